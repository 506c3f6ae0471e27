import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** SHA-256 of the files that were received, in hexadecimal. */
const hashes = new WeakMap<Blob, string>();

/** A received file is removed with its request; one of a process that was killed, after an hour. */
const longest = 60 * 60 * 1000;

/** Uploads on their way into the storage: written to the disk and hashed while they come, never held in memory. */
export function createReceivedFiles(dataDir: string) {
  const folder = join(dataDir, 'received');
  return {
    /** A file that reads from the disk; `remove` deletes it there. */
    async receive(content: AsyncIterable<Uint8Array>): Promise<{ file: File; remove: () => Promise<void> }> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, randomUUID());
      const remove = () => rm(path, { force: true });
      const hash = createHash('sha256');
      // A stream that opens the file itself may do so after it failed, and leave an empty one
      const handle = await open(path, 'wx', 0o600);
      try {
        await pipeline(
          content,
          async function* hashed(chunks: AsyncIterable<Uint8Array>) {
            for await (const chunk of chunks) {
              hash.update(chunk);
              yield chunk;
            }
          },
          handle.createWriteStream(),
        );
        const file = new File([await openAsBlob(path)], '');
        hashes.set(file, hash.digest('hex'));
        return { file, remove };
      } catch (error) {
        await remove();
        throw error;
      }
    },

    /** Removes files whose requests a killed process never completed. */
    async removeOld(now: number): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (found && found.mtimeMs < now - longest) await rm(path, { force: true });
      }
    },
  };
}

/** SHA-256 of a file in hexadecimal: known of one that was received. */
export async function hashOf(file: Blob): Promise<string> {
  const known = hashes.get(file);
  if (known) return known;
  const hash = createHash('sha256');
  for await (const chunk of file.stream()) hash.update(chunk);
  return hash.digest('hex');
}
