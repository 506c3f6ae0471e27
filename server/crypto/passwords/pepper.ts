import { createHmac, randomBytes } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { StartError } from '../../errors/start-error.ts';
import { Redacted } from '../../redacted.ts';
import { makeKeyFile, readKeyFile } from './key-file.ts';

const pepperBytes = 32;

/** Records which pepper the stored passwords use: its mark, from which the pepper cannot be derived. */
export type PepperMark = {
  /** Undefined before the first pepper. */
  find: () => Promise<string | undefined>;
  /**
   * Records a mark unless there is one already.
   * @returns the recorded one.
   */
  note: (mark: string) => Promise<string | undefined>;
  /** Replaces the mark of a lost pepper. */
  replace: (mark: string) => Promise<void>;
};

type Use = {
  mark: PepperMark;
  /** True if passwords were stored with a pepper before. */
  inUse: () => Promise<boolean>;
  /** Gives those passwords up: a lost pepper is replaced, a damaged one set aside. */
  replaceLost?: boolean;
};

/**
 * Opens the secret that every password run needs beside the password. Its file lies outside the database, so that a
 * stolen database alone reveals no password. Created on first use.
 * @throws StartError if there are stored passwords and the file is missing, damaged, or that of another site.
 */
export async function openPepper(
  file: string,
  { mark, inUse, replaceLost = false }: Use,
): Promise<Redacted<Buffer>> {
  // Read before the file: another instance creates the file before it records the mark
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

/** The problem with a key file and its remedy; undefined if there is none. Read-only. */
export async function pepperProblem(file: string, mark: PepperMark): Promise<string | undefined> {
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

/** The pepper in the content of its file. */
export const decodePepper = (text: string) => Buffer.from(text.trim(), 'base64url');

async function read(file: string): Promise<Buffer | undefined> {
  const text = await readKeyFile(file);
  return text === undefined ? undefined : decodePepper(text);
}

async function make(file: string): Promise<Buffer | undefined> {
  await makeKeyFile(file, randomBytes(pepperBytes).toString('base64url'));
  return read(file);
}
