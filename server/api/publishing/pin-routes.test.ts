import { expect, test } from 'vitest';
import { href } from '#shared/site/href.ts';
import { desk } from '#tests/sites/desk.ts';
import { renderedPage } from '#tests/sites/rendered-page.tsx';

const minutes = 10 * 60 * 1000;

test('a pinned item is the first of its section’s pages until its end; the calls stay newest first', async () => {
  const { write, send, request, services, pass, at, db } = await desk();
  for (const title of ['First', 'Second', 'Third']) await write({ publish: undefined, title_en: title });
  const { json } = await send('articles/1/pin', { until: at(minutes) });
  expect(json.pin).toEqual({ until: at(minutes) });

  const list = async (query = '') => {
    const { articles } = (await request(`/api/articles?limit=12&page=1&language=en${query}`)).json();
    return articles.map(({ title_en }: { title_en: string }) => title_en);
  };
  expect([await list(), await list('&first=pinned')]).toEqual([
    ['Third', 'Second', 'First'],
    ['First', 'Third', 'Second'],
  ]);
  const page = () =>
    renderedPage(services, 'section-list', href('section-list', { section: 'articles', language: 'en' }));
  expect(await page()).toMatch(/card-pinned">Pinned<[^]*First[^]*Third[^]*Second/);
  await pass(minutes);
  const after = await page();
  expect(after).toMatch(/Third[^]*Second[^]*First/);
  expect(after).not.toContain('card-pinned');

  await send('articles/2/pin', { until: null });
  expect((await send('articles/2/unpin')).json.pin).toBeNull();
  const entries = await db.selectFrom('audit_entry').select('action').orderBy('seq', 'desc').execute();
  const actions = entries.map(({ action }) => action);
  expect(actions.filter((action) => /pinned|fired/.test(action))).toEqual([
    'content.unpinned',
    'content.pinned',
    'content.fired',
    'content.pinned',
  ]);
});

test('an item is not pinned until a moment in the past, nor are more pinned than fit', async () => {
  const { write, send, call, at } = await desk();
  for (let id = 1; id <= 6; id += 1) await write({ publish: undefined });
  expect(await send('articles/1/pin', { until: at(-minutes) })).toMatchObject({
    status: 422,
    json: { errors: { until: ['The end has passed. Please choose a later one, or none.'] } },
  });
  for (const body of [{}, { until: 'tomorrow' }])
    expect((await send('articles/1/pin', body)).status).toBe(422);
  expect((await send('articles/9/pin', { until: null })).status).toBe(404);
  for (let id = 1; id <= 5; id += 1)
    expect((await send(`articles/${id}/pin`, { until: null })).status).toBe(200);
  expect((await send('articles/6/pin', { until: null })).status).toBe(409);
  // One in the trash leaves its place
  await call('/api/article/4', { method: 'DELETE' });
  expect((await send('articles/6/pin', { until: null })).status).toBe(200);
  expect((await send('articles/5/pin', { until: at(minutes) })).json.pin).toEqual({ until: at(minutes) });
});

test('a duplicate is a draft of its own; its picture outlives the first item', async () => {
  const { write, send, call, request, services } = await desk();
  await write({ publish: undefined });
  await services.content.update('articles', 1, { image: 'images/shared.webp' });
  const copy = await send('articles/1/duplicate');
  const { title_ar, title_en, image } = (await call('/api/items/articles/1')).json();
  expect(copy).toMatchObject({
    status: 201,
    json: { id: 2, title_ar, title_en, image, sides: { ar: { state: 'draft' }, en: { state: 'draft' } } },
  });
  expect((await request('/api/articles')).json().articles).toHaveLength(1);
  await call('/api/article/1', { method: 'DELETE' });
  await call('/api/trash/articles/1', { method: 'DELETE' });
  expect((await call('/api/items/articles/2')).json().image).toBe(image);
  expect((await send('articles/9/duplicate')).status).toBe(404);
});
