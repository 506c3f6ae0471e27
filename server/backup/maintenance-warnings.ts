import * as limits from '#shared/limits.ts';
import type { Maintenance, MaintenanceWarning } from '#shared/maintenance/maintenance.ts';

/** Milliseconds after which the last good backup is too old. */
const tooOld = limits.oldBackupHours * 60 * 60 * 1000;

/**
 * Problems that need an operator, most urgent first.
 * @param now milliseconds since 1970.
 */
export function maintenanceWarnings(
  maintenance: Omit<Maintenance, 'warnings'>,
  now: number,
): MaintenanceWarning[] {
  const { days, recovery, running, backup, drill } = maintenance;
  if (!recovery) return ['no-words'];
  const made = backup?.good?.at;
  const warnings: MaintenanceWarning[] = [];
  if (!made && !running) warnings.push('none');
  if (backup?.ok === false) warnings.push('backup-failed');
  if (drill?.ok === false) warnings.push('drill-failed');
  if (made && now - Date.parse(made) > tooOld) warnings.push('old');
  if (days === 0) warnings.push('off');
  return warnings;
}
