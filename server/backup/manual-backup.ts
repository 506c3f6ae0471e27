import { readdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as limits from '#shared/limits.ts';

const mebibyte = 1024 * 1024;

/** What stays free for the site itself: with less, the checks of the server say that soon nothing can be received. */
const reserve = 512 * mebibyte;

/** The archive, and beside it what is restored of it to try it out. */
const copies = 2;

type Wanted = {
  dataDir: string;
  backupDir: string;
  /** The last good backup: when it began, in ISO 8601, and its bytes. */
  good: { at: string; bytes: number } | undefined;
  now: number;
};

type Refusal = { reason: 'tooSoon'; retryAfter: number } | { reason: 'noRoom' };

/**
 * Why no backup is made on demand: the last one is recent, or the disk might be filled, with which the forms would stop.
 * The daily backup asks for neither.
 */
export async function manualBackupRefusal({
  dataDir,
  backupDir,
  good,
  now,
}: Wanted): Promise<Refusal | undefined> {
  const next = good ? Date.parse(good.at) + limits.manualBackupMinutes * 60_000 : 0;
  if (next > now) return { reason: 'tooSoon', retryAfter: Math.ceil((next - now) / 1000) };
  const bytes = Math.max(good?.bytes ?? 0, await bytesOf(dataDir));
  const free = await Promise.all([freeAt(dataDir), freeAt(backupDir)]);
  return Math.min(...free) < copies * bytes + reserve ? { reason: 'noRoom' } : undefined;
}

/** The bytes of the database's file and of the stored files; of what lies elsewhere nothing is known here. */
async function bytesOf(dataDir: string): Promise<number> {
  const storage = join(dataDir, 'storage');
  const entries = await readdir(storage, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const all = [join(dataDir, 'diwan.sqlite'), ...files];
  const sizes = await Promise.all(all.map((file) => stat(file).catch(() => ({ size: 0 }))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

/** The free bytes where a folder is, or is going to be. */
async function freeAt(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => undefined);
  if (disk) return disk.bavail * disk.bsize;
  return folder === dirname(folder) ? 0 : freeAt(dirname(folder));
}
