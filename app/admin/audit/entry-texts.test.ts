import { expect, test } from 'vitest';
import type { AuditEntry } from '#shared/audit/audit.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { subjectPath, subjectText } from './entry-texts.ts';

const t = (key: Parameters<typeof adminMessage>[1], values?: Record<string, string | number>) =>
  adminMessage('en', key, values);

test.each<[action: AuditEntry['action'], path: string | undefined]>([
  ['content.published', '/articles-edit?item=10'],
  ['preview.made', '/articles-edit?item=10'],
  ['preview.withdrawn', '/articles-edit?item=10'],
  ['content.removed', '/trash-edit'],
  ['content.erased', undefined],
])('an entry about an item names it, and leads to it: %s', (action, path) => {
  const entry = { action, subject: 'articles/10' } as AuditEntry;
  expect(subjectText(t, 'en', entry)).toBe('Articles, number 10');
  expect(subjectPath(entry)).toBe(path);
});
