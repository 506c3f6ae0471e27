import type { ApprovalRequest } from '#shared/accounts/approvals.ts';
import type { AuditAction } from '#shared/audit/audit-actions.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import type { AuditEvent, Effects } from '../../effects/effects.ts';
import type { Approvals } from './approvals.ts';

const records =
  (name: AuditAction) =>
  ({ action, subject }: ApprovalRequest): AuditEvent => ({
    action: name,
    subject,
    title: {
      ar: adminMessage('ar', `approval.action.${action}`),
      en: adminMessage('en', `approval.action.${action}`),
    },
  });

export const approvalsEffects: Effects<Approvals> = {
  isFourEyes: null,
  list: null,
  request: {
    records: ({ approval, isNew }) => (isNew ? records('approval.requested')(approval) : undefined),
    notifies: ({ approval, isNew }) =>
      isNew ? { kind: 'approval-requested', request: approval.id, by: approval.requested_by } : undefined,
  },
  use: null,
  approve: {
    records: records('approval.given'),
    notifies: ({ id, requested_by }) => ({ kind: 'approval-given', request: id, to: requested_by }),
  },
  drop: { records: records('approval.dropped') },
  removeExpired: null,
};
