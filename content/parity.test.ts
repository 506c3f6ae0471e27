import { expect, test } from 'vitest';
import type { Language } from '#shared/languages.ts';
import { itemParity } from '#shared/parity/item-parity.ts';
import { parityOf } from '#shared/parity/parity.ts';
import { sections } from '#shared/site/sections.ts';
import { sample } from './sample.ts';

const items = sections.flatMap((section) => sample.items[section.key].map((item) => ({ section, item })));

type Pair = { place: string } & Record<Language, string>;

/** Every text in two languages, however deep it lies. */
function pairsOf(value: unknown, place: string): Pair[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('ar' in value && 'en' in value && typeof value.ar === 'string' && typeof value.en === 'string')
    return [{ place, ar: value.ar, en: value.en }];
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(inner, `${place}.${key}`));
}

const { managers, profile, details, settings } = sample;
const pairs = pairsOf({ managers, profile, details, settings }, 'sample');

test('both languages of every sample item say the same numbers and dates', () => {
  expect(items.length).toBeGreaterThan(100);
  const differing = items.flatMap(({ section, item }) =>
    itemParity(section, item).map((each) => ({ item: item.title_en, ...each })),
  );
  expect(differing).toEqual([]);
});

test('so do the managers, the profile and the settings, but for the line of the copyright', () => {
  expect(pairs.length).toBeGreaterThan(100);
  const differing = pairs.flatMap(({ place, ar, en }) =>
    parityOf({ ar: { text: ar }, en: { text: en } }).map((each) => ({ place, ...each })),
  );
  // The specification has two years in this line
  expect(differing).toEqual([
    { place: 'sample.settings.footer.copyright', kind: 'number', ar: ['٢٠٢٤'], en: ['2025'] },
  ]);
});

test('a number that was changed in any item is found, unless the item has it elsewhere', () => {
  const changed = items.flatMap(({ section, item }) =>
    [...item.description_en.matchAll(/[3-9]/g)].map(({ 0: digit, index }) => {
      const other = digit === '9' ? '8' : String(Number(digit) + 1);
      const description = item.description_en.slice(0, index) + other + item.description_en.slice(index + 1);
      return itemParity(section, { ...item, description_en: description }).length > 0;
    }),
  );
  expect(changed.length).toBeGreaterThan(200);
  expect(changed.filter((isFound) => !isFound).length / changed.length).toBeLessThan(0.02);
});
