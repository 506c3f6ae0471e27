import { basename } from 'node:path';
import type { Effects } from '../effects/effects.ts';
import type { MaintenanceRuns } from './maintenance-runs.ts';

export const maintenanceRunsEffects: Effects<MaintenanceRuns> = {
  all: null,
  note: {
    records: (_nothing, kind, { ok, details }) =>
      kind === 'backup' && ok ? { action: 'backup.made', subject: fileOf(details) } : undefined,
  },
};

function fileOf({ good }: Record<string, unknown>): string {
  return basename((good as { file: string } | null)?.file ?? '');
}
