import { expect, test, vi } from 'vitest';
import { latinDigits } from '../../../shared/numeral.ts';
import { sections } from '../../../shared/site/sections.ts';
import { archiveItem } from './archive-item.ts';

const perSection = 400;
const items = sections.flatMap(({ key }) =>
  Array.from({ length: perSection }, (_, at) => ({ key, ...archiveItem(key, at) })),
);

test('an item of the archive is always the same, and few are the same as another', () => {
  expect(archiveItem('tenders', 77)).toEqual(archiveItem('tenders', 77));
  expect(new Set(items.map(({ description_ar }) => description_ar)).size).toBeGreaterThan(
    0.99 * items.length,
  );
});

test('an item is the same whichever others were made before it', async () => {
  vi.resetModules();
  const { archiveItem: fresh } = await import('./archive-item.ts');
  const made = sections.flatMap(({ key }) =>
    Array.from({ length: perSection }, (_, at) => ({ key, ...fresh(key, perSection - 1 - at) })).toReversed(),
  );
  expect(made).toEqual(items);
});

test('both languages have texts of a usual length, without an open place', () => {
  const texts = items.flatMap(({ title_ar, title_en, description_ar, description_en }) => [
    title_ar,
    title_en,
    description_ar,
    description_en,
  ]);
  expect(texts.filter((text) => text === '' || /[{}_]|undefined/.test(text ?? ''))).toEqual([]);
  const lengths = items.map(({ description_ar }) => description_ar?.length ?? 0);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(mean).toBeGreaterThan(350);
  expect(mean).toBeLessThan(1_000);
  expect(Math.max(...lengths)).toBeGreaterThan(2_000);
});

test('no reference stands twice, nor among those of the sample', () => {
  const references = Array.from({ length: 3_000 }, (_, at) => archiveItem('tenders', at).reference);
  expect(new Set(references).size).toBe(references.length);
  expect(references.filter((reference) => /\/\d\d$/.test(reference ?? ''))).toEqual([]);
});

test('an item is of the year of its date, and its dates are the same in both languages', () => {
  const yearOf = (text = '') => /\d{4}/.exec(latinDigits(text))?.[0];
  expect(items.filter(({ date_ar, date_en }) => yearOf(date_ar) !== yearOf(date_en))).toEqual([]);
});
