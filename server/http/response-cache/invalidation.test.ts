import { expect, test } from 'vitest';
import type { Services } from '#server/composition.ts';
import { defaultSettings } from '#server/services/settings/default-settings.ts';
import { form } from '#tests/requests/form.ts';
import { cachedSite } from '#tests/sites/cached-site.ts';
import { draft } from '#tests/sites/test-app.ts';
import { cacheKey } from './cache-key.ts';

const home = ['/', '/en', '/no-such-page', '/en/no-such-page'];
const articleLists = [
  '/articles',
  '/en/articles',
  '/articles?page=2',
  '/articles.data',
  '/feed/articles/ar.xml',
].concat(['/api/articles', '/api/articles?limit=3', '/api/articles?limit=3&page=2']);
const third = ['/articles/3/ar', '/articles/3/en', '/api/article/3'];
const fourth = ['/articles/4/ar', '/api/article/4'];
const tenders = ['/tenders', '/tender/1/ar', '/feed/tenders/ar.xml', '/api/tenders', '/api/tender/1'];
const managers = ['/managers', '/api/managers'];
const profile = ['/api/about-manager-main', '/api/about-manager-details', '/api/manager-activities'];
const settings = ['/about-directorate', '/manifest-ar.webmanifest', '/.well-known/security.txt'];
const files = ['/sitemap.xml', '/robots.txt'];
const everywhere = [home, articleLists, third, fourth, tenders, managers, profile, settings, files].flat();

type Write = [name: string, write: (services: Services) => Promise<unknown>, touched: string[]];

const list = [...home, ...articleLists, '/sitemap.xml'];
const manager = { name: {}, from: {}, to: {}, image: null };
const writes: Write[] = [
  ['an article changes', ({ content }) => content.update('articles', 3, {}), [...list, ...third]],
  ['an article comes', ({ content }) => content.create('articles', draft('new')), list],
  ['an article goes', ({ content }) => content.remove('articles', 3), [...list, ...third]],
  ['a manager comes', (services) => services.managers.create(manager as never), managers],
  [
    'the profile changes',
    (services) => services.profile.saveMain({ section_1: { ar: 'x' } }),
    [...home, ...profile],
  ],
  ['a group of the profile changes', (services) => services.profile.saveDetails({}), [...home, ...profile]],
  [
    'the settings change',
    (services) => services.settings.save('anthem', defaultSettings.anthem),
    everywhere.filter((address) => !/^\/(?:api|sitemap|robots)/.test(address)),
  ],
  ['a write is refused', ({ content }) => content.remove('articles', 99).catch(() => undefined), []],
];

test.each(writes)('when %s, exactly what shows it is made anew', async (_name, write, touched) => {
  const { get, services, pageCache } = await cachedSite({ items: { articles: 15, tenders: 2 } });
  for (const address of everywhere) await get(address);
  const kept = () =>
    new Map(everywhere.map((url) => [url, pageCache.cache.get(cacheKey({ url, headers: {} })!.key)]));
  const before = kept();
  expect([...before].filter(([, answer]) => !answer)).toEqual([]);

  await write(services);
  await pageCache.cache.settled();

  const after = kept();
  const changed = everywhere.filter((address) => after.get(address) !== before.get(address));
  expect(changed.toSorted()).toEqual(touched.toSorted());
});

test('of what a write touches the one used last is made at once, the others when they are asked for', async () => {
  const { get, services, stats, made, pageCache } = await cachedSite({ items: { articles: 15, tenders: 2 } });
  for (const address of everywhere) await get(address);
  const before = stats.made;
  await services.content.update('articles', 3, { title_ar: 'عنوان جديد' });
  await pageCache.cache.settled();
  expect(stats.made - before).toBe(1);
  const touched = [...list, ...third];
  expect(await made(...touched)).toBe(touched.length - 1);
  expect(await made(...everywhere)).toBe(0);
});

test('a save of an article by its editor shows in its call, its lists and the home page, and nowhere else', async () => {
  const { get, editor, made } = await cachedSite({ items: { articles: 2, tenders: 2 } });
  const call = await editor();
  const shows = [
    '/',
    '/articles',
    '/articles/2/ar',
    '/api/articles',
    '/api/article/2',
    '/feed/articles/ar.xml',
  ];
  await made(...shows, ...tenders);
  const saved = await call('/api/update-article/2', await form({ title_ar: 'عنوان جديد' }));
  expect(saved.status).toBe(200);
  for (const address of shows) expect((await get(address)).body.toString(), address).toContain('عنوان جديد');
  expect(await made(...tenders)).toBe(0);
});

test('another program’s writes are seen when they are looked for; our own clear nothing', async () => {
  const { DatabaseSync } = await import('node:sqlite');
  const { get, services, made, dataDir } = await cachedSite({ items: { articles: 2, tenders: 2 } });
  await services.health.checkForChanges();
  await made('/articles', '/tenders');
  await services.content.update('articles', 2, { title_ar: 'من هنا' });
  await services.health.checkForChanges();
  expect(await made('/tenders')).toBe(0);

  const other = new DatabaseSync(`${dataDir}/diwan.sqlite`);
  other.exec(`update content_item set title_ar = 'من هناك' where section = 'articles' and id = 2`);
  other.close();
  await services.health.checkForChanges();
  expect((await get('/articles')).body.toString()).toContain('من هناك');
  expect(await made('/articles', '/tenders')).toBe(1);
});
