import { expect, test } from 'vitest';
import type { ContentItem } from '#shared/content/content-item.ts';
import * as limits from '#shared/limits.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import { type Band, latestHeadlines, previewBands } from './preview-bands.ts';

const rules = { publicUrl: 'https://site.example', imageHosts: [] };

const written = {
  image: 'covers/desk-960x600.webp',
  title_en: 'A title',
  title_ar: 'عنوان',
  description_en: 'What it says',
  description_ar: 'ما يقوله',
  date_en: 'Friday 20 November 2026',
  date_ar: 'الجمعة ٢٠ تشرين الثاني ٢٠٢٦',
  created_at: '2026-11-21T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:00.000Z',
};

type Found = NonNullable<Parameters<typeof previewBands>[0]>;

/** The newest items of every section: of this number each, or of what is stated for one. */
function found(total: number, stated: Partial<Record<SectionKey, Partial<ContentItem>[]>> = {}): Found {
  const each = sections.map(({ key }) => {
    const own = stated[key] ?? Array.from({ length: Math.min(total, limits.previewItems) }, () => ({}));
    const items = own.map((item, index) => ({ id: own.length - index, ...written, ...item }));
    return [key, { items, total: stated[key]?.length ?? total }];
  });
  return Object.fromEntries(each);
}

const previewsOf = (bands: Band[]) => bands.flatMap(({ previews }) => previews);
const keysOf = (bands: Band[]) => bands.map(({ previews }) => previews.map(({ key }) => key));

const inBands = [
  ['manager-activities'],
  ['security-news'],
  ['sports-news', 'directorate-activities'],
  ['recruitments', 'admin-news', 'tenders'],
  ['articles', 'studies'],
];

test('neighbours of one shape share a band, in the order of the sections, loaded or failed', () => {
  expect(keysOf(previewBands(found(3), 'ar', rules).bands)).toMatchObject(inBands);
  const failed = previewBands(undefined, 'ar', rules);
  expect(keysOf(failed.bands)).toMatchObject(inBands);
  expect(previewsOf(failed.bands).filter(({ stories }) => stories)).toEqual([]);
  expect(failed.empty).toEqual([]);
});

test('sections without items are named together, save one that always leads to its list', () => {
  const { bands, empty } = previewBands(found(0), 'ar', rules);
  expect(keysOf(bands)).toEqual([['manager-activities']]);
  expect(empty).toEqual(sections.slice(1).map(({ key }) => key));
  const some = previewBands(found(1, { 'sports-news': [], 'tenders': [] }), 'ar', rules);
  expect(some.empty).toEqual(['sports-news', 'tenders']);
  expect(keysOf(some.bands)).toContainEqual(['recruitments', 'admin-news']);
});

test('View More follows how a list is fetched: limited, complete, or always', () => {
  const leading = (total: number) =>
    previewsOf(previewBands(found(total), 'ar', rules).bands)
      .filter(({ more }) => more)
      .map(({ key }) => sections.find((section) => section.key === key)?.viewMore);
  expect(new Set(leading(0))).toEqual(new Set(['always']));
  expect(new Set(leading(2))).toEqual(new Set(['always']));
  expect(new Set(leading(3))).toEqual(new Set(['always', 'full']));
  expect(new Set(leading(4))).toEqual(new Set(['always', 'full', 'more']));
});

test('a story carries what its shape shows, and nothing that it does not have', () => {
  const shown = (overrides: Partial<ContentItem>) =>
    previewBands(
      found(3, Object.fromEntries(sections.map(({ key }) => [key, Array(3).fill(overrides)]))),
      'ar',
      rules,
    )
      .bands.map(({ shape, previews }) => {
        const stories = previews[0]?.stories ?? [];
        const count = (field: 'image' | 'text' | 'day') => stories.filter((story) => story[field]).length;
        return [shape, count('image'), count('text'), count('day')];
      })
      .slice(0, inBands.length);
  expect(shown({})).toEqual([
    ['beside', 1, 0, 0],
    ['lead', 3, 3, 0],
    ['pair', 1, 0, 0],
    ['board', 0, 0, 3],
    ['reading', 0, 3, 0],
  ]);
  // No picture, a text in the other language alone, a date without the number of a day
  expect(shown({ image: null, description_ar: '', date_ar: 'تشرين الثاني' })).toEqual(
    inBands.map((_, index) => [expect.anything(), 0, 0, 0].with(0, shown({})[index]?.[0])),
  );
});

test('a date has parts from the number of its day to its end', () => {
  for (const [language, number] of [
    ['ar', '٢٠'],
    ['en', '20'],
  ] as const) {
    const board = previewBands(found(1), language, rules).bands.find(({ shape }) => shape === 'board');
    const day = board?.previews[0]?.stories?.[0]?.day ?? [];
    expect(day[0]).toBe(number);
    expect(written[`date_${language}`].endsWith(day.join(''))).toBe(true);
  }
});

test('the newest headlines of all sections are those of the newest dates', () => {
  const titles = (
    stated: Partial<Record<SectionKey, Partial<ContentItem>[]>>,
    language: 'ar' | 'en' = 'en',
  ) => latestHeadlines(found(0, stated), language, rules).map(({ title }) => title);
  const dated = (title_en: string, date_en: string, created = '2026-11-21') => ({
    title_en,
    date_en,
    created_at: `${created}T08:00:00.000Z`,
  });
  expect(titles({})).toEqual([]);
  expect(
    titles({
      'security-news': [dated('second', 'Thursday 19 November 2026'), dated('older', '1 November 2026')],
      'tenders': [dated('first', '20/11/2026')],
      'studies': [dated('third', 'November 2026')],
      'articles': [dated('oldest', 'October 2026')],
    }),
  ).toEqual(['first', 'second', 'older']);
  // A deadline to come, and a date that is no date: the day on which the item was stored
  expect(
    titles({
      'tenders': [dated('a deadline', '1 March 2027', '2026-11-10')],
      'articles': [dated('no date', 'soon', '2026-11-12')],
      'studies': [dated('in between', '11 November 2026')],
    }),
  ).toEqual(['no date', 'in between', 'a deadline']);
  const [long = ''] = titles({ studies: [{ title_en: 'word '.repeat(60) }] });
  expect(long.length).toBeLessThanOrEqual(limits.latestTitleCharacters + 1);
});
