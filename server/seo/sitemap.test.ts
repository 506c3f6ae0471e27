import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sections } from '#shared/site/sections.ts';
import { childrenOf, readXml, textOf } from '#tests/requests/read-xml.ts';
import { draft, testApp } from '#tests/sites/test-app.ts';

const publicUrl = 'https://www.example.org';

/** The specification's public routes (§2). */
const specified =
  `/ /about-directorate /managers /anthem /about-manager /manager-activities /security-news /sports-news
  /directorate-activities /recruitments /tenders /admin-news /articles /studies /contact-us /code-conduct /verify`.split(
    /\s+/,
  );

/** Beside them, the list of a further section. */
const routes = [...new Set([...specified, ...sections.map(({ list }) => list)])];

const everySection = {
  'manager-activities': 1,
  'security-news': 2,
  'sports-news': 1,
  'directorate-activities': 1,
  recruitments: 2,
  'admin-news': 1,
  tenders: 1,
  articles: 1,
  studies: 1,
};

const items =
  `/manager-activities/1 /security-news/1 /security-news/2 /sports-news/1 /directorate-activities/1
  /recruitment/1 /recruitment/2 /admin-news/1 /tender/1 /articles/1 /studies/1`.split(/\s+/);

test('the sitemap lists every page in both languages, as alternates; Arabic is the default', async () => {
  const { urls } = await readSitemap(await testApp({ config: { publicUrl }, items: everySection }));
  const pairs = [
    ...routes.map((path) => ({ ar: path, en: path === '/' ? '/en' : `/en${path}` })),
    ...items.map((path) => ({ ar: `${path}/ar`, en: `${path}/en` })),
  ];
  const expected = pairs.flatMap((pair) => {
    const [ar, en] = [publicUrl + pair.ar, publicUrl + pair.en];
    return [ar, en].map((loc) => ({ loc, alternates: { ar, en, 'x-default': ar } }));
  });
  expect(byAddress(urls.map(({ loc, alternates }) => ({ loc, alternates })))).toEqual(byAddress(expected));
});

test('an item and its list have a last modification date; a page without items has none', async () => {
  const site = await testApp({ config: { publicUrl } });
  await site.services.content.create('tenders', draft('old'), new Date('2025-01-01'));
  await site.services.content.create('tenders', draft('new'), new Date('2025-02-01'));
  const before = await readSitemap(site);
  expect(before.changed('/tender/1/ar')).toBe('2025-01-01T00:00:00.000Z');
  expect(before.changed('/en/tenders')).toBe('2025-02-01T00:00:00.000Z');
  expect(before.changed('/en/studies')).toBeUndefined();

  const { updated_at } = await site.services.content.update('tenders', 1, draft('old, mended'));
  const after = await readSitemap(site, { 'if-none-match': before.tag });
  expect(after.changed('/tender/1/ar')).toBe(updated_at);
  expect(after.changed('/tender/2/ar')).toBe('2025-02-01T00:00:00.000Z');
  expect(after.changed('/en/tenders')).toBe(updated_at);
});

test('an unchanged sitemap responds 304', async () => {
  const site = await testApp({ items: { articles: 1 } });
  const { tag } = await readSitemap(site);
  const again = await site.request('/sitemap.xml', { headers: { 'if-none-match': tag } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('more URLs than a sitemap may hold are split, and none is lost', async () => {
  const site = await testApp({ config: { publicUrl } });
  fillArticles(site.dataDir, 30_000);
  const index = readXml((await site.request('/sitemap.xml')).body);
  expect(index.name).toBe('sitemapindex');
  const parts = childrenOf(index, 'sitemap').map((part) => textOf(part, 'loc'));
  expect(parts).toEqual([`${publicUrl}/sitemap-1.xml`, `${publicUrl}/sitemap-2.xml`]);

  const named = new Set<string>();
  for (const part of parts) {
    const { body } = await site.request(new URL(part).pathname);
    const addresses = Array.from(body.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);
    expect(addresses.length).toBeLessThanOrEqual(50_000);
    for (const address of addresses) named.add(address);
  }
  expect(named.size).toBe(2 * (routes.length + 30_000));
});

test.each(['/sitemap-0.xml', '/sitemap-2.xml', '/sitemap-99999999999999999999.xml'])(
  '%s, a part that is none, is not found',
  async (address) => {
    const { request } = await testApp({ items: { articles: 1 } });
    const response = await request(address);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: 'There is nothing at this address.' });
  },
);

function byAddress<Url extends { loc: string }>(urls: Url[]): Url[] {
  return urls.toSorted((one, other) => (one.loc < other.loc ? -1 : 1));
}

type Site = Awaited<ReturnType<typeof testApp>>;

async function readSitemap({ request }: Site, headers: Record<string, string> = {}) {
  const response = await request('/sitemap.xml', { headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  const root = readXml(response.body);
  expect(root.name).toBe('urlset');
  expect(root.attributes).toEqual({
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  });
  const urls = childrenOf(root, 'url').map((url) => ({
    loc: textOf(url, 'loc'),
    changed: childrenOf(url, 'lastmod')[0]?.text,
    alternates: Object.fromEntries(
      childrenOf(url, 'xhtml:link').map(({ attributes }) => [attributes['hreflang'], attributes['href']]),
    ),
  }));
  const changed = (path: string) => urls.find(({ loc }) => loc === publicUrl + path)?.changed;
  return { urls, changed, tag: String(response.headers.etag) };
}

/** Writes into the database's file: requests would take minutes. */
function fillArticles(dataDir: string, count: number): void {
  using database = new DatabaseSync(join(dataDir, 'diwan.sqlite'));
  database.exec(`
    with recursive number (id) as (select 1 union all select id + 1 from number where id < ${count})
    insert into content_item
      (section, id, title_en, title_ar, description_en, description_ar, date_en, date_ar, created_at, updated_at)
    select 'articles', id, 'a', 'a', '', '', '', '', '2025-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z' from number`);
}
