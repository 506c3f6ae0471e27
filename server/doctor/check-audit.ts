import { access, constants, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Finding, failure, ok, warning } from './finding.ts';
import type { InspectedSite } from './inspected-site.ts';
import { type Mount, mountOf } from './mounts/mount-of.ts';

/**
 * Checks that the audit trail can be signed, and that its checkpoints and the backups outlive a restart of the machine.
 */
export async function checkAudit({ config }: InspectedSite): Promise<Finding[]> {
  const { dataDir, backupDir = join(dataDir, 'backups'), backupDays } = config;
  const found = [...(await signing(dataDir))];
  const mounts = await readFile('/proc/self/mountinfo', 'utf8').catch(() => '');
  const locations = [
    ['the checkpoints of the audit trail', join(dataDir, 'audit')],
    ...(backupDays > 0 ? [['BACKUP_DIR', backupDir]] : []),
  ] as [string, string][];
  for (const [what, place] of locations) {
    const mount = mountOf(mounts, resolve(place));
    if (mount) found.push(...fleeting(what, place, mount));
  }
  return found.length > 0 ? found : [ok('the audit trail is signed, on persistent storage')];
}

async function signing(dataDir: string): Promise<Finding[]> {
  const keys = join(dataDir, 'keys');
  if (await isThere(join(keys, 'audit'), constants.R_OK)) return [];
  if (!(await isThere(keys)) || (await isThere(keys, constants.W_OK))) return [];
  const toDo = 'create one beside keys/pepper: `openssl genpkey -algorithm ed25519 -out audit`';
  return [failure(`the audit trail cannot be signed: ${keys} has no file audit and is read-only`, toDo)];
}

function fleeting(what: string, place: string, { type, root }: Mount): Finding[] {
  const toDo = 'give it a persistent volume';
  if (root.includes('/kubernetes.io~empty-dir/'))
    return [failure(`${what} (${place}) is in an emptyDir, which is deleted with its pod`, toDo)];
  if (['overlay', 'ramfs', 'tmpfs'].includes(type))
    return [warning(`${what} (${place}) is in a file system (${type}) that may not survive a restart`, toDo)];
  return [];
}

const isThere = (path: string, mode?: number) =>
  access(path, mode).then(
    () => true,
    () => false,
  );
