import { expect, test } from 'vitest';
import { languages } from '#shared/languages.ts';
import { childrenOf, type Element, readXml, textOf } from '#tests/requests/read-xml.ts';
import { draft, testApp } from '#tests/sites/test-app.ts';

const publicUrl = 'https://www.example.org';

/** The nine lists of the specification (§2), by the name that a feed bears, and where their items are. */
const lists = [
  ['manager-activities', '/manager-activities', 'Activities of the General Manager', 'نشاطات المدير العام'],
  ['security-news', '/security-news', 'Security news', 'أخبار أمنية'],
  ['sports-news', '/sports-news', 'Sports activities', 'نشاطات رياضية'],
  ['directorate-activities', '/directorate-activities', 'Directorate activities', 'نشاطات المديرية'],
  ['recruitments', '/recruitment', 'Recruitment announcements', 'إعلانات التطويع'],
  ['tenders', '/tender', 'Tender announcements', 'إعلانات المناقصات'],
  ['admin-news', '/admin-news', 'Administrative news', 'أخبار إدارية'],
  ['articles', '/articles', 'Articles', 'مقالات'],
  ['studies', '/studies', 'Studies', 'دراسات'],
] as const;

test.each(lists)('%s has a feed in each language', async (section, detail, english, arabic) => {
  const site = await testApp({ config: { publicUrl }, items: { [section]: 1 } });
  for (const language of languages) {
    const feed = await readFeed(site, `/feed/${section}/${language}.xml`);
    const self = `${publicUrl}/feed/${section}/${language}.xml`;
    expect(feed.attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language });
    expect(textOf(feed, 'id')).toBe(self);
    expect(textOf(feed, 'title')).toContain(language === 'ar' ? arabic : english);
    expect(textOf(feed, 'subtitle')).not.toBe('');
    expect(links(feed)).toEqual({
      self,
      alternate: `${publicUrl}${language === 'ar' ? '' : '/en'}/${section}`,
    });
    const [entry] = childrenOf(feed, 'entry');
    expect(textOf(entry!, 'id')).toBe(`${publicUrl}${detail}/1/${language}`);
    expect(links(entry!)).toEqual({ alternate: `${publicUrl}${detail}/1/${language}` });
    expect(textOf(entry!, 'title')).toBe(language === 'ar' ? `${section} 1 بالعربية` : `${section} 1`);
  }
});

test('a feed holds the newest twenty, newest first', async () => {
  const feed = await readFeed(await testApp({ items: { articles: 22 } }), '/feed/articles/en.xml');
  const titles = childrenOf(feed, 'entry').map((entry) => textOf(entry, 'title'));
  expect(titles).toEqual(Array.from({ length: 20 }, (_, index) => `articles ${22 - index}`));
});

test('texts arrive unchanged, and no markup of an item becomes markup', async () => {
  const site = await testApp();
  await site.services.content.create('articles', {
    ...draft(''),
    title_en: `Tom & "Jerry" <b>'s</b> ]]> &amp;\u0000\u0008\uFFFE`,
    title_ar: 'تحديث IPv6 «الأمن» & الشبكة <2.0>',
    description_en: 'First <script>alert(1)</script>\r\n\r\n  \n& second\u000B',
  });
  const [english] = childrenOf(await readFeed(site, '/feed/articles/en.xml'), 'entry');
  const [arabic] = childrenOf(await readFeed(site, '/feed/articles/ar.xml'), 'entry');
  expect(textOf(english!, 'title')).toBe(`Tom & "Jerry" <b>'s</b> ]]> &amp;`);
  expect(textOf(arabic!, 'title')).toBe('تحديث IPv6 «الأمن» & الشبكة <2.0>');
  expect(textOf(english!, 'summary')).toBe('First <script>alert(1)</script> & second');
  expect(textOf(english!, 'content')).toBe(
    '<p dir="auto">First &lt;script&gt;alert(1)&lt;/script&gt;</p><p dir="auto">&amp; second</p>',
  );
});

test('the summary of a long text ends at a word', async () => {
  const site = await testApp();
  const text = 'every word counts '.repeat(40).trim();
  await site.services.content.create('articles', { ...draft('long'), description_en: text });
  const [entry] = childrenOf(await readFeed(site, '/feed/articles/en.xml'), 'entry');
  expect(textOf(entry!, 'summary')).toBe(`${text.slice(0, 298)}…`);
});

test('an item is only in the feeds of the languages that it has a title in', async () => {
  const site = await testApp();
  await site.services.content.create('tenders', { ...draft('English alone'), title_ar: '' });
  await site.services.content.create('tenders', { ...draft('nothing'), title_ar: '', title_en: ' ' });
  const titles = async (language: string) =>
    childrenOf(await readFeed(site, `/feed/tenders/${language}.xml`), 'entry').map((entry) =>
      textOf(entry, 'title'),
    );
  expect([await titles('ar'), await titles('en')]).toEqual([[], ['English alone']]);
});

test('a stored picture is enclosed; a picture of another host is not', async () => {
  const site = await testApp({ config: { publicUrl } });
  const create = (image: string | null) => site.services.content.create('articles', { ...draft('x'), image });
  await create('covers/desk-960x600.webp');
  await create('https://pictures.example.net/desk.jpg');
  await create(null);
  const entries = childrenOf(await readFeed(site, '/feed/articles/en.xml'), 'entry').toReversed();
  expect(entries.map((entry) => links(entry)['enclosure'])).toEqual([
    `${publicUrl}/storage/covers/desk-960x600.webp`,
    undefined,
    undefined,
  ]);
  expect(childrenOf(entries[0]!, 'link')[1]?.attributes['type']).toBe('image/webp');
});

test('a change of an old item updates the feed’s timestamp, and not the date of publication', async () => {
  const site = await testApp();
  await site.services.content.create('studies', draft('old'), new Date('2025-01-01'));
  await site.services.content.create('studies', draft('new'), new Date('2025-02-01'));
  expect(textOf(await readFeed(site, '/feed/studies/en.xml'), 'updated')).toBe('2025-02-01T00:00:00.000Z');

  const { updated_at } = await site.services.content.update('studies', 1, draft('old, mended'));
  const feed = await readFeed(site, '/feed/studies/en.xml');
  const old = childrenOf(feed, 'entry')[1];
  expect(textOf(feed, 'updated')).toBe(updated_at);
  expect(textOf(old!, 'updated')).toBe(updated_at);
  expect(textOf(old!, 'published')).toBe('2025-01-01T00:00:00.000Z');
});

test('a feed has the newest checkpoint of the publication log, signed', async () => {
  const site = await testApp({ config: { publicUrl }, items: { articles: 1 } });
  const checkpointIn = async (address: string) => {
    const [stated] = childrenOf(await readFeed(site, address), 'checkpoint');
    return stated?.attributes;
  };
  const published = async () => {
    const { seq, hash, at, signature } = (await site.request('/log/checkpoint')).json();
    return { xmlns: `${publicUrl}/log/`, seq: String(seq), hash, at, signature };
  };
  const before = await published();
  expect(await checkpointIn('/feed/articles/en.xml')).toEqual(before);
  // Another section's feed has it as well, at the next request
  await site.services.content.create('studies', draft('Later'));
  expect(await published()).not.toEqual(before);
  for (const path of ['/feed/articles/en.xml', '/feed/studies/ar.xml'])
    expect(await checkpointIn(path)).toEqual(await published());
});

test('a section without items has a feed without entries', async () => {
  const feed = await readFeed(await testApp(), '/feed/articles/en.xml');
  expect(childrenOf(feed, 'entry')).toEqual([]);
  expect(textOf(feed, 'updated')).toBe('1970-01-01T00:00:00.000Z');
});

test.each([
  ['/feed/weather/en.xml', 'en', 'There is nothing at this address.'],
  ['/feed/recruitment/ar.xml', 'en', 'There is nothing at this address.'],
  ['/feed/articles/fr.xml', 'en', 'There is nothing at this address.'],
  ['/feed/toString/en.xml', 'ar', 'لا شيء على هذا العنوان.'],
])('%s is not found, with a message in %s', async (address, language, message) => {
  const { request } = await testApp();
  const response = await request(address, { headers: { 'accept-language': language } });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ message });
});

async function readFeed({ request }: Awaited<ReturnType<typeof testApp>>, address: string): Promise<Element> {
  const response = await request(address);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  return readXml(response.body);
}

function links(parent: Element): Record<string, string | undefined> {
  return Object.fromEntries(
    childrenOf(parent, 'link').map(({ attributes }) => [attributes['rel'], attributes['href']]),
  );
}
