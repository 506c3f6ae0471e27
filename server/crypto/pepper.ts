import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Redacted } from '../redacted.ts';
import { StartError } from '../start-error.ts';

const pepperBytes = 32;

type Use = {
  /** Whether passwords were stored with a pepper before. */
  inUse: () => Promise<boolean>;
  /** Whether those passwords are given up: a lost pepper is made anew, a damaged one put aside. */
  replaceLost?: boolean;
};

/**
 * The secret that every password run needs beside the password. It lies in a file outside the database, so that a
 * stolen database alone says nothing of a password. Made where there is none.
 * @throws StartError where there are passwords of before, and the file is gone or damaged.
 */
export async function openPepper(
  file: string,
  { inUse, replaceLost = false }: Use,
): Promise<Redacted<Buffer>> {
  let pepper = await read(file);
  if (replaceLost && pepper && pepper.length !== pepperBytes) {
    await rename(file, `${file}.damaged`);
    pepper = undefined;
  }
  pepper ??= replaceLost || !(await inUse()) ? await make(file) : undefined;
  if (pepper?.length === pepperBytes) return new Redacted(pepper);
  throw new StartError(
    `The key file ${file} is ${pepper ? 'damaged' : 'missing'}, and without it no administrator can sign in: restore ` +
      'it from a backup of DATA_DIR, or run `npm run manage -- recover EMAIL` with the recovery words.',
  );
}

async function read(file: string): Promise<Buffer | undefined> {
  try {
    return Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Instances that start together agree on the file that was there first: it comes with all its bytes, or not at all. */
async function make(file: string): Promise<Buffer | undefined> {
  const own = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    const handle = await open(own, 'wx', 0o600);
    await handle.writeFile(`${randomBytes(pepperBytes).toString('base64url')}\n`);
    await handle.sync();
    await handle.close();
    await link(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(own, { force: true });
  }
  return read(file);
}
