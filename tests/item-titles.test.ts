import { expect, test } from 'vitest';
import type { Site } from '#app/context.ts';
import { homeData } from '#app/home-data.ts';
import { loader as detailLoader } from '#app/pages/section-detail.tsx';
import { loader as listLoader } from '#app/pages/section-list.tsx';
import type { Services } from '#server/composition.ts';
import { statusOf } from '#server/http/errors/error-handler.ts';
import { languages } from '#shared/languages.ts';
import { href } from '#shared/site/href.ts';
import { sections } from '#shared/site/sections.ts';
import { cachedSite } from './sites/cached-site.ts';
import { loaderArguments } from './sites/loader-arguments.ts';
import { draft, testApp } from './sites/test-app.ts';

/** Item 1 has both titles, 2 the Arabic one alone, 3 the English one alone, and 4 none. */
const titles = [
  {},
  { title_en: '' },
  { title_ar: '' },
  { title_ar: ' ', title_en: '', description_ar: 'A text alone makes nothing public.' },
];

async function storeEach({ content }: Pick<Services, 'content'>): Promise<void> {
  for (const { key } of sections)
    for (const title of titles) await content.create(key, { ...draft(key), ...title });
}

type Listed = { id: number }[];
const idsOf = (items: Listed | undefined) => items?.map(({ id }) => id);

test('without a title an item is there for those who are signed in alone, in every section', async () => {
  const { services, request, signIn } = await testApp();
  await storeEach(services);
  const { call } = await signIn();
  for (const section of sections) {
    const [name] = section.listKeys;
    const list = `/api/${section.calls.list}`;
    for (const query of ['', '?limit=10', '?limit=2&page=1']) {
      const shown = query.includes('page') ? 2 : 10;
      const open = await request(list + query);
      expect([open.statusCode, idsOf(open.json()[name])]).toEqual([200, [3, 2, 1].slice(0, shown)]);
      expect(open.headers['x-total-count']).toBe('3');
      const own = await call(list + query);
      expect(idsOf(own.json()[name])).toEqual([4, 3, 2, 1].slice(0, shown));
      expect(own.headers).toMatchObject({ 'x-total-count': '4', 'cache-control': 'no-store' });
    }
    expect(idsOf((await request(`${list}?limit=2&page=2`)).json()[name])).toEqual([1]);
    const item = `/api/${section.calls.item}/4`;
    expect([(await request(item)).statusCode, (await call(item)).statusCode]).toEqual([404, 200]);
    expect((await request(`/api/${section.calls.item}/3`)).statusCode).toBe(200);
  }
});

test('a list by language holds the items with a title in it', async () => {
  const { services, request } = await testApp();
  await storeEach(services);
  for (const [language, ids] of [
    ['ar', [2, 1]],
    ['en', [3, 1]],
  ] as const) {
    const response = await request(`/api/articles?limit=12&page=1&language=${language}`);
    expect(idsOf(response.json().articles)).toEqual(ids);
    expect(response.headers['x-total-count']).toBe('2');
  }
  expect((await request('/api/articles?language=fr')).statusCode).toBe(422);
});

test('an unknown token reads as a visitor does, with WWW-Authenticate in the response', async () => {
  const { services, request } = await testApp();
  await storeEach(services);
  for (const authorization of ['Bearer nonsense', `Bearer ${'A'.repeat(43)}`]) {
    const response = await request('/api/articles', { headers: { authorization } });
    expect([response.statusCode, idsOf(response.json().articles)]).toEqual([200, [3, 2, 1]]);
    expect(response.headers).toMatchObject({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' });
  }
  expect((await request('/api/articles')).headers).not.toHaveProperty('www-authenticate');
});

test('the lists of signed-in editors reach no visitor, and a title makes an item public immediately', async () => {
  const { services, responseCache, editor, get } = await cachedSite();
  await storeEach(services);
  const call = await editor();
  const ids = async (read: typeof call | typeof get, path: string) =>
    idsOf(JSON.parse(String((await read(path, { method: 'GET' })).body)).articles);
  expect(await ids(call, '/api/articles')).toEqual([4, 3, 2, 1]);
  expect(await ids(get, '/api/articles')).toEqual([3, 2, 1]);
  expect(await ids(call, '/api/articles')).toEqual([4, 3, 2, 1]);
  expect((await call('/api/article/4', { method: 'GET' })).status).toBe(200);
  expect((await get('/api/article/4')).status).toBe(404);

  const path = '/api/articles?limit=12&page=1&language=en';
  expect(await ids(get, path)).toEqual([3, 1]);
  await services.content.update('articles', 4, { title_en: 'At last' });
  await responseCache.store.flushed();
  expect(await ids(get, path)).toEqual([4, 3, 1]);
  expect(await ids(get, '/api/articles')).toEqual([4, 3, 2, 1]);
  expect((await get('/api/article/4')).status).toBe(200);
  await services.content.update('articles', 4, { title_en: '' });
  await responseCache.store.flushed();
  expect(await ids(get, path)).toEqual([3, 1]);
  expect((await get('/api/article/4')).status).toBe(404);
});

test('a page, a preview, a feed and the sitemap of a language hold the items with a title in it', async () => {
  const { services, request } = await testApp({ config: { publicUrl: 'http://localhost' } });
  await storeEach(services);
  const site: Site = { services, publicUrl: 'http://localhost', report: fail, statusOf };
  const sitemap = (await request('/sitemap.xml')).body;
  const home = { ar: await homeData(site, 'ar'), en: await homeData(site, 'en') };
  for (const section of sections) {
    for (const [language, ids, prefix] of [
      ['ar', [2, 1], ''],
      ['en', [3, 1], '/en'],
    ] as const) {
      const { data } = await listLoader(loaderArguments(site, prefix + section.list));
      expect([idsOf(data.items), data.more]).toEqual([ids, false]);
      const preview = home[language].bands
        .flatMap(({ previews }) => previews)
        .find(({ key }) => key === section.key);
      expect(preview?.stories?.map(({ path }) => path)).toEqual(
        ids.map((id) => href('section-detail', { section: section.key, id, language })),
      );
      const feed = (await request(`/feed/${section.key}/${language}.xml`)).body;
      for (const id of [1, 2, 3, 4]) {
        const path = href('section-detail', { section: section.key, id, language });
        const isHere = ids.some((each) => each === id);
        expect([path, feed.includes(`<id>http://localhost${path}</id>`)]).toEqual([path, isHere]);
        expect([path, sitemap.includes(`http://localhost${path}`)]).toEqual([path, isHere]);
      }
    }
  }
});

test('the address of an item that is not in its language has the other one, and nothing of an untitled item', async () => {
  const { services } = await testApp();
  await storeEach(services);
  const site: Site = { services, publicUrl: 'http://localhost', report: fail, statusOf };
  for (const section of sections) {
    for (const [id, language, other] of [
      [2, 'en', 'ar'],
      [3, 'ar', 'en'],
    ] as const) {
      const { data, init } = await detailLoader(
        loaderArguments(site, href('section-detail', { section: section.key, id, language }), id),
      );
      expect(init?.status).toBe(404);
      expect(data).toMatchObject({
        languages: [other],
        item: { path: href('section-detail', { section: section.key, id, language: other }) },
      });
    }
    for (const language of languages) {
      const { data, init } = await detailLoader(
        loaderArguments(site, href('section-detail', { section: section.key, id: 4, language }), 4),
      );
      expect([init?.status, data.item, data.missing]).toEqual([404, undefined, 'unknown']);
    }
  }
});

function fail(error: unknown): never {
  throw error;
}
