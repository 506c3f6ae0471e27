import { expect, test } from 'vitest';
import type { ReceivedReport } from '#shared/forms/inbox.ts';
import { inboxKinds } from '../inbox-kinds.ts';
import { tableOf } from './table-of.ts';

const report: ReceivedReport = {
  id: 7,
  topic: 'abuse_of_power',
  involved_names: '',
  datetime: '2026-11-03T10:30',
  phone: '03 111 222',
  details: 'Every Friday.',
  created_at: '2026-11-21T12:00:00.000Z',
  deleted_at: '2026-11-22T00:00:00.000Z',
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
};

test('a report is a row, with its topic in words and timestamps that a spreadsheet sorts', () => {
  expect(tableOf(inboxKinds.reports, [report], 'en').split('\r\n')).toEqual([
    '\uFEFF"Number","Received","Type of corruption","Names of those involved","Date and time","Phone number","Details of the report","Marked as read"',
    '"7","2026-11-21 14:00","Abuse of power","","2026-11-03 10:30","03 111 222","Every Friday.","2026-11-22"',
    '',
  ]);
});
