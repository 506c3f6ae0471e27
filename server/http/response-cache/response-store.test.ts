import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everything } from '#server/services/effects/dependency-tags.ts';
import { createInvalidation } from '#server/services/invalidation/invalidation.ts';
import { compressedResponse, sizeOf, variantFor } from './cached-response.ts';
import { createResponseStore } from './response-store.ts';

const responseOf = (body: Buffer) => compressedResponse(200, { 'content-type': 'text/plain' }, body);

/** Of 500 bytes, which are not compressed. */
const small = await responseOf(Buffer.alloc(500));
const size = sizeOf(small);

function storeOf(maxBytes: number) {
  const invalidation = createInvalidation();
  const store = createResponseStore(invalidation, maxBytes);
  /** Stores a response with these tags. */
  const put = (key: string, response = small, ...tags: string[]) =>
    store.render(key, async () => ({ response, cacheable: true, dependencies: new Set(tags) }));
  return { ...store, invalidation, put, get: (key: string) => store.get(key) };
}

test('eviction takes the responses that were not used for longest, and memory stays within its limit', async () => {
  const { get, put, stats } = storeOf(5 * size);
  for (const key of ['a', 'b', 'c', 'd', 'e']) await put(key);
  expect(stats).toMatchObject({ bytes: 5 * size, evicted: 0 });
  // A reference keeps the oldest
  expect(get('a')).toBe(small);
  await put('f');
  await put('g');
  expect(stats).toMatchObject({ bytes: 5 * size, evicted: 2 });
  const there = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].filter((key) => get(key));
  expect(there).toEqual(['a', 'd', 'e', 'f', 'g']);
});

test('a response that is read stays, however many URLs are requested once', async () => {
  const { get, put } = storeOf(5 * size);
  for (const key of ['a', 'b', 'c']) await put(key);
  for (let number = 0; number < 100; number += 1) {
    await put(`once ${number}`);
    expect(['a', 'b', 'c'].map((key) => get(key))).toEqual([small, small, small]);
  }
});

test('an invalidated response can be collected as garbage', async () => {
  setFlagsFromString('--expose-gc');
  const cleanUp = runInNewContext('gc') as () => void;
  const { render, invalidation, flushed } = storeOf(1_000_000);
  const made: WeakRef<object>[] = [];
  const pages = ['a', 'b', 'c'];
  for (const page of pages)
    await render(page, async () => {
      const one = await responseOf(Buffer.alloc(500));
      made.push(new WeakRef(one));
      return { response: one, cacheable: true, dependencies: new Set(['tag']) };
    });
  for (let write = 0; write < 100; write += 1) {
    void invalidation.invalidate(['tag']);
    await flushed();
  }
  await turn();
  cleanUp();
  expect(made.filter((each) => each.deref()).length).toBeLessThanOrEqual(pages.length);
});

test('a response of more than a quarter of the memory is returned and not stored', async () => {
  const body = randomBytes(300);
  const quarter = await responseOf(body);
  const { get, put, stats } = storeOf(4 * sizeOf(quarter));
  await put('fits', quarter);
  expect(get('fits')).toBe(quarter);
  const larger = await responseOf(Buffer.concat([body, Buffer.alloc(1)]));
  expect((await put('larger', larger)).response).toBe(larger);
  expect(get('larger')).toBeUndefined();
  expect(stats.bytes).toBe(sizeOf(quarter));
});

test('a response with another variant is counted again', async () => {
  const { get, put, updateSize, stats } = storeOf(1_000_000);
  const text = await responseOf(Buffer.from('a long text '.repeat(1_000)));
  await put('text', text);
  await put('other');
  const before = stats.bytes;
  const { bytes } = variantFor(get('text')!, []);
  updateSize('text');
  expect(stats.bytes).toBeGreaterThanOrEqual(before + bytes.length);
  expect(stats.bytes).toBe(sizeOf(text) + size);
  expect(variantFor(get('text')!, []).bytes).toBe(bytes);
  variantFor(get('text')!, ['gzip', 'zstd']);
  updateSize('text');
  expect([...get('text')!.variants.keys()]).toEqual(['br', 'identity', 'gzip']);
  expect(stats.bytes).toBe(sizeOf(text) + size);
});

test('a response that grew past a quarter of the memory is removed, and no other for it', async () => {
  const text = await responseOf(Buffer.from('a long text '.repeat(1_000)));
  const { get, put, updateSize, stats } = storeOf(4 * sizeOf(text));
  const other = await responseOf(Buffer.alloc(1));
  await put('other', other);
  await put('text', text);
  variantFor(get('text')!, []);
  updateSize('text');
  expect([get('other'), get('text')]).toEqual([other, undefined]);
  expect(stats).toMatchObject({ bytes: sizeOf(other), evicted: 0 });
});

test('the bytes counted are those stored, after any writes and evictions', async () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
  const step = fc.oneof(
    fc.record({ does: fc.constant('render' as const), key, bytes: fc.nat(2_000), tag: key }),
    fc.record({
      does: fc.constant('write' as const),
      key: fc.oneof({ weight: 9, arbitrary: key }, fc.constant(everything)),
    }),
    fc.record({ does: fc.constant('decompress' as const), key }),
  );
  const maxBytes = 4_000;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { get, put, updateSize, flushed, invalidation, stats } = storeOf(maxBytes);
      for (const each of steps) {
        if (each.does === 'render') await put(each.key, await responseOf(Buffer.alloc(each.bytes)), each.tag);
        if (each.does === 'write') void invalidation.invalidate([each.key]);
        if (each.does === 'decompress') {
          const found = get(each.key);
          if (found) variantFor(found, []);
          updateSize(each.key);
        }
        await flushed();
        const stored = [...'abcdefgh'].map((name) => get(name)).filter((found) => found !== undefined);
        expect(stats.bytes).toBe(stored.reduce((sum, found) => sum + sizeOf(found), 0));
        expect(stats.bytes).toBeLessThanOrEqual(maxBytes);
      }
    }),
    { numRuns: 60 },
  );
});

test('a response that cannot be regenerated is removed once the write is over', async () => {
  const { get, put, render, flushed, invalidation } = storeOf(5 * size);
  let fails = false;
  await render('key', async () => {
    if (fails) throw new Error('no database');
    return { response: small, cacheable: true, dependencies: new Set(['tag']) };
  });
  await put('other', small, 'another tag');
  fails = true;
  void invalidation.invalidate(['tag']);
  // The stale response is served until its regeneration ends
  expect(get('key')).toBe(small);
  await flushed();
  expect([get('key'), get('other')]).toEqual([undefined, small]);
});

test('a response whose rendering began before a purge is not stored', async () => {
  const { get, render, invalidation } = storeOf(5 * size);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const rendered = render('key', async () => {
    await released;
    return { response: small, cacheable: true, dependencies: new Set<string>() };
  });
  void invalidation.invalidate([everything]);
  release();
  await rendered;
  expect(get('key')).toBeUndefined();
});

test('a failed rendering is tried again by the next request', async () => {
  const { render, stats } = storeOf(5 * size);
  const failing = render('key', () => Promise.reject(new Error('no database')));
  await expect(failing).rejects.toThrow('no database');
  expect(
    (await render('key', async () => ({ response: small, cacheable: true, dependencies: new Set<string>() })))
      .response,
  ).toBe(small);
  expect(stats.rendered).toBe(2);
});
