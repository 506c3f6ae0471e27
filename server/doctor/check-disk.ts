import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, failure, ok, warning } from './finding.ts';
import type { InspectedSite } from './inspected-site.ts';

const mebibyte = 1024 * 1024;
const gibibyte = 1024 * mebibyte;

/** Checks the free space of the data and backup folders. */
export async function checkDisk({
  config: { dataDir, backupDir = join(dataDir, 'backups') },
}: InspectedSite): Promise<Finding[]> {
  const found = await Promise.all([...new Set([dataDir, backupDir])].map(roomIn));
  return found.filter((finding) => finding !== undefined);
}

/** Undefined if the folder does not exist yet. */
async function roomIn(place: string): Promise<Finding | undefined> {
  const disk = await statfs(place).catch(() => undefined);
  if (!disk) return undefined;
  const free = disk.bavail * disk.bsize;
  const message = `${(free / gibibyte).toFixed(1)} GiB are free at ${place}`;
  if (free < 256 * mebibyte) return failure(message, 'free some now, before saving and receiving fail');
  if (free < 2 * gibibyte || disk.bavail < disk.blocks / 20)
    return warning(message, 'free some, or enlarge the disk');
  return ok(message);
}
