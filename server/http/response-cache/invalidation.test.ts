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
/** Pages that link to the third, and others that do not. */
const near = ['/articles/1/ar', '/articles/2/en', '/articles/4/ar'];
const far = ['/articles/5/ar', '/articles/9/en', '/articles/13/ar', '/api/article/4'];
/** Pages whose neighbours change with a new item. */
const newest = ['/articles/14/ar', '/articles/15/en'];
const tenders = ['/tenders', '/tender/1/ar', '/feed/tenders/ar.xml', '/api/tenders', '/api/tender/1'];
const managers = ['/managers', '/api/managers'];
const profile = ['/api/about-manager-main', '/api/about-manager-details', '/api/manager-activities'];
const settings = ['/about-directorate', '/manifest-ar.webmanifest', '/.well-known/security.txt'];
const files = ['/sitemap.xml', '/robots.txt'];
const details = [third, near, far, newest].flat();
const everywhere = [home, articleLists, details, tenders, managers, profile, settings, files].flat();

type Write = [name: string, write: (services: Services) => Promise<unknown>, touched: string[]];

const list = [...home, ...articleLists, ...newest, '/sitemap.xml'];
const item = [...list, ...third, ...near];
const manager = { name: {}, from: {}, to: {}, image: null };
const writes: Write[] = [
  ['an article changes', ({ content }) => content.update('articles', 3, {}), item],
  ['an article comes', ({ content }) => content.create('articles', draft('new')), list],
  ['an article goes', ({ content }) => content.remove('articles', 3), item],
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

test.each(writes)('when %s, exactly the URLs that show it are invalidated', async (_name, write, touched) => {
  const { get, services, responseCache } = await cachedSite({ items: { articles: 15, tenders: 2 } });
  for (const address of everywhere) await get(address);
  const stored = () =>
    new Map(everywhere.map((url) => [url, responseCache.store.get(cacheKey({ url, headers: {} })!.key)]));
  const before = stored();
  expect([...before].filter(([, response]) => !response)).toEqual([]);

  await write(services);
  await responseCache.store.flushed();

  const after = stored();
  const changed = everywhere.filter((address) => after.get(address) !== before.get(address));
  expect(changed.toSorted()).toEqual(touched.toSorted());
});

test('a write regenerates the response used last; the others are rendered on request', async () => {
  const { get, services, stats, rendered, responseCache } = await cachedSite({
    items: { articles: 15, tenders: 2 },
  });
  for (const address of everywhere) await get(address);
  const before = stats.rendered;
  await services.content.update('articles', 3, { title_ar: 'عنوان جديد' });
  await responseCache.store.flushed();
  expect(stats.rendered - before).toBe(1);
  expect(await rendered(...item)).toBe(item.length - 1);
  expect(await rendered(...everywhere)).toBe(0);
});

test('a save of an article by its editor shows in its call, its lists and the home page, and nowhere else', async () => {
  const { get, editor, rendered } = await cachedSite({ items: { articles: 2, tenders: 2 } });
  const call = await editor();
  const shows = [
    '/',
    '/articles',
    '/articles/2/ar',
    '/api/articles',
    '/api/article/2',
    '/feed/articles/ar.xml',
  ];
  await rendered(...shows, ...tenders);
  const saved = await call('/api/update-article/2', await form({ title_ar: 'عنوان جديد' }));
  expect(saved.status).toBe(200);
  for (const address of shows) expect((await get(address)).body.toString(), address).toContain('عنوان جديد');
  expect(await rendered(...tenders)).toBe(0);
});

test('another program’s writes purge the cache once they are noticed; our own do not', async () => {
  const { DatabaseSync } = await import('node:sqlite');
  const { get, services, rendered, dataDir } = await cachedSite({ items: { articles: 2, tenders: 2 } });
  await services.health.checkForChanges();
  await rendered('/articles', '/tenders');
  await services.content.update('articles', 2, { title_ar: 'من هنا' });
  await services.health.checkForChanges();
  expect(await rendered('/tenders')).toBe(0);

  const other = new DatabaseSync(`${dataDir}/diwan.sqlite`);
  other.exec(`update content_item set title_ar = 'من هناك' where section = 'articles' and id = 2`);
  other.close();
  await services.health.checkForChanges();
  expect((await get('/articles')).body.toString()).toContain('من هناك');
  expect(await rendered('/articles', '/tenders')).toBe(1);
});
