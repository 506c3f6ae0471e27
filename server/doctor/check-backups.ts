import * as limits from '#shared/limits.ts';
import type { MaintenanceWarning } from '#shared/maintenance/maintenance.ts';
import { type Finding, failure, ok, warning } from './finding.ts';
import type { InspectedSite } from './inspected-site.ts';

const makeOne = 'run `npm run manage -- backup`, and see what it says';

const findings: Record<MaintenanceWarning, Finding> = {
  'no-words': failure('there are no backups', 'make the recovery words first, in the administrator area'),
  'none': failure('there is no backup', makeOne),
  'backup-failed': failure('the last backup failed', makeOne),
  'drill-failed': failure('the last backup could not be restored when that was tried', makeOne),
  'old': failure(`the last backup is older than ${limits.oldBackupHours} hours`, makeOne),
  'off': warning('BACKUP_DAYS is 0', 'see that somebody makes backups, by `npm run manage -- backup`'),
};

/** Whether there is a backup of these days, and it was seen to be one. */
export async function checkBackups({ services }: InspectedSite): Promise<Finding[]> {
  if (!services) return [];
  const { warnings, backup } = await services.backups.state();
  if (warnings.length > 0) return warnings.map((each) => findings[each]);
  return [ok(`the last one is of ${backup?.good?.at ?? 'this moment'}, and was restored to try it out`)];
}
