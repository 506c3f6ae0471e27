import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { items as recruitments } from '#content/items/recruitments.ts';
import { items as tenders } from '#content/items/tenders.ts';
import { languages } from '#shared/languages.ts';
import type { Item } from '../../../items.ts';
import { ItemRegister } from '../item-register.tsx';
import { closingOn, withClosing } from './closing.ts';
import { closingView } from './closing-view.ts';
import { deadlineDay } from './deadline.ts';

test.each([
  ['الجمعة ٢٤ تموز ٢٠٢٦، الساعة ١٢:٠٠', '2026-07-24'],
  ['٣١ كانون الثاني ٢٠٢٧', '2027-01-31'],
  ['٣ تشرين الثاني ٢٠٢٦', '2026-11-03'],
  ['1 ديسمبر 2026', '2026-12-01'],
  ['قبل الثانية عشرة من ظهر الخميس ٢ نيسان ٢٠٢٦', '2026-04-02'],
  ['آبٍ', undefined],
  ['١٥/٧/٢٠٢٦', '2026-07-15'],
  ['15-07-2026', '2026-07-15'],
  ['7/15/2026', undefined],
  ['31 June 2026', undefined],
  ['July 24, 2026', '2026-07-24'],
  ['1st October 2026', '2026-10-01'],
  ['10 a.m. on 2 April 2026', '2026-04-02'],
  ['Friday, 24 July 2026 at 2 p.m.', '2026-07-24'],
])('the day of %s is %s', (deadline, day) => {
  expect(deadlineDay(deadline)).toBe(day);
});

test.each([
  ['Closing date: 20 March 2026.', { '2026-03-19': 'open', '2026-03-20': 'closing', '2026-03-21': 'closed' }],
  ['Offers are to be handed in before 20 March 2026.', { '2026-03-19': 'open', '2026-03-20': 'closed' }],
  ['Bids are due by noon on Thursday 2 April 2026.', { '2026-04-02': 'closing', '2026-12-31': 'closed' }],
  ['The closing date will be announced later.', { '2026-03-20': undefined }],
  ['Closing date: 1 May 2026. The tender has been cancelled.', { '2026-04-30': undefined }],
] as const)('%s', (text, days) => {
  for (const [day, closing] of Object.entries(days))
    expect.soft(closingOn(text, 'en', day), day).toBe(closing);
});

test('the samples are open as long in both languages', () => {
  const all = [...recruitments, ...tenders];
  const known = all.filter((item) => {
    const on = (day: string) =>
      languages.map((language) => closingOn(item[`description_${language}`], language, day));
    const [ar, en] = on('2026-11-22');
    expect.soft(ar, item.title_en).toBe(en);
    return ar;
  });
  expect(known.length).toBeGreaterThan(2);
});

test('an item without a text in the language is read in the other, and only announcements close', () => {
  const item = {
    title: 'مباراة',
    description: '',
    inOtherLanguage: { language: 'en', date: '', description: 'Closing date: 20 March 2026.' },
  } as Item;
  const view = closingView('tenders', 'ar', Date.parse('2026-03-19T21:59:59Z'));
  const nextDay = closingView('tenders', 'ar', Date.parse('2026-03-19T22:00:00Z'));
  expect(withClosing(item, 'ar', view!).closing).toEqual({ state: 'open', text: 'التقديم مفتوح' });
  expect(withClosing(item, 'ar', nextDay!).closing?.state).toBe('closing');
  expect(closingView('articles', 'ar')).toBeUndefined();
});

test('a line of the register says in words whether it is open, beside the reference', () => {
  const item = { id: 1, path: '/tender/1/en', title: 'A tender', description: 'T-2026/14', date: '' } as Item;
  const items = [{ ...item, closing: { state: 'open', text: 'Open' } } as const, { ...item, id: 2 }];
  const router = createMemoryRouter([{ path: '*', element: <ItemRegister items={items} /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const lines = Array.from(html.matchAll(/<p class="register-reference">(.*?)<\/p>/g), ([, line]) => line);
  const reference = '<bdi dir="ltr">T-2026/14</bdi>';
  expect(lines).toEqual([`${reference}<span class="closing closing-open">Open</span>`, reference]);
});
