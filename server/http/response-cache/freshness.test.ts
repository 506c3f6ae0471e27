import { expect, test } from 'vitest';
import { form } from '#tests/requests/form.ts';
import { cachedSite } from '#tests/sites/cached-site.ts';

const shows = ['/', '/articles', '/articles/1/ar', '/api/article/1', '/api/articles?limit=3'];

test('an editor never sees a stale page after a save, and readers meanwhile never see an error', async () => {
  const { get, editor } = await cachedSite({ items: { articles: 1 } });
  const call = await editor();
  await call('/api/update-article/1', await form({ title_ar: 'save 0.' }));
  /** The save that was begun last, and the one that was responded last. */
  const last = { begun: 0, responded: 0 };

  /** Reads once: the response is at least as new as the last save that was acknowledged, and no newer than the last begun. */
  async function read(address: string): Promise<void> {
    const before = last.responded;
    const { status, body } = await get(address);
    const seen = Number(/save (\d+)\./.exec(body.toString())?.[1]);
    const good = status === 200 && seen >= before && seen <= last.begun;
    expect(good, `${address} ${status}: ${seen} of ${before} to ${last.begun}`).toBe(true);
  }
  const readers = shows.map(async (address) => {
    while (last.responded < 100) await read(address);
  });

  for (let number = 1; number <= 100; number += 1) {
    last.begun = number;
    const { status } = await call('/api/update-article/1', await form({ title_ar: `save ${number}.` }));
    expect(status).toBe(200);
    last.responded = number;
    await Promise.all(shows.map(read));
  }
  await Promise.all(readers);
});

test('a response that was rendered while its content was written is not stored', async () => {
  const { promise: written, resolve: release } = Promise.withResolvers<void>();
  const { promise: reading, resolve: hasRead } = Promise.withResolvers<void>();
  let slow = true;
  const { get, services, stats } = await cachedSite({
    items: { articles: 1, tenders: 1 },
    change: ({ content, ...others }) => ({
      ...others,
      content: {
        ...content,
        async find(...item) {
          const found = await content.find(...item);
          hasRead();
          if (slow) await written;
          return found;
        },
      },
    }),
  });
  const early = get('/api/article/1');
  await reading;
  await services.content.update('articles', 1, { title_en: 'New' });
  slow = false;

  // A request after the write does not wait for the earlier rendering
  expect((await get('/api/article/1')).body.toString()).toContain('"New"');
  release();
  expect((await early).body.toString()).toContain('"articles 1"');
  expect((await get('/api/article/1')).body.toString()).toContain('"New"');
  expect(stats).toMatchObject({ rendered: 2, hits: 1 });
});

test('midnight in Beirut purges the cache', async () => {
  // 23:30 there
  let timestamp = Date.parse('2026-11-21T21:30:00Z');
  const { rendered } = await cachedSite({ now: () => timestamp });
  const addresses = ['/', '/en', '/managers', '/api/articles'];
  expect(await rendered(...addresses)).toBe(4);
  timestamp += 29 * 60_000;
  expect(await rendered(...addresses)).toBe(0);
  timestamp += 60_000;
  expect(await rendered(...addresses)).toBe(4);
  expect(await rendered(...addresses)).toBe(0);
});
