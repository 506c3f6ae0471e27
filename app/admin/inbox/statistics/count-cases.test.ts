import { expect, test } from 'vitest';
import type { ReceivedReport } from '#shared/forms/inbox.ts';
import { countCases, yearsOf } from './count-cases.ts';
import { hideSmall } from './hide-small.ts';

const reports = (count: number, given: Partial<ReceivedReport>, talk: Partial<ReceivedReport['talk']> = {}) =>
  Array.from(
    { length: count },
    (_, index): ReceivedReport => ({
      id: index + 1,
      topic: 'bribe',
      involved_names: '',
      datetime: '',
      phone: '',
      details: '',
      created_at: '2026-11-20T09:00:00.000Z',
      deleted_at: null,
      kept: false,
      keep_reason: null,
      review_on: null,
      damaged: false,
      recipients: ['directorate'],
      ...given,
      talk: {
        state: 'received',
        messages: 0,
        last: null,
        answerable: true,
        replied_on: null,
        closed_on: null,
        ...talk,
      },
      case: { assignee: null, labels: [], due_on: null, unread: false, due: null, late: false },
    }),
  );

test('no shown count is below five, nor follows from the others', () => {
  expect(hideSmall({ a: 9, b: 7, c: 4 })).toEqual({ a: 9, b: null, c: null });
  expect(hideSmall({ a: 9, b: 0, c: 1 })).toEqual({ a: 9, b: null, c: null });
  expect(hideSmall({ a: 5, b: 6 })).toEqual({ a: 5, b: 6 });
  expect(hideSmall({ a: 4 })).toEqual({ a: null });
});

test('cases of a year are counted by topic, month and duration', () => {
  const rows = [
    // The first hours of the new year in Beirut
    ...reports(6, { created_at: '2026-12-31T22:30:00.000Z', topic: 'fraud' }),
    ...reports(5, {}, { replied_on: '2026-11-27', closed_on: '2026-12-20' }),
    ...reports(6, { topic: 'other' }, { replied_on: '2026-11-28', closed_on: '2027-02-20' }),
    ...reports(7, { topic: 'stealing' }, { replied_on: '2026-12-30' }),
    ...reports(2, { damaged: true, topic: '' }),
  ];
  expect(yearsOf(rows)).toEqual(['2027', '2026']);
  const { total, topics, months, replies, conclusions } = countCases(rows, '2026');
  expect(total).toBe(18);
  expect(topics).toMatchObject({ bribe: 5, other: 6, stealing: 7, fraud: null });
  expect([months['2026-11'], months['2026-12']]).toEqual([18, null]);
  expect(replies).toEqual({ week: null, month: 6, later: 7, none: null });
  expect(conclusions).toEqual({ month: null, quarter: 6, later: null, none: 7 });
});
