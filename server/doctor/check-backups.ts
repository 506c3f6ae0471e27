import * as limits from '#shared/limits.ts';
import type { MaintenanceWarning } from '#shared/maintenance/maintenance.ts';
import { type Finding, failure, ok, warning } from './finding.ts';
import type { InspectedSite } from './inspected-site.ts';

const makeOne = 'run `npm run manage -- backup` and read its output';

const findings: Record<MaintenanceWarning, Finding> = {
  'no-words': failure('there are no backups', 'create the recovery words first, in the administrator area'),
  'none': failure('there is no backup', makeOne),
  'backup-failed': failure('the last backup failed', makeOne),
  'drill-failed': failure('the last backup failed its restore test', makeOne),
  'old': failure(`the last backup is older than ${limits.oldBackupHours} hours`, makeOne),
  'off': warning('BACKUP_DAYS is 0', 'make backups otherwise, by `npm run manage -- backup`'),
};

/** Checks that there is a recent backup, and that its drill succeeded. */
export async function checkBackups({ services }: InspectedSite): Promise<Finding[]> {
  if (!services) return [];
  const { warnings, backup } = await services.backups.state();
  if (warnings.length > 0) return warnings.map((each) => findings[each]);
  return [ok(`the last backup is of ${backup?.good?.at ?? 'now'}, and its restore test passed`)];
}
