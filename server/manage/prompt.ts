import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { minPasswordLength } from '#shared/accounts/credentials.ts';
import { UsageError } from './usage-error.ts';

export type Prompt = ReturnType<typeof createPrompt>;

/** Puts questions to whoever runs a command: on a terminal, or else each is answered by one line of the input. */
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

  const request = {
    /** What is typed is seen. */
    shown: (question: string) => (stdin.isTTY ? typed(question, { hidden: false }) : nextLine()),

    hidden: (question: string) => (stdin.isTTY ? typed(question, { hidden: true }) : nextLine()),

    /**
     * A new password, on a terminal asked for twice; undefined for nothing, where one is to be made.
     * @throws UsageError for one that is too short, or was typed in two ways.
     */
    async newPassword(): Promise<string | undefined> {
      const password = await request.hidden('New password (nothing makes one): ');
      if (password === '') return undefined;
      if (password.length < minPasswordLength) {
        throw new UsageError(`A password has at least ${minPasswordLength} characters.`);
      }
      if (stdin.isTTY && (await request.hidden('Once more: ')) !== password) {
        throw new UsageError('The two passwords differ.');
      }
      return password;
    },

    close: () => input?.close(),
  };
  return request;
}

/** @throws UsageError where it is broken off. */
async function typed(question: string, { hidden }: { hidden: boolean }): Promise<string> {
  const { stdin, stderr } = process;
  let muted = false;
  // What is typed is written back by the interface, and a secret gets no further than here
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
