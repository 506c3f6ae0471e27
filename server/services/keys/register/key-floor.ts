import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const stored = z.object({ signed_at: z.iso.datetime() });

/**
 * The newest signature of the key register seen by this site, in memory and in a file outside the database: an older
 * one is a register that was rolled back.
 * @param report receives the error of a folder that cannot be written; memory is the only record then.
 */
export function createKeyFloor(file: string, report: (error: unknown) => void) {
  let known = '';
  let last: Promise<void> = Promise.resolve();
  let loaded: Promise<void> | undefined;

  async function read(): Promise<string> {
    const text = await readFile(file, 'utf8').catch(unlessMissing);
    return stored.safeParse(parsed(text)).data?.signed_at ?? '';
  }

  async function load(): Promise<void> {
    const found = await read();
    if (found > known) known = found;
  }

  async function write(signedAt: string): Promise<void> {
    // A command on the server may have written a newer one
    if ((await read()) >= signedAt) return;
    const own = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(own, `${JSON.stringify({ signed_at: signedAt })}\n`, { mode: 0o600, flush: true });
    await rename(own, file);
  }

  return {
    /** Empty if this site never had a key register. */
    async get(): Promise<string> {
      loaded ??= load();
      await loaded;
      return known;
    },

    /** Records a committed signature. */
    async raise(signedAt: string): Promise<void> {
      if (signedAt <= known) return;
      known = signedAt;
      last = last.then(() => write(signedAt)).catch(report);
      await last;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unlessMissing(error: NodeJS.ErrnoException): string {
  if (error.code !== 'ENOENT') throw error;
  return '';
}
