import { basename } from 'node:path';
import type { Administrators } from '#server/services/accounts/administrators.ts';
import type { RecoveryCodes } from '#server/services/accounts/factors/recovery-codes.ts';
import type { SecondFactorStore } from '#server/services/accounts/factors/second-factors.ts';
import type { createInvitations } from '#server/services/accounts/invitations.ts';
import type { KeyProblem } from '#server/services/accounts/key-actions.ts';
import type { createSessions } from '#server/services/accounts/sessions.ts';
import type { createContent } from '#server/services/content/content.ts';
import type { createManagers } from '#server/services/content/managers.ts';
import type { createProfile } from '#server/services/content/profile.ts';
import type { createFiles } from '#server/services/files/files.ts';
import type { Keyring } from '#server/services/keys/keyring.ts';
import type { PendingChanges } from '#server/services/keys/pending-changes.ts';
import type { PendingRecovery } from '#server/services/keys/pending-recovery.ts';
import type { MaintenanceRuns } from '#server/services/maintenance/maintenance-runs.ts';
import type { createSettings } from '#server/services/settings/settings.ts';
import type { createInbox } from '#server/services/submissions/inbox.ts';
import { emailAddress } from '#shared/accounts/credentials.ts';
import type { NewSession } from '#shared/accounts/second-factors.ts';
import type { AuditAction } from '#shared/audit/audit-actions.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { sessionName } from './actor.ts';
import type { Rules, WholeRules } from './audited.ts';
import type { Told } from './trail.ts';

/** Which calls of which services leave an entry in the audit trail. Nothing that a visitor sent is ever part of one. */

export const content: WholeRules<ReturnType<typeof createContent>> = {
  list: null,
  previews: null,
  find: null,
  all: null,
  create: ({ id }, section) => ({ action: 'content.created', subject: `${section}/${id}` }),
  update: (_item, section, id) => ({ action: 'content.changed', subject: `${section}/${id}` }),
  remove: (_nothing, section, id) => ({ action: 'content.removed', subject: `${section}/${id}` }),
};

export const managers: WholeRules<ReturnType<typeof createManagers>> = {
  list: null,
  create: ({ id }) => ({ action: 'content.created', subject: `managers/${id}` }),
  update: (_manager, id) => ({ action: 'content.changed', subject: `managers/${id}` }),
  remove: (_nothing, id) => ({ action: 'content.removed', subject: `managers/${id}` }),
};

export const profile: WholeRules<ReturnType<typeof createProfile>> = {
  main: null,
  details: null,
  versionedMain: null,
  versionedDetails: null,
  saveMain: () => ({ action: 'content.changed', subject: 'profile/main' }),
  saveDetails: () => ({ action: 'content.changed', subject: 'profile/details' }),
  removeRecord: () => ({ action: 'content.changed', subject: 'profile/details' }),
};

export const settings: WholeRules<ReturnType<typeof createSettings>> = {
  all: null,
  versioned: null,
  versionedAll: null,
  save: (_nothing, group) => ({ action: 'settings.saved', subject: group }),
  saveRetention: () => ({ action: 'settings.saved', subject: 'retention' }),
  applyRetention: (isApplied) => (isApplied ? { action: 'settings.saved', subject: 'retention' } : undefined),
};

export const pendingChanges: Rules<PendingChanges> = {
  list: null,
  put: null,
  takeDue: null,
  drop: null,
  cancel: { within: (_nothing, kind) => ({ action: 'change.cancelled', subject: kind }) },
};

export const pendingRecovery: Rules<PendingRecovery> = {
  ask: { within: () => ({ action: 'keys.recoveryAsked' }) },
  // Told by the keyring
  apply: null,
  renew: null,
};

export const files: Rules<ReturnType<typeof createFiles>> = {
  save: { after: ({ file }) => ({ action: 'file.stored', subject: file }) },
};

// Nobody is given a token of which nothing is told; one that waits for a second step is none yet
const began = (session: NewSession, email: string): Told | undefined =>
  'methods' in session
    ? undefined
    : { action: 'session.began', by: { email: emailAddress.parse(email), token: session.token } };

export const sessions: Rules<ReturnType<typeof createSessions>> = {
  keep: null,
  begin: null,
  open: null,
  signIn: { after: (session, { email }) => began(session, email), counts: 'session.refused' },
  secondStep: { after: (session, _token, { email }) => began(session, email), counts: 'session.refused' },
  finish: { after: (session, _token, { email }) => began(session, email) },
  verify: null,
  opened: null,
  ownFingerprint: null,
  confirm: null,
  reconfirm: { after: () => undefined, counts: 'session.refused' },
  markConfirmed: null,
  // Told where it is done, by the administrators
  changePassword: null,
  list: null,
  endOne: { after: (_nothing, _id, hash) => ({ action: 'session.ended', subject: sessionName(hash) }) },
  end: { after: () => ({ action: 'session.ended' }) },
  removeExpired: null,
  discardEnded: null,
};

/** Something done to whoever has an address. */
const toAddress = (action: AuditAction) => ({
  within: (_result: unknown, email: string): Told => ({ action, subject: emailAddress.parse(email) }),
});

export const administrators: Rules<Administrators> = {
  list: null,
  find: null,
  check: null,
  add: toAddress('administrator.added'),
  changePassword: toAddress('password.changed'),
  resetPassword: toAddress('administrator.reset'),
  remove: toAddress('administrator.removed'),
};

export const invitations: Rules<ReturnType<typeof createInvitations>> = {
  invite: toAddress('invitation.given'),
  reset: toAddress('invitation.reset'),
  list: null,
  revoke: { within: (email) => ({ action: 'invitation.revoked', subject: email }) },
  look: null,
  accept: { as: 'invited' },
  removeExpired: null,
};

export const keyring: Rules<Keyring> = {
  active: null,
  change: null,
  grantTo: { within: (_nothing, { email }) => ({ action: 'administrator.granted', subject: email }) },
  regrant: null,
  setUp: null,
  adopt: null,
  inspect: null,
  toConfirm: null,
  recipients: null,
  areConfirmed: null,
  verdict: null,
  backupRecipient: null,
  submissionRecipients: null,
  openFor: null,
  openByRecovery: null,
  holders: null,
  revokeAll: { within: () => ({ action: 'keys.revoked' }) },
  rotate: { within: () => ({ action: 'keys.rotated' }) },
  confirm: {
    within: (_opened, _own, _keys, { length }) => ({ action: 'keys.confirmed', amount: length + 1 }),
  },
  forget: null,
  abandon: { within: (_nothing, { email }) => ({ action: 'keys.abandoned', subject: email }) },
  recoveryKey: null,
  shown: null,
  setRecoveryKey: { within: () => ({ action: 'keys.recoveryMade' }) },
};

/** Keys that are not those that this site stored. */
export const keyAlarm: Rules<{ raise: (problem: KeyProblem) => Promise<void> }> = {
  raise: { after: (_nothing, problem) => ({ action: 'keys.alarm', subject: problem, by: 'system' }) },
};

export const secondFactors: Rules<SecondFactorStore> = {
  codes: null,
  isRequired: null,
  list: null,
  methods: null,
  newTotp: null,
  provedTotp: null,
  checkTotp: null,
  passkeyToAdd: null,
  passkeyAdded: null,
  passkeyToSign: null,
  checkPasskey: null,
  add: { within: (_codes, _owner, { kind }) => ({ action: 'factor.added', subject: kind }) },
  rename: null,
  remove: { within: () => ({ action: 'factor.removed' }) },
  clear: { within: (_nothing, owner) => ({ action: 'factor.cleared', about: owner }) },
};

export const recoveryCodes: Rules<RecoveryCodes> = {
  clear: null,
  count: null,
  renew: { within: () => ({ action: 'factor.codesRenewed' }) },
  use: null,
};

/** Messages by their numbers: the highest, the lowest, and how many. */
function rangeOf(action: AuditAction, kind: SubmissionKind, ids: number[]): Told | undefined {
  if (ids.length === 0) return undefined;
  return { action, subject: `${kind}/${Math.min(...ids)}-${Math.max(...ids)}`, amount: ids.length };
}

export const inbox: Rules<ReturnType<typeof createInbox>> = {
  // Each range once in a session: the same page is asked for at every turn
  list: {
    after: (rows, kind) =>
      rangeOf(
        'inbox.opened',
        kind,
        rows.map(({ id }) => id),
      ),
    once: true,
  },
  noteExport: { after: (_nothing, kind, ids) => rangeOf('inbox.exported', kind, ids) },
  total: null,
  overview: null,
  markRead: { within: (_nothing, kind, id) => ({ action: 'submission.read', subject: `${kind}/${id}` }) },
  markUnread: { within: (_nothing, kind, id) => ({ action: 'submission.unread', subject: `${kind}/${id}` }) },
  keep: {
    within: (_nothing, kind, id, kept) => ({
      action: kept ? 'submission.kept' : 'submission.released',
      subject: `${kind}/${id}`,
    }),
  },
  erase: { within: (_nothing, kind, id) => ({ action: 'submission.erased', subject: `${kind}/${id}` }) },
  removeOld: {
    after: (amount) => (amount > 0 ? { action: 'submission.expired', amount } : undefined),
  },
};

/** The sample institution, with which an empty site begins. */
export const sample: Rules<{ load: () => Promise<boolean> }> = {
  load: { within: (isLoaded) => (isLoaded ? { action: 'content.imported', subject: 'sample' } : undefined) },
};

export const maintenanceRuns: WholeRules<MaintenanceRuns> = {
  all: null,
  note: (_nothing, kind, { ok, details }) =>
    kind === 'backup' && ok ? { action: 'backup.made', subject: fileOf(details) } : undefined,
};

function fileOf({ good }: Record<string, unknown>): string {
  return basename((good as { file: string } | null)?.file ?? '');
}
