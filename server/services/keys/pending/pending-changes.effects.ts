import type { Effects } from '../../effects/effects.ts';
import type { PendingChanges } from './pending-changes.ts';

export const pendingChangesEffects: Effects<PendingChanges> = {
  list: null,
  put: null,
  takeDue: null,
  drop: null,
  cancel: { records: (_nothing, kind) => ({ action: 'change.cancelled', subject: kind }) },
};
