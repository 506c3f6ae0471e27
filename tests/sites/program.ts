import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readyLine } from './ready-line.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Starts the real program, with no more of the tests' own environment than it needs to run.
 * @param under the program under which it runs, with its arguments.
 * @param folder the checkout, or a copy of it.
 */
export function startProgram(env: Record<string, string>, under: string[] = [], folder = root) {
  const [program, ...args] = [...under, join(root, 'node_modules/.bin/node'), 'server/main.ts'];
  const child = spawn(program, args, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      NODE_ENV: 'production',
      SAMPLE_CONTENT: 'off',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

export type Program = ReturnType<typeof startProgram>;

/** The output of a program as it is written. */
export function listenTo(child: Program) {
  let output = '';
  const received: {
    line: RegExp;
    resolve: (found: RegExpExecArray) => void;
    reject: (error: Error) => void;
  }[] = [];
  const inspect = () => {
    for (const { line, resolve } of received) {
      const found = line.exec(output);
      if (found) resolve(found);
    }
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
      inspect();
    });
  }
  child.once('exit', () => {
    for (const { line, reject } of received) reject(new Error(`it ended without ${line}: ${output}`));
  });
  return {
    output: () => output,
    /** The lines that are for machines. */
    log: () =>
      output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    /** Waits for a line of output. */
    waitFor: async (line: RegExp): Promise<RegExpExecArray> => {
      const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
      received.push({ line, resolve, reject });
      inspect();
      return promise;
    },
  };
}

/** The URL that the program prints when it is ready. */
export async function ready(child: Program): Promise<string> {
  const [, address = ''] = await listenTo(child).waitFor(readyLine);
  return address;
}

/** A closed port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
