import { expect, test } from 'vitest';
import type { ReceivedReport } from '#shared/forms/inbox.ts';
import { inboxKinds } from '../inbox-kinds.ts';
import { everything, matchRows, monthOf, type Wanted } from './match-rows.ts';

const report = (id: number, texts: Partial<ReceivedReport>): ReceivedReport => ({
  id,
  topic: 'bribe',
  involved_names: '',
  datetime: '',
  phone: '',
  details: '',
  created_at: '2026-11-21T12:00:00.000Z',
  deleted_at: null,
  kept: false,
  keep_reason: null,
  review_on: null,
  damaged: false,
  recipients: ['directorate'],
  talk: {
    state: 'received',
    messages: 0,
    last: null,
    answerable: true,
    replied_on: null,
    closed_on: null,
  },
  case: { assignee: null, labels: [], due_on: null, unread: false, due: null, late: false },
  ...texts,
});

const rows = [
  report(3, { details: 'إلى مَكتبة الأمن، الشبّاك ٤', phone: '٠٣ ١١١ ٢٢٢' }),
  report(2, { details: 'At the Licensing office', involved_names: 'أحمد', topic: 'fraud' }),
  // Half past midnight on the first of December in Beirut
  report(1, {
    created_at: '2026-11-30T22:30:00.000Z',
    details: 'وصل الطلب ولم يُجَب',
    topic: 'abuse_of_power',
  }),
];

const found = (wanted: Partial<Wanted>) =>
  matchRows(inboxKinds.reports, rows, { ...everything, ...wanted }).map(({ id }) => id);

test.each([
  ['', [3, 2, 1]],
  ['الي مكتبه', [3]],
  ['شباك 4', [3]],
  ['03 111', [3]],
  ['احمد licensing', [2]],
  ['licensing شباك', []],
  ['رشوه', [3]],
  ['Bribe', [3]],
  ['bri', []],
  ['غش', [2]],
  ['fraud', [2]],
  ['اساءه', [1]],
  ['abuse of', [1]],
  ['abu', []],
  ['power', []],
  // The state in which every row is
  ['وصل', [1]],
  ['received', []],
])('the search for «%s» finds %j', (words, ids) => {
  expect(found({ words })).toEqual(ids);
});

test('topics, months of Beirut and order are chosen alike', () => {
  expect(found({ topic: 'fraud' })).toEqual([2]);
  expect([found({ month: '2026-12' }), monthOf(rows[2]!)]).toEqual([[1], '2026-12']);
  expect(found({ order: 'oldest' })).toEqual([1, 2, 3]);
});

test('the state of the work chooses and orders rows', () => {
  const own = { id: 'one', email: 'one@example.org' };
  const work = { assignee: null, labels: [], due_on: null, unread: false, due: null, late: false };
  const due = (on: string) => ({ on, step: 'own' as const });
  const cases = [
    report(4, { case: { ...work, unread: true, labels: ['ميناء'] } }),
    report(3, {
      case: { ...work, due: due('2026-12-03') },
      talk: { ...report(3, {}).talk, state: 'closed' },
    }),
    report(2, { case: { ...work, assignee: own, late: true, due: due('2026-11-03') } }),
  ];
  const chosen = (wanted: Partial<Wanted>) =>
    matchRows(inboxKinds.reports, cases, { ...everything, ...wanted }).map(({ id }) => id);
  expect(chosen({ order: 'due' })).toEqual([2, 3, 4]);
  expect([chosen({ only: 'late' }), chosen({ only: 'unread' })]).toEqual([[2], [4]]);
  expect([chosen({ assignee: 'one' }), chosen({ assignee: 'nobody' })]).toEqual([[2], [4, 3]]);
  expect([
    chosen({ label: 'ميناء' }),
    chosen({ words: 'مينا' }),
    chosen({ words: 'ONE@' }),
    chosen({ words: 'مغلق' }),
    chosen({ words: 'closed' }),
    chosen({ words: 'clos' }),
    chosen({ state: 'closed' }),
  ]).toEqual([[4], [4], [2], [3], [3], [], [3]]);
});
