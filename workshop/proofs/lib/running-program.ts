import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readyLine } from '#tests/sites/ready-line.ts';
import { allocator, server } from '../../../scripts/server.mjs';
import { Broken } from './proof.ts';

export const administrator = { email: 'first@example.org', password: 'the password of the proofs' };

export const metricsToken = 'the-token-of-the-proofs';

/** The token for `/metrics` of a program that was started here. */
export const metricsHeaders = { authorization: `Bearer ${metricsToken}` };

export type Start = {
  tree: string;
  dataDir: string;
  environment?: Record<string, string>;
  /** The program under whose eyes it runs, such as strace, with its arguments. */
  under?: string[];
  /** Further options of Node. */
  options?: string[];
};

export type RunningProgram = ReturnType<typeof startProgram>;

const surroundings = (tree: string) => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: join(tree, 'node_modules/.cache/node'),
});

/** Starts the site as it runs for visitors, on a free port of the loopback address and with nothing else of this environment. */
export function startProgram({ tree, dataDir, environment, under = [], options = [] }: Start) {
  const command = [...under, process.execPath, ...options, ...server];
  const began = performance.now();
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd: tree,
    env: {
      ...allocator,
      ...surroundings(tree),
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      SAMPLE_CONTENT: 'off',
      LIMITS: 'off',
      BACKUP_DAYS: '0',
      METRICS_TOKEN: metricsToken,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // With what it runs under, one group that ends together
    detached: true,
  });
  const exit = once(child, 'exit');
  let output = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const program = {
    pid: child.pid ?? 0,
    url: '',
    /** The same as it is configured. */
    publicUrl: '',
    dataDir,
    /** Milliseconds from its start to its first response. */
    startedIn: 0,
    ready: promise,
    /** Once it has ended, however. */
    exited: exit,
    output: () => output,
    ended: () => child.exitCode !== null || child.signalCode !== null,
    /** Kills it without warning, like a power cut. */
    kill: () => end('SIGKILL'),
    /** Ends it as an operator would. */
    stop: () => end('SIGTERM'),
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const address = program.url ? undefined : readyLine.exec(output)?.[1];
      if (!address) return;
      program.publicUrl = address;
      program.url = address.replace('localhost', '127.0.0.1');
      program.startedIn = performance.now() - began;
      resolve();
    });
  }
  child.on('exit', () => reject(new Error(`The site ended by itself: ${output.slice(-2_000)}`)));

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!program.ended()) process.kill(-program.pid, signal);
    await exit;
  }
  return program;
}

/**
 * Runs a command of `npm run manage`; each line of the input replies to one prompt.
 * @throws Broken if it fails.
 */
export async function manage(
  tree: string,
  dataDir: string,
  words: string[],
  typed: string[] = [],
  environment: Record<string, string> = {},
): Promise<string> {
  const child = spawn(process.execPath, ['server/manage/main.ts', ...words], {
    cwd: tree,
    env: { ...surroundings(tree), DATA_DIR: dataDir, ...environment },
  });
  child.stdin.end(typed.map((line) => `${line}\n`).join(''));
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  if (code !== 0) throw new Broken(`manage ${words.join(' ')} failed: ${errors}`);
  return output;
}
