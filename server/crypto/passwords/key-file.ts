import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What a key file holds, without the line's end; undefined where there is none. */
export async function readKeyFile(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/**
 * Makes a key file, for its owner alone. Instances that start together agree on the one that was there first: it comes
 * with all its bytes, or not at all.
 */
export async function makeKeyFile(file: string, text: string): Promise<void> {
  const own = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    const handle = await open(own, 'wx', 0o600);
    await handle.writeFile(`${text}\n`);
    await handle.sync();
    await handle.close();
    await link(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(own, { force: true });
  }
}
