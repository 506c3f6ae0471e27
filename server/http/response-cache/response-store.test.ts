import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everything } from '#server/services/effects/dependency-tags.ts';
import { createInvalidation } from '#server/services/invalidation/invalidation.ts';
import { bytesOf, packAnswer, variantFor } from './cached-response.ts';
import { createAnswerCache } from './response-store.ts';

const answer = (body: Buffer) => packAnswer(200, { 'content-type': 'text/plain' }, body);

/** Of 500 bytes, which are not packed. */
const small = await answer(Buffer.alloc(500));
const size = bytesOf(small);

function cacheOf(maxBytes: number) {
  const invalidation = createInvalidation();
  const cache = createAnswerCache(invalidation, maxBytes);
  /** Keeps an answer that reads these tags. */
  const keep = (key: string, made = small, ...tags: string[]) =>
    cache.make(key, async () => ({ answer: made, keep: true, dependencies: new Set(tags) }));
  return { ...cache, invalidation, keep, get: (key: string) => cache.get(key) };
}

test('what nobody used for longest goes first, and no more is kept than was agreed', async () => {
  const { get, keep, stats } = cacheOf(5 * size);
  for (const key of ['a', 'b', 'c', 'd', 'e']) await keep(key);
  expect(stats).toMatchObject({ bytes: 5 * size, evicted: 0 });
  // The oldest is used once more
  expect(get('a')).toBe(small);
  await keep('f');
  await keep('g');
  expect(stats).toMatchObject({ bytes: 5 * size, evicted: 2 });
  const there = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].filter((key) => get(key));
  expect(there).toEqual(['a', 'd', 'e', 'f', 'g']);
});

test('what is read stays, however many addresses are asked for once', async () => {
  const { get, keep } = cacheOf(5 * size);
  for (const key of ['a', 'b', 'c']) await keep(key);
  for (let number = 0; number < 100; number += 1) {
    await keep(`once ${number}`);
    expect(['a', 'b', 'c'].map((key) => get(key))).toEqual([small, small, small]);
  }
});

test('what was written over is in nobody’s hands any more', async () => {
  setFlagsFromString('--expose-gc');
  const cleanUp = runInNewContext('gc') as () => void;
  const { make, invalidation, settled } = cacheOf(1_000_000);
  const made: WeakRef<object>[] = [];
  const pages = ['a', 'b', 'c'];
  for (const page of pages)
    await make(page, async () => {
      const one = await answer(Buffer.alloc(500));
      made.push(new WeakRef(one));
      return { answer: one, keep: true, dependencies: new Set(['tag']) };
    });
  for (let write = 0; write < 100; write += 1) {
    void invalidation.invalidate(['tag']);
    await settled();
  }
  await turn();
  cleanUp();
  expect(made.filter((each) => each.deref()).length).toBeLessThanOrEqual(pages.length);
});

test('an answer that would take more than a quarter of the room is given and not kept', async () => {
  const body = randomBytes(300);
  const quarter = await answer(body);
  const { get, keep, stats } = cacheOf(4 * bytesOf(quarter));
  await keep('fits', quarter);
  expect(get('fits')).toBe(quarter);
  const larger = await answer(Buffer.concat([body, Buffer.alloc(1)]));
  expect((await keep('larger', larger)).answer).toBe(larger);
  expect(get('larger')).toBeUndefined();
  expect(stats.bytes).toBe(bytesOf(quarter));
});

test('an answer that is unpacked for a caller is weighed anew', async () => {
  const { get, keep, weigh, stats } = cacheOf(1_000_000);
  const text = await answer(Buffer.from('a long text '.repeat(1_000)));
  await keep('text', text);
  await keep('other');
  const before = stats.bytes;
  const { bytes } = variantFor(get('text')!, []);
  weigh('text');
  expect(stats.bytes).toBeGreaterThanOrEqual(before + bytes.length);
  expect(stats.bytes).toBe(bytesOf(text) + size);
  expect(variantFor(get('text')!, []).bytes).toBe(bytes);
  variantFor(get('text')!, ['gzip', 'zstd']);
  weigh('text');
  expect([...get('text')!.variants.keys()]).toEqual(['br', 'identity', 'gzip']);
  expect(stats.bytes).toBe(bytesOf(text) + size);
});

test('an answer that grew past a quarter of the room is let go, and no other for it', async () => {
  const text = await answer(Buffer.from('a long text '.repeat(1_000)));
  const { get, keep, weigh, stats } = cacheOf(4 * bytesOf(text));
  const other = await answer(Buffer.alloc(1));
  await keep('other', other);
  await keep('text', text);
  variantFor(get('text')!, []);
  weigh('text');
  expect([get('other'), get('text')]).toEqual([other, undefined]);
  expect(stats).toMatchObject({ bytes: bytesOf(other), evicted: 0 });
});

test('whatever happens, what is counted is what is kept', async () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
  const step = fc.oneof(
    fc.record({ does: fc.constant('make' as const), key, bytes: fc.nat(2_000), tag: key }),
    fc.record({
      does: fc.constant('write' as const),
      key: fc.oneof({ weight: 9, arbitrary: key }, fc.constant(everything)),
    }),
    fc.record({ does: fc.constant('unpack' as const), key }),
  );
  const room = 4_000;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { get, keep, weigh, settled, invalidation, stats } = cacheOf(room);
      for (const each of steps) {
        if (each.does === 'make') await keep(each.key, await answer(Buffer.alloc(each.bytes)), each.tag);
        if (each.does === 'write') void invalidation.invalidate([each.key]);
        if (each.does === 'unpack') {
          const found = get(each.key);
          if (found) variantFor(found, []);
          weigh(each.key);
        }
        await settled();
        const kept = [...'abcdefgh'].map((name) => get(name)).filter((found) => found !== undefined);
        expect(stats.bytes).toBe(kept.reduce((sum, found) => sum + bytesOf(found), 0));
        expect(stats.bytes).toBeLessThanOrEqual(room);
      }
    }),
    { numRuns: 60 },
  );
});

test('what cannot be made anew is given to nobody once the write is over', async () => {
  const { get, keep, make, settled, invalidation } = cacheOf(5 * size);
  let fails = false;
  await make('key', async () => {
    if (fails) throw new Error('no database');
    return { answer: small, keep: true, dependencies: new Set(['tag']) };
  });
  await keep('other', small, 'another tag');
  fails = true;
  void invalidation.invalidate(['tag']);
  // Until it is known that there is nothing newer
  expect(get('key')).toBe(small);
  await settled();
  expect([get('key'), get('other')]).toEqual([undefined, small]);
});

test('what was begun before everything changed is not kept', async () => {
  const { get, make, invalidation } = cacheOf(5 * size);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const made = make('key', async () => {
    await released;
    return { answer: small, keep: true, dependencies: new Set<string>() };
  });
  void invalidation.invalidate([everything]);
  release();
  await made;
  expect(get('key')).toBeUndefined();
});

test('what fails is tried again by the next who asks', async () => {
  const { make, stats } = cacheOf(5 * size);
  const failing = make('key', () => Promise.reject(new Error('no database')));
  await expect(failing).rejects.toThrow('no database');
  expect(
    (await make('key', async () => ({ answer: small, keep: true, dependencies: new Set<string>() }))).answer,
  ).toBe(small);
  expect(stats.made).toBe(2);
});
