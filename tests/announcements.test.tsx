import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Services } from '#server/composition.ts';
import { photograph } from './requests/pictures.ts';
import { itemHead } from './sites/item-head.ts';
import { renderedPage } from './sites/rendered-page.tsx';
import { draft, testApp } from './sites/test-app.ts';

const now = Date.parse('2026-11-22T08:00:00Z');
const hour = 60 * 60 * 1000;
const at = (hours: number) => new Date(now + hours * hour).toISOString();

/** Tenders by their titles: closed, open, without dates, one that closes soon, one that opens. */
async function siteOfTenders() {
  const site = await testApp({ now: () => now });
  const make = (title: string, own: object) =>
    site.services.content.create('tenders', { ...draft(title), ...own });
  await make('Closed', { closes_at: at(-1), reference: 'T-2026/01' });
  await make('Open', { opens_at: at(-1), closes_at: at(240) });
  await make('Undated', { description_en: 'Closing date: 24 July 2025.' });
  await make('Soon', { closes_at: at(50) });
  await make('Upcoming', { opens_at: at(24), closes_at: at(240) });
  return site;
}

const marks = (html: string) =>
  Array.from(html.matchAll(/<span class="closing closing-(\w+)">(.*?)<\/span>/g), ([, state, text]) => [
    state,
    text,
  ]);

const titles = (html: string) =>
  Array.from(html.matchAll(/<h2 class="card-title"[^>]*>(.*?)<\/h2>/g), ([, title = '']) =>
    title.replaceAll(/<[^>]*>/g, ''),
  );

test('lists have open announcements first, say how long, and can be filtered without a script', async () => {
  const { services } = await siteOfTenders();
  const list = (query = '') => renderedPage(services, 'section-list', `/en/tenders${query}`);
  const all = await list();
  expect(titles(all)).toEqual(['Soon', 'Open', 'Upcoming', 'Undated', 'Closed']);
  expect(marks(all)).toEqual([
    ['closing', 'Closing soon, 2 days left'],
    ['open', 'Open, 10 days left'],
    ['upcoming', 'Opens Monday 23 November 2026'],
    ['closed', 'Closed'],
    ['closed', 'Closed'],
  ]);
  expect(all).toContain('href="/en/tenders?state=open"');
  const open = await list('?state=open');
  expect([titles(open), open.includes('2 tenders')]).toEqual([['Soon', 'Open'], true]);
  expect(open).toMatch(/<a[^>]*aria-current="true"[^>]*href="\/en\/tenders\?state=open"/);
  expect(open).toContain('href="/en/tenders?state=open&amp;view=register"');
  expect(titles(await list('?state=closed'))).toEqual(['Closed']);
  const register = await list('?state=closed&view=register');
  expect(register).toMatch(/<bdi dir="ltr">T-2026\/01<\/bdi><span class="closing closing-closed">/);
  // A section without dates has neither
  await services.content.create('articles', draft('B'));
  const articles = await renderedPage(services, 'section-list', '/en/articles?state=open');
  expect([titles(articles), articles.includes('state=')]).toEqual([['B'], false]);
});

test('where none is open, the list says so', async () => {
  const { services } = await testApp({ now: () => now });
  await services.content.create('tenders', { ...draft('A'), closes_at: at(-1) });
  expect(await renderedPage(services, 'section-list', '/tenders?state=open')).toContain(
    'لا إعلان مفتوحًا للتقديم حاليًا.',
  );
});

test('the page of an announcement has its dates and reference in its summary, which win over its text', async () => {
  const { services } = await testApp({ now: () => now });
  const description_en = 'Tender T-2026/99. Closing date: 24 July 2027.';
  const dates = { reference: 'T-2026/12', opens_at: at(-24), closes_at: at(98) };
  await services.content.create('tenders', { ...draft('A'), description_en, ...dates });
  const page = await renderedPage(services, 'section-detail', '/tender/1/en');
  expect(marks(page)).toEqual([['open', 'Open, 4 days left']]);
  const facts = Array.from(page.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g), ([, label, text = '']) => [
    label,
    text.replaceAll(/<[^>]*>/g, ''),
  ]);
  expect(facts).toEqual([
    ['Opens', 'Saturday 21 November 2026, 10:00'],
    ['Closing date', 'Thursday 26 November 2026, 12:00'],
    ['Reference', 'T-2026/12'],
  ]);
});

/** The data for machines in the head of an item's page. */
async function structured(services: Services, path: string) {
  return (await itemHead(services, path)).flatMap((tag) =>
    'script:ld+json' in tag ? [tag['script:ld+json'] as Record<string, unknown>] : [],
  );
}

test('a recruitment with a closing date is a vacancy to search engines, also when it is over', async () => {
  const { services } = await testApp({ now: () => now });
  const description_en = 'Two posts.\nMore than <12> & fewer.';
  const dates = { reference: 'R-2026/05', opens_at: at(-240), closes_at: at(-1) };
  for (const section of ['recruitments', 'tenders'] as const)
    await services.content.create(section, { ...draft('A'), description_en, ...dates });
  const found = await structured(services, '/recruitment/1/en');
  expect(found.find((data) => data['@type'] === 'JobPosting')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    'title': 'A',
    'description': '<p>Two posts.</p><p>More than &lt;12> &amp; fewer.</p>',
    'datePosted': at(-240),
    'validThrough': at(-1),
    'url': 'https://www.example.org/recruitment/1/en',
    'hiringOrganization': expect.objectContaining({
      '@type': 'GovernmentOrganization',
      'sameAs': 'https://www.example.org',
    }),
    'jobLocation': {
      '@type': 'Place',
      'address': expect.objectContaining({ '@type': 'PostalAddress', 'addressCountry': 'LB' }),
    },
    'identifier': expect.objectContaining({ '@type': 'PropertyValue', 'value': 'R-2026/05' }),
  });
  const types = (await structured(services, '/tender/1/en')).map((data) => data['@type']);
  expect(types).toEqual(['BreadcrumbList', 'NewsArticle']);
  await services.content.update('recruitments', 1, { closes_at: null });
  const without = (await structured(services, '/recruitment/1/en')).map((data) => data['@type']);
  expect(without).toEqual(['BreadcrumbList', 'NewsArticle']);
});

test('an announcement and its notices show their line; a result closes the first on its page and in lists', async () => {
  const { services } = await testApp({ now: () => now });
  for (const title of ['Tender', 'Notice'])
    await services.content.create('tenders', { ...draft(title), closes_at: at(9) });
  const page = (id: number) => renderedPage(services, 'section-detail', `/tender/${id}/en`);
  expect(await page(1)).not.toContain('notice-line');
  await services.relations.relate(
    'tenders',
    2,
    { concerns: { section: 'tenders', id: 1 }, kind: 'result' },
    '',
  );
  const first = await page(1);
  const steps = Array.from(
    first.matchAll(/<li([^>]*)><span class="notice-kind">(.*?)<\/span>/g),
    ([, own, kind]) => [own, kind],
  );
  expect(steps).toEqual([
    [' aria-current="page"', 'Announcement'],
    ['', 'Result'],
  ]);
  expect(first).toMatch(/<nav class="notice-line"[^>]*>.*href="\/tender\/2\/en"/);
  expect(marks(first)).toEqual([['closed', 'Closed, with a result']]);
  expect(first).not.toContain('.ics');
  expect(await page(2)).toMatch(
    /href="\/tender\/1\/en"[^]*aria-current="page"><span class="notice-kind">Result/,
  );
  const list = await renderedPage(services, 'section-list', '/en/tenders');
  expect([titles(list), marks(list)]).toEqual([
    ['Notice', 'Tender'],
    [
      ['closing', 'Closes today at 19:00'],
      ['closed', 'Closed, with a result'],
    ],
  ]);
});

test('at the moment of closing the picture for shared links says so, under another address', async () => {
  let time = now;
  const site = await testApp({ now: () => time });
  const { services } = site;
  const { file } = await services.images.save(await photograph({ width: 1200, height: 900 }));
  await services.media.register();
  await services.media.change(file.slice(7, 23), { focal: { x: 0.2, y: 1 } });
  for (const image of [file, null, 'https://elsewhere.example/a-960x600.webp'])
    await services.content.create('tenders', { ...draft('A'), image, closes_at: at(1) });
  const shared = async (path: string) => {
    const tags = (await itemHead(services, path)) as { property?: string; content?: string }[];
    const of = (property: string) => tags.find((tag) => tag.property === property)?.content;
    return [of('og:image')?.replace('https://www.example.org/storage/', ''), of('og:image:alt')];
  };
  const stem = file.replace('.webp', '');
  const card = (item: string) => expect.stringMatching(`^cards/tenders-${item}-[0-9a-f]{16}-1200x630.jpg$`);
  expect(await shared('/tender/1/en')).toEqual([`${stem}.20-100.share.jpg`, 'A']);
  const open = await shared('/tender/2/ar');
  expect(open).toEqual([card('2-ar'), expect.any(String)]);
  time += 2 * hour;
  expect(await shared('/tender/1/en')).toEqual([`${stem}.20-100.closed-en.share.jpg`, 'Closed: A']);
  const closed = await shared('/tender/2/ar');
  expect(closed).toEqual([card('2-ar'), expect.stringMatching(/^انتهى التقديم: /)]);
  expect(closed[0]).not.toBe(open[0]);
  // A picture elsewhere has no size that can be stated
  expect(await shared('/tender/3/en')).toEqual([card('3-en'), 'Closed: A (Tender announcements)']);
  // A reader of the page fetches the picture at once
  for (const path of [`${stem}.20-100.closed-en.share.jpg`, closed[0]]) {
    const picture = await site.request(`/storage/${path}`);
    expect(picture.headers['cache-control']).toContain('immutable');
    const { format, width, height } = await sharp(picture.rawPayload).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    if (path === closed[0]) continue;
    // The band is lighter than the photograph
    const band = sharp(picture.rawPayload).extract({ left: 0, top: 560, width: 200, height: 60 });
    expect(Math.min(...(await band.raw().toBuffer()))).toBeGreaterThan(230);
  }
  await services.images.idle();
});

test('beside an announcement, those that are closed say so, by their dates, a notice or their text', async () => {
  const { services } = await siteOfTenders();
  const near = async (id: number) => {
    const page = await renderedPage(services, 'section-detail', `/tender/${id}/en`);
    return Array.from(
      page.matchAll(/<span class="near-title[^>]*>(.*?)<\/span>(?:<span class="closing (.*?)<\/span>)?/g),
      ([, title, mark]) => [title, mark],
    );
  };
  expect(await near(2)).toEqual([
    ['Soon', undefined],
    ['Undated', 'closing-closed">Closed'],
    ['Closed', 'closing-closed">Closed'],
  ]);
  const concerns = { section: 'tenders', id: 4 } as const;
  await services.relations.relate('tenders', 5, { concerns, kind: 'cancellation' }, '');
  expect((await near(2))[0]).toEqual(['Soon', 'closing-closed">Cancelled']);
});
