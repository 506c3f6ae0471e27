import type { Effects } from '../effects/effects.ts';
import type { createSettings } from './settings.ts';

const settings = () => ['settings'];

export const settingsEffects: Effects<ReturnType<typeof createSettings>> = {
  all: { reads: settings },
  versioned: { reads: settings },
  versionedAll: { reads: settings },
  save: {
    invalidates: settings,
    records: (_nothing, group) => ({ action: 'settings.saved', subject: group }),
  },
  saveRetention: {
    invalidates: settings,
    records: () => ({ action: 'settings.saved', subject: 'retention' }),
  },
  applyRetention: {
    invalidates: settings,
    records: (isApplied) => (isApplied ? { action: 'settings.saved', subject: 'retention' } : undefined),
  },
};
