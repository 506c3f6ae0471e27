import { expect, test } from 'vitest';
import { closingView } from '#app/blocks/items/announcements/closing-view.ts';
import type { Language } from '../../languages.ts';
import { deadlineState, deadlineText, formatEnd } from './deadline.ts';

const opens_at = '2026-11-01T06:00:00.000Z';
/** Noon in Beirut. */
const closes_at = '2026-11-26T10:00:00.000Z';
/** Midnight in Beirut, after the 26th. */
const midnight = '2026-11-26T22:00:00.000Z';

const text = (language: Language, deadline: Parameters<typeof deadlineText>[0], at: string) => {
  const now = Date.parse(at);
  const state = deadlineState(deadline, now);
  const { messages = {} } = closingView('tenders', language, now) ?? {};
  return state && [state, deadlineText(deadline, state, { language, messages, now })];
};

test.each([
  [
    '2026-11-01T05:59:59.999Z',
    'upcoming',
    'يُفتح التقديم الأحد ١ تشرين الثاني ٢٠٢٦',
    'Opens Sunday 1 November 2026',
  ],
  ['2026-11-01T06:00:00.000Z', 'open', 'التقديم مفتوح، بقي ٢٥ يومًا', 'Open, 25 days left'],
  // Days are those of the calendar in Beirut
  ['2026-11-21T21:59:59.999Z', 'open', 'التقديم مفتوح، بقيت ٥ أيام', 'Open, 5 days left'],
  ['2026-11-21T22:00:00.000Z', 'open', 'التقديم مفتوح، بقيت ٤ أيام', 'Open, 4 days left'],
  ['2026-11-23T09:59:59.999Z', 'open', 'التقديم مفتوح، بقيت ٣ أيام', 'Open, 3 days left'],
  ['2026-11-23T10:00:00.000Z', 'closing', 'ينتهي التقديم قريبًا، بقيت ٣ أيام', 'Closing soon, 3 days left'],
  ['2026-11-24T10:00:00.000Z', 'closing', 'ينتهي التقديم قريبًا، بقي يومان', 'Closing soon, 2 days left'],
  ['2026-11-25T10:00:00.000Z', 'closing', 'ينتهي التقديم غدًا، الساعة ١٢:٠٠', 'Closes tomorrow at 12:00'],
  ['2026-11-26T09:59:59.999Z', 'closing', 'ينتهي التقديم اليوم، الساعة ١٢:٠٠', 'Closes today at 12:00'],
  ['2026-11-26T10:00:00.000Z', 'closed', 'انتهى التقديم', 'Closed'],
])('at %s it is %s', (at, state, ar, en) => {
  expect(text('ar', { opens_at, closes_at }, at)).toEqual([state, ar]);
  expect(text('en', { opens_at, closes_at }, at)).toEqual([state, en]);
});

test('what closes at midnight closes on the day before, at its 24th hour', () => {
  expect(text('en', { closes_at: midnight }, '2026-11-26T12:00:00Z')).toEqual([
    'closing',
    'Closes today at 24:00',
  ]);
  expect(text('en', { closes_at: midnight }, '2026-11-26T22:00:00Z')).toEqual(['closed', 'Closed']);
  expect(formatEnd('en', midnight)).toBe('Thursday 26 November 2026, 24:00');
  expect(formatEnd('ar', closes_at)).toBe('الخميس ٢٦ تشرين الثاني ٢٠٢٦، ١٢:٠٠');
});

test('without an end there is a state before the beginning alone', () => {
  expect(text('en', { opens_at }, '2026-10-31T12:00:00Z')).toEqual([
    'upcoming',
    'Opens Sunday 1 November 2026',
  ]);
  expect(text('en', { opens_at }, '2026-11-02T12:00:00Z')).toBeUndefined();
  expect(text('en', {}, '2026-11-02T12:00:00Z')).toBeUndefined();
});
