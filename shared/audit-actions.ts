/** What the audit trail tells of, in the order in which the administrator area offers it. */
export const auditActions = [
  'session.began',
  'session.ended',
  'session.refused',
  'content.created',
  'content.changed',
  'content.removed',
  'content.imported',
  'settings.saved',
  'change.cancelled',
  'file.stored',
  'invitation.given',
  'invitation.reset',
  'invitation.revoked',
  'administrator.added',
  'administrator.reset',
  'administrator.granted',
  'administrator.removed',
  'password.changed',
  'factor.added',
  'factor.removed',
  'factor.cleared',
  'factor.codesRenewed',
  'keys.rotated',
  'keys.recoveryMade',
  'keys.revoked',
  'keys.abandoned',
  'inbox.opened',
  'inbox.exported',
  'submission.read',
  'submission.unread',
  'submission.kept',
  'submission.released',
  'submission.erased',
  'submission.expired',
  'backup.made',
  'backup.restored',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** Whoever was no administrator: one who ran a command on the server, and the site by itself. */
export const otherActors = ['operator', 'system'] as const;
