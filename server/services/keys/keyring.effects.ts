import type { Effects } from '../effects/effects.ts';
import type { Keyring } from './keyring.ts';

export const keyringEffects: Effects<Keyring> = {
  active: null,
  change: null,
  grantTo: { recordsWithin: (_nothing, { email }) => ({ action: 'administrator.granted', subject: email }) },
  regrant: null,
  setUp: null,
  begin: {
    recordsWithin: (_nothing, group, { email }) => ({ action: 'keys.begun', subject: `${group}: ${email}` }),
  },
  adopt: null,
  dueRecipients: null,
  inspect: null,
  toConfirm: null,
  recipients: null,
  areConfirmed: null,
  stateOf: null,
  verdict: null,
  provenGroup: null,
  backupRecipient: null,
  openFor: null,
  sealedGrants: null,
  openByRecovery: null,
  holdings: null,
  holders: null,
  revokeAll: { recordsWithin: () => ({ action: 'keys.revoked' }) },
  rotate: { recordsWithin: () => ({ action: 'keys.rotated' }) },
  confirm: {
    recordsWithin: (_opened, _own, _keys, { length }) => ({ action: 'keys.confirmed', amount: length + 1 }),
  },
  discard: null,
  abandon: { recordsWithin: (_nothing, { email }) => ({ action: 'keys.abandoned', subject: email }) },
  recoveryKey: null,
  shown: null,
  setRecoveryKey: { recordsWithin: () => ({ action: 'keys.recoveryMade' }) },
};
