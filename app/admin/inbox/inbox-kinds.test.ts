import { expect, test } from 'vitest';
import { contactInquiry, receivedReport } from '#shared/forms/inbox.ts';
import { reportTopics } from '#shared/forms/report-topics.ts';
import { languages } from '#shared/languages.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { message } from '#shared/messages/messages.ts';
import { inboxKinds } from './inbox-kinds.ts';

const ofEveryRow = [
  'id',
  'created_at',
  'deleted_at',
  'damaged',
  'kept',
  'keep_reason',
  'review_on',
  'recipients',
  'talk',
  'case',
];

test.each([
  ['contacts', contactInquiry],
  ['reports', receivedReport],
] as const)('%s: every text of a row is shown', (list, row) => {
  const texts = Object.keys(row.shape).filter((key) => !ofEveryRow.includes(key));
  expect(inboxKinds[list].fields.map(({ name }) => name).toSorted()).toEqual(texts.toSorted());
});

test('topics have the labels of the form', () => {
  for (const language of languages) {
    for (const topic of reportTopics) {
      expect(adminMessage(language, `inbox.topic.${topic}`)).toBe(message(language, `topic.${topic}`));
    }
  }
});
