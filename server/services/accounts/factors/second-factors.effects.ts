import type { Effects } from '../../effects/effects.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { SecondFactorStore } from './second-factors.ts';

export const secondFactorsEffects: Effects<SecondFactorStore> = {
  codes: null,
  isRequiredBySettings: null,
  isMissing: null,
  list: null,
  methods: null,
  newTotp: null,
  provedTotp: null,
  checkTotp: null,
  passkeyToAdd: null,
  passkeyAdded: null,
  passkeyToSign: null,
  checkPasskey: null,
  add: { recordsWithin: (_codes, _owner, { kind }) => ({ action: 'factor.added', subject: kind }) },
  rename: null,
  remove: { recordsWithin: () => ({ action: 'factor.removed' }) },
  clear: { recordsWithin: (_nothing, owner) => ({ action: 'factor.cleared', about: owner }) },
};

export const recoveryCodesEffects: Effects<RecoveryCodes> = {
  clear: null,
  count: null,
  renew: { recordsWithin: () => ({ action: 'factor.codesRenewed' }) },
  use: null,
};
