import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { minPasswordLength } from '#shared/accounts/credentials.ts';
import { UsageError } from './usage-error.ts';

export type Prompt = ReturnType<typeof createPrompt>;

/** Prompts on a terminal; otherwise reads one line of standard input per question. */
export function createPrompt() {
  const { stdin } = process;
  let input: Interface | undefined;
  let lines: AsyncIterator<string> | undefined;

  async function nextLine(): Promise<string> {
    input ??= createInterface({ input: stdin });
    lines ??= input[Symbol.asyncIterator]();
    const { value, done } = await lines.next();
    return done ? '' : value;
  }

  const prompt = {
    /** The typed text is visible. */
    shown: (question: string) => (stdin.isTTY ? typed(question, { hidden: false }) : nextLine()),

    hidden: (question: string) => (stdin.isTTY ? typed(question, { hidden: true }) : nextLine()),

    /**
     * A new password, typed twice on a terminal; undefined if empty, to generate one.
     * @throws UsageError if it is too short, or the two differ.
     */
    async newPassword(): Promise<string | undefined> {
      const password = await prompt.hidden('New password (empty: generate one): ');
      if (password === '') return undefined;
      if (password.length < minPasswordLength) {
        throw new UsageError(`A password has at least ${minPasswordLength} characters.`);
      }
      if (stdin.isTTY && (await prompt.hidden('Once more: ')) !== password) {
        throw new UsageError('The two passwords differ.');
      }
      return password;
    },

    close: () => input?.close(),
  };
  return prompt;
}

/** @throws UsageError if it is interrupted. */
async function typed(question: string, { hidden }: { hidden: boolean }): Promise<string> {
  const { stdin, stderr } = process;
  let muted = false;
  // Readline echoes the input; a secret stops here
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!muted) stderr.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: stdin, output, terminal: true, prompt: question });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  lines.once('line', resolve).once('SIGINT', () => lines.close());
  lines.once('close', () => reject(new UsageError('Nothing was changed.')));
  lines.prompt();
  muted = hidden;
  try {
    return await promise;
  } finally {
    lines.close();
    if (hidden) stderr.write('\n');
  }
}
