import { readdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as limits from '#shared/limits.ts';

const mebibyte = 1024 * 1024;

/**
 * Bytes that stay free for the site itself: below this, its health checks warn that it will soon be unable to receive.
 */
const reserve = 512 * mebibyte;

/** The archive, and its restored copy during the drill. */
const copies = 2;

type Wanted = {
  dataDir: string;
  backupDir: string;
  /** The last good backup: its start, in ISO 8601, and its bytes. */
  good: { at: string; bytes: number } | undefined;
  now: number;
};

type Refusal = { reason: 'tooSoon'; retryAfter: number } | { reason: 'noRoom' };

/**
 * Reason to refuse an on-demand backup: the last one is recent, or the disk might fill up, which would stop the forms.
 * The daily backup checks neither.
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

/** Bytes of the database's file and of the local files; a remote database or store is not measured. */
async function bytesOf(dataDir: string): Promise<number> {
  const storage = join(dataDir, 'storage');
  const entries = await readdir(storage, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const all = [join(dataDir, 'diwan.sqlite'), ...files];
  const sizes = await Promise.all(all.map((file) => stat(file).catch(() => ({ size: 0 }))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

/** Free bytes at a folder, which may not exist yet. */
async function freeAt(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => undefined);
  if (disk) return disk.bavail * disk.bsize;
  return folder === dirname(folder) ? 0 : freeAt(dirname(folder));
}
