import { chmod, lstat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const sqliteFiles = ['diwan.sqlite', 'diwan.sqlite-wal', 'diwan.sqlite-shm'];

/** Sets the umask: files and folders of this process are unreadable for other users of the machine. */
export function createPrivateFiles(): void {
  process.umask(0o077);
}

/**
 * Repairs modes left by an earlier version or an unpacked archive: the database's files, and `DATA_DIR` if it is owned
 * by this user. A mounted or shared folder keeps the mode that its operator chose, and the doctor warns of it.
 */
export async function repairModes(dataDir: string): Promise<void> {
  for (const name of sqliteFiles) await closeToOthers(join(dataDir, name), 0o600);
  if (!(await isShared(dataDir))) await closeToOthers(dataDir, 0o700);
}

async function closeToOthers(path: string, mode: number): Promise<void> {
  const stats = await lstat(path).catch(() => undefined);
  const ours = stats && !stats.isSymbolicLink() && stats.uid === process.getuid?.();
  if (ours && (stats.mode & 0o077) !== 0) await chmod(path, mode);
}

/** True for the root of a mounted file system, or a world-writable folder like `/tmp`. */
async function isShared(folder: string): Promise<boolean> {
  const [own, parent] = await Promise.all(
    [folder, dirname(folder)].map((path) => lstat(path).catch(() => undefined)),
  );
  if (!own || !parent) return true;
  const isMountPoint = own.dev !== parent.dev || own.ino === parent.ino;
  return isMountPoint || (own.mode & 0o1000) !== 0;
}
