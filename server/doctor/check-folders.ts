import type { Stats } from 'node:fs';
import { lstat, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, failure, ok, warning } from './finding.ts';
import type { InspectedSite } from './inspected-site.ts';

/** Folders and files private to the site's user, and whether each is required. */
const ownFolders = [
  ['', 0o700],
  ['keys', 0o700],
  ['keys/pepper', 0o600],
  ['keys/audit', 0o600],
  ['audit', 0o700],
  ['diwan.sqlite', 0o600],
  ['diwan.sqlite-wal', 0o600],
  ['diwan.sqlite-shm', 0o600],
] as const;

/** Checks ownership and modes of the data folder. */
export async function checkFolders({ config: { dataDir, databaseUrl } }: InspectedSite): Promise<Finding[]> {
  const root = await stat(dataDir).catch(() => undefined);
  if (!root) return [warning(`DATA_DIR ${dataDir} does not exist`, 'the first start creates it')];
  if (process.platform === 'win32') return [ok(`${dataDir} is there`)];
  // A private folder protects its contents
  const closed = (root.mode & 0o077) === 0;
  const found: Finding[] = [];
  for (const [name, mode] of ownFolders) {
    const place = join(dataDir, name);
    const stats = await stat(place).catch(() => undefined);
    if (!stats || (name.startsWith('diwan.sqlite') && (closed || databaseUrl))) continue;
    // A key file elsewhere is the responsibility of its operator
    if (name.startsWith('keys/') && (isMountedSecret(stats) || (await lstat(place)).isSymbolicLink()))
      continue;
    if (stats.uid !== process.getuid?.() && process.getuid?.() !== 0) {
      found.push(failure(`${place} is owned by another user`, 'run this command and the site as its owner'));
    } else if ((stats.mode & 0o077) !== 0) {
      const report = name.startsWith('keys') ? failure : warning;
      found.push(report(`${place} is readable by others`, `chmod ${mode.toString(8)} ${place}`));
    }
  }
  return found.length > 0 ? found : [ok(`${dataDir} is private to its owner`)];
}

/** Kubernetes mounts a secret for its pod's group only: `root` owns it, and the group's members read it. */
function isMountedSecret({ uid, gid, mode }: Stats): boolean {
  return uid === 0 && gid !== 0 && (mode & 0o007) === 0 && (process.getgroups?.() ?? []).includes(gid);
}
