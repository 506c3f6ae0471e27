import type { Effects } from '../../effects/effects.ts';
import type { PendingRecovery } from './pending-recovery.ts';

export const pendingRecoveryEffects: Effects<PendingRecovery> = {
  state: null,
  due: null,
  request: { recordsWithin: () => ({ action: 'keys.recoveryAsked' }) },
  // Recorded by the keyring
  apply: null,
  renew: null,
};
