import type { AuditAction } from '#shared/audit/audit-actions.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { AuditEvent, Effects } from '../../effects/effects.ts';
import type { createInbox } from './inbox.ts';

/** Messages by their numbers: the highest, the lowest, and how many. */
function rangeOf(action: AuditAction, kind: SubmissionKind, ids: number[]): AuditEvent | undefined {
  if (ids.length === 0) return undefined;
  return { action, subject: `${kind}/${Math.min(...ids)}-${Math.max(...ids)}`, amount: ids.length };
}

const about = (action: AuditAction, kind: SubmissionKind, id: number): AuditEvent => ({
  action,
  subject: `${kind}/${id}`,
});

/** The same event for a page that was opened here, and for one that is sealed: the caller's browser opens it. */
function opened(
  rows: readonly { id: number }[],
  kind: SubmissionKind,
  { limit }: { limit?: number | undefined },
): AuditEvent | undefined {
  const ids = rows.map(({ id }) => id);
  return rangeOf(limit === undefined ? 'inbox.openedAll' : 'inbox.opened', kind, ids);
}

/** An event never holds a visitor's data. */
export const inboxEffects: Effects<ReturnType<typeof createInbox>> = {
  // Each range once in a session, since the client reloads the page after every action
  list: { recordsAfter: opened, once: true },
  sealed: { recordsAfter: ({ rows }, kind, query) => opened(rows, kind, query), once: true },
  noteExport: { recordsAfter: (_nothing, kind, ids) => rangeOf('inbox.exported', kind, ids) },
  bulkAccess: null,
  total: null,
  refuseHidden: null,
  overview: null,
  markRead: { recordsWithin: (_nothing, kind, id) => about('submission.read', kind, id) },
  markUnread: { recordsWithin: (_nothing, kind, id) => about('submission.unread', kind, id) },
  keep: {
    recordsWithin: (_nothing, kind, id, reason) =>
      about(reason ? 'submission.kept' : 'submission.released', kind, id),
  },
  erase: { recordsWithin: (_nothing, kind, id) => about('submission.erased', kind, id) },
  removeOld: {
    recordsAfter: (amount) => (amount > 0 ? { action: 'submission.expired', amount } : undefined),
  },
};
