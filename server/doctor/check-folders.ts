import type { Stats } from 'node:fs';
import { lstat, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, failure, ok, warning } from './finding.ts';
import type { InspectedSite } from './inspected-site.ts';

/** What nobody but the site's own user may read, and whether it has to be there. */
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

/** Who may read what the site keeps. */
export async function checkFolders({ config: { dataDir, databaseUrl } }: InspectedSite): Promise<Finding[]> {
  const root = await stat(dataDir).catch(() => undefined);
  if (!root) return [warning(`DATA_DIR ${dataDir} is not there`, 'the first start makes it')];
  if (process.platform === 'win32') return [ok(`${dataDir} is there`)];
  // What lies in a folder that is closed to others is closed to them
  const closed = (root.mode & 0o077) === 0;
  const found: Finding[] = [];
  for (const [name, mode] of ownFolders) {
    const place = join(dataDir, name);
    const stats = await stat(place).catch(() => undefined);
    if (!stats || (name.startsWith('diwan.sqlite') && (closed || databaseUrl))) continue;
    // A key file that was put elsewhere is the care of whoever put it there
    if (name.startsWith('keys/') && (isMountedSecret(stats) || (await lstat(place)).isSymbolicLink()))
      continue;
    if (stats.uid !== process.getuid?.() && process.getuid?.() !== 0) {
      found.push(failure(`${place} is another user's`, 'run this, and the site, as the user whose it is'));
    } else if ((stats.mode & 0o077) !== 0) {
      const report = name.startsWith('keys') ? failure : warning;
      found.push(report(`${place} can be read by others`, `chmod ${mode.toString(8)} ${place}`));
    }
  }
  return found.length > 0 ? found : [ok(`${dataDir} is its user's alone`)];
}

/** Kubernetes gives a secret to its pod's group alone: `root` owns it, and whoever else reads it is of that group. */
function isMountedSecret({ uid, gid, mode }: Stats): boolean {
  return uid === 0 && gid !== 0 && (mode & 0o007) === 0 && (process.getgroups?.() ?? []).includes(gid);
}
