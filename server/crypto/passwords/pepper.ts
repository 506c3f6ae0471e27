import { createHmac, randomBytes } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { StartError } from '../../errors/start-error.ts';
import { Redacted } from '../../redacted.ts';
import { makeKeyFile, readKeyFile } from './key-file.ts';

const pepperBytes = 32;

/** Where it is noted which pepper the passwords are stored with: its mark, of which nothing of it can be told. */
export type PepperMark = {
  /** Undefined where none has been used yet. */
  find: () => Promise<string | undefined>;
  /** Notes a mark, unless another was first. @returns the one that holds. */
  note: (mark: string) => Promise<string | undefined>;
  /** Takes the place of the mark of a pepper that is lost. */
  replace: (mark: string) => Promise<void>;
};

type Use = {
  mark: PepperMark;
  /** Whether passwords were stored with a pepper before. */
  inUse: () => Promise<boolean>;
  /** Whether those passwords are given up: a lost pepper is made anew, a damaged one put aside. */
  replaceLost?: boolean;
};

/**
 * The secret that every password run needs beside the password. It lies in a file outside the database, so that a
 * stolen database alone says nothing of a password. Made where there is none.
 * @throws StartError where there are passwords of before, and the file is gone, damaged, or that of another site.
 */
export async function openPepper(
  file: string,
  { mark, inUse, replaceLost = false }: Use,
): Promise<Redacted<Buffer>> {
  // Looked at before the file: whoever notes it on another instance has made the file by then
  const isUsed = (await mark.find()) !== undefined || (await inUse());
  let pepper = await read(file);
  if (replaceLost && pepper && !isComplete(pepper)) {
    await rename(file, `${file}.damaged`);
    pepper = undefined;
  }
  if (!pepper && (replaceLost || !isUsed)) {
    pepper = await make(file);
    if (replaceLost && pepper) await mark.replace(markOf(pepper));
  }
  const known = isComplete(pepper) ? await mark.note(markOf(pepper)) : undefined;
  const problem = problemOf(pepper, known);
  if (pepper && !problem) return new Redacted(pepper);
  throw new StartError(`The key file ${file} ${problem}`);
}

/** What is wrong with a key file and what to do about it; undefined where it is right. Changes nothing. */
export async function problemOfPepper(file: string, mark: PepperMark): Promise<string | undefined> {
  return problemOf(await read(file), await mark.find());
}

function problemOf(pepper: Buffer | undefined, known: string | undefined): string | undefined {
  if (!pepper) return `is missing${wayOut()}`;
  if (!isComplete(pepper)) return `is damaged${wayOut()}`;
  if (known && known !== markOf(pepper))
    return `is not the one of this site${wayOut('remove this one, and ')}`;
  return undefined;
}

const wayOut = (before = '') =>
  ', and without the right one no administrator can sign in: copy it from another instance or from a backup of DATA_DIR; ' +
  `where it is lost, ${before}run \`npm run manage -- recover EMAIL\` with the recovery words.`;

const isComplete = (pepper: Buffer | undefined): pepper is Buffer => pepper?.length === pepperBytes;

const markOf = (pepper: Buffer) =>
  createHmac('sha256', pepper).update('diwan key file 1').digest('base64url');

async function read(file: string): Promise<Buffer | undefined> {
  const text = await readKeyFile(file);
  return text === undefined ? undefined : Buffer.from(text, 'base64url');
}

async function make(file: string): Promise<Buffer | undefined> {
  await makeKeyFile(file, randomBytes(pepperBytes).toString('base64url'));
  return read(file);
}
