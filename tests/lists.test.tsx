import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ItemCard } from '#app/blocks/items/item-card.tsx';
import { listView } from '#app/blocks/items/list-view.ts';
import type { Site } from '#app/context.ts';
import { itemView } from '#app/items.ts';
import { LanguageProvider } from '#app/language.tsx';
import { loader, meta } from '#app/pages/section-list.tsx';

import { statusOf } from '#server/http/errors/error-handler.ts';
import type { Language } from '#shared/languages.ts';
import { sectionByKey } from '#shared/site/sections.ts';
import { loaderArguments } from './sites/loader-arguments.ts';
import { draft, testApp } from './sites/test-app.ts';

/** A site with thirteen items of 2026, two of 2025, one without a year, and one of 2024 in English alone. */
async function siteOfYears() {
  const app = await testApp();
  const dates = [
    ...Array.from({ length: 13 }, () => ({})),
    { date_ar: 'أيار ٢٠٢٥', date_en: '' },
    { date_ar: '', date_en: 'May 2025' },
    { date_ar: 'أمس', date_en: '' },
    { date_ar: '٢٠٢٤', date_en: '2024', title_ar: '' },
  ];
  for (const date of dates) await app.services.content.create('studies', { ...draft('x'), ...date });
  const site: Site = { services: app.services, publicUrl: 'http://localhost', report: fail, statusOf };
  return { ...app, page: async (path: string) => (await loader(loaderArguments(site, path))).data };
}

const idsOf = (items: { id: number }[] | undefined) => items?.map(({ id }) => id);

const pathsOf = ({ links }: { links: { path: string; current: boolean }[] }) =>
  links.map(({ path, current }) => (current ? `${path} *` : path));

test('a page of a year has its items alone, and keeps year and view in its links', async () => {
  const { page } = await siteOfYears();
  const all = await page('/studies');
  expect([idsOf(all.items)?.length, all.more, all.count]).toEqual([12, true, '١٦ دراسة']);
  expect(all.links.map(pathsOf)).toEqual([
    ['/studies *', '/studies?year=2026', '/studies?year=2025'],
    ['/studies *', '/studies?view=register'],
  ]);
  const year = await page('/en/studies?view=register&year=2025');
  expect([idsOf(year.items), year.more, year.count]).toEqual([[15, 14], false, '2 studies']);
  expect(year.title).toBe('Studies, 2025');
  expect(year.links.map(({ links }) => links.map(({ text }) => text))).toEqual([
    ['All', '2026', '2025', '2024'],
    ['Cards', 'Register'],
  ]);
  expect(year.links.map(pathsOf)).toEqual([
    [
      '/en/studies?view=register',
      '/en/studies?year=2026&view=register',
      '/en/studies?year=2025&view=register *',
      '/en/studies?year=2024&view=register',
    ],
    ['/en/studies?year=2025', '/en/studies?year=2025&view=register *'],
  ]);
  const second = await page('/studies?year=2026&page=2');
  expect([idsOf(second.items), second.more, second.count]).toEqual([[1], false, '١٣ دراسة']);
});

test('a page of a year has an address of its own to search engines, and its register has that of the cards', async () => {
  const { page } = await siteOfYears();
  const frame = { publicUrl: 'http://localhost', identity: { name: 'D', shareImage: '' } };
  const matches = [undefined, { id: 'layout/site-layout', loaderData: frame }];
  for (const [path, canonical] of [
    ['/en/studies?view=register', '/en/studies'],
    ['/en/studies?view=register&page=2&year=2026', '/en/studies?year=2026&page=2'],
  ] as const) {
    const [pathname] = path.split('?');
    const head = meta({ loaderData: await page(path), location: { pathname }, matches } as never);
    expect(head).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: `http://localhost${canonical}`,
    });
  }
});

test('a year without items is an empty list, and what is no year is the complete one', async () => {
  const { page } = await siteOfYears();
  const empty = await page('/studies?year=1999');
  expect([empty.items, empty.count, empty.links.length]).toEqual([[], '', 2]);
  for (const query of ['year=abc', 'year=20255', 'year=', 'year=٢٠٢٥', 'view=table', 'year=1812']) {
    expect(idsOf((await page(`/studies?${query}`)).items), query).toHaveLength(12);
  }
});

test('an item moves to the year of its new date', async () => {
  const { page, services } = await siteOfYears();
  await services.content.update('studies', 14, { date_ar: 'أيار ٢٠٢٦' });
  expect(idsOf((await page('/studies?year=2025')).items)).toEqual([15]);
  expect((await page('/studies?year=2026')).count).toBe('١٤ دراسة');
  await services.content.update('studies', 15, { date_en: 'May 2023' });
  const years = (await page('/studies')).links[0]?.links.map(({ text }) => text);
  expect(years).toEqual(['الكل', '٢٠٢٦', '٢٠٢٣']);
});

test('the call of a list takes a year beside a language, and its items are what they were', async () => {
  const { request } = await siteOfYears();
  const response = await request('/api/studies?limit=1&page=2&language=ar&year=2025');
  expect(idsOf(response.json().studies)).toEqual([14]);
  expect(response.headers['x-total-count']).toBe('2');
  expect(response.json().studies[0]).not.toHaveProperty('year');
  for (const [query, year] of [
    ['year=2025', 'year needs language beside it.'],
    ['language=ar&year=1', 'year must be a year from 1900 to 2099.'],
  ]) {
    const refused = await request(`/api/studies?${query}`);
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { year: [year] }]);
  }
});

test.each([
  ['ar', [0, 1, 2, 3, 11, 100, 1_102], '/خبر واحد/خبران/٣ أخبار/١١ خبرًا/١٠٠ خبر/١٬١٠٢ خبر'],
  ['en', [0, 1, 2], '/1 news item/2 news items'],
] as const)('the number of items is written as the language counts (%s)', (language, totals, expected) => {
  const counts = totals.map(
    (total) =>
      listView({
        section: 'security-news',
        language,
        query: {},
        years: [],
        now: 0,
        total,
        hasSubscriptions: false,
      }).count,
  );
  expect(counts.join('/')).toBe(expected);
});

const rules = { publicUrl: 'http://localhost', imageHosts: [] };
const stored = {
  id: 1,
  ...draft('x'),
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};

/** A card on a page in a language, of an item with these texts. */
function card(language: Language, texts: Partial<typeof stored>): string {
  const view = itemView(sectionByKey('studies'), { ...stored, ...texts }, language, rules);
  const shared = { address: '', title: '', description: '', image: undefined };
  const props = { item: view, shared, textInOtherLanguage: 'there alone' };
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <LanguageProvider language={language}>
          <ItemCard {...props} />
        </LanguageProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Page />);
}

test('a card has the texts that its language lacks in the other one, and says so', () => {
  const complete = card('ar', {});
  expect(complete).not.toContain('there alone');
  expect(complete).not.toContain('lang=');
  const lacking = card('ar', { description_ar: ' ', date_ar: '' });
  expect(lacking).toMatch(/lang="en"[^>]*><bdi>1 November 2026/);
  expect(lacking).toContain('there alone');
  expect(lacking).toMatch(/<p class="card-description" dir="ltr" lang="en">What x says/);
  const english = card('en', { description_en: '' });
  expect(english).toMatch(/<p class="card-description" dir="rtl" lang="ar">ما يقوله x/);
  expect(card('en', { description_en: '', description_ar: '' })).not.toContain('there alone');
});

test('a card without a picture has no place for one', () => {
  expect(card('ar', {})).toMatch(/^<article class="card card-plain"><div class="card-text">/);
  expect(card('ar', { image: 'x.svg' })).toMatch(/^<article class="card"><div class="card-image"><picture>/);
});

function fail(error: unknown): never {
  throw error;
}
