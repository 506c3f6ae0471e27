import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { minPasswordLength } from '#shared/credentials.ts';
import { UsageError } from './usage-error.ts';

/**
 * Asks for a password: on a terminal twice and without showing it, else it is the first line of the input. Nothing
 * typed means that one is to be made. @throws UsageError for one that is too short, or was typed in two ways.
 */
export async function askPassword(): Promise<string | undefined> {
  const password = await readHidden('Password (nothing makes one): ');
  if (password === '') return undefined;
  if (password.length < minPasswordLength) {
    throw new UsageError(`A password has at least ${minPasswordLength} characters.`);
  }
  if (process.stdin.isTTY && (await readHidden('Once more: ')) !== password) {
    throw new UsageError('The two passwords differ.');
  }
  return password;
}

async function readHidden(question: string): Promise<string> {
  const { stdin } = process;
  // What is typed is written back by the interface, so it gets nowhere to write to
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (stdin.isTTY) process.stderr.write(question);
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  lines.once('line', resolve).once('close', () => resolve(''));
  lines.once('SIGINT', () => reject(new UsageError('Nothing was changed.')));
  try {
    return await promise;
  } finally {
    lines.close();
    if (stdin.isTTY) process.stderr.write('\n');
  }
}
