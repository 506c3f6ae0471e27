import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The content of a key file without its line end; undefined if there is no file. */
export async function readKeyFile(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/**
 * Creates a key file, readable by its owner only. Instances that start together agree on the first one: the file
 * appears complete or not at all.
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
