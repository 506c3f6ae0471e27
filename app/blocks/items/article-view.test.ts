import { expect, test } from 'vitest';
import type { Language } from '#shared/languages.ts';
import { sectionByKey } from '#shared/site/sections.ts';
import type { Item } from '../../items.ts';
import { articleView } from './article-view.ts';

const rules = { publicUrl: 'http://localhost', imageHosts: [] };
const item: Item = {
  id: 5,
  path: '/tender/5/ar',
  title: 'مناقصة',
  description: '',
  date: '',
  image: undefined,
  ownFields: [],
};
const nobody = { nearest: [], newer: undefined, older: undefined };

function view(changes: Partial<Item>, key: 'tenders' | 'sports-news' = 'tenders', language: Language = 'ar') {
  return articleView({
    section: sectionByKey(key),
    item: { ...item, ...changes },
    shown: language,
    language,
    neighbours: nobody,
    rules,
  });
}

test.each<[number, Language, string]>([
  [0, 'ar', ''],
  [1, 'ar', 'دقيقة واحدة للقراءة'],
  [180, 'ar', 'دقيقة واحدة للقراءة'],
  [181, 'ar', 'دقيقتان للقراءة'],
  [3 * 180, 'ar', '٣ دقائق للقراءة'],
  [11 * 180, 'ar', '١١ دقيقة للقراءة'],
  [100 * 180, 'ar', '١٠٠ دقيقة للقراءة'],
  [230, 'en', '1-minute read'],
  [231, 'en', '2-minute read'],
])('%i words take (%s) %s', (count, language, minutes) => {
  const description = ' كلمة'.repeat(count);
  expect(view({ description }, 'tenders', language).minutes).toBe(minutes);
});

test('an announcement with a closing date or two facts has a box for them, another item has none', () => {
  const named = (description: string, key?: 'sports-news') =>
    view({ description }, key).facts.map(({ name, text }) => [name, text]);
  expect(named('آخر موعد: ٢٤ تموز ٢٠٢٦')).toEqual([['deadline', '٢٤ تموز ٢٠٢٦']]);
  expect(view({ description: 'Bids are due by noon on 24 July 2026.' }, 'tenders', 'en').facts).toMatchObject(
    [{ text: 'Noon on 24 July 2026' }],
  );
  expect(named('للاستعلام: +961 1 000 140')).toEqual([]);
  expect(named('المناقصة T-2026/14، على tenders@example.org')).toEqual([
    ['reference', 'T-2026/14'],
    ['email', 'tenders@example.org'],
  ]);
  expect(named('آخر موعد: ٢٤ تموز ٢٠٢٦', 'sports-news')).toEqual([]);
});

test('an announcement is open until its closing date, which only recruitments and tenders have', () => {
  const description = 'آخر موعد: ٢٤ تموز ٢٠٢٠';
  expect(view({ description }).closing).toEqual({ state: 'closed', text: 'انتهى التقديم' });
  expect(view({ description: 'آخر موعد: ٢٤ تموز ٢٩٩٩' }).closing?.state).toBe('open');
  expect(view({}).closing).toBeUndefined();
  expect(view({ description }, 'sports-news').closing).toBeUndefined();
});

test('only the rich page says when an item was published', () => {
  expect(view({}, 'sports-news')).toMatchObject({ beforeDate: 'نُشر في ', afterDate: '' });
  expect(view({})).toMatchObject({ beforeDate: '', afterDate: '' });
});
