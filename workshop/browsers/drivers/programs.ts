import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Failure } from '../../../scripts/failure.mjs';

const running = new Set<ChildProcess>();

/** Safety net: what was started ends with this process, however that ends. */
process.on('exit', () => {
  for (const child of running) kill(child, 'SIGKILL');
});

/** Milliseconds in which a program is to end by itself. */
const stopTimeout = 10_000;

export type RunningProgram = { found: string; stop: () => Promise<void> };

type Start = {
  env?: Record<string, string>;
  /** The line of its output that says that it is ready; its first group is `found`. Without one nothing is awaited. */
  ready?: RegExp;
};

/** Starts a program in a process group of its own and waits until it is ready. @throws Failure where it ends before. */
export async function startProgram(
  command: string,
  args: string[],
  { env = {}, ready }: Start,
): Promise<RunningProgram> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  const exit = once(child, 'exit').catch(() => {});
  const found = await new Promise<string>((resolve, reject) => {
    if (!ready) resolve('');
    let output = '';
    for (const stream of child.stdio.slice(1) as Readable[])
      stream.on('data', (chunk: Buffer) => {
        output += String(chunk);
        const match = ready?.exec(output);
        if (match) resolve(match[1] ?? '');
      });
    child.on('error', reject);
    child.on('exit', () => reject(new Failure(`${command} did not start: ${output.slice(-1_000)}`)));
  });
  return {
    found,
    stop: async () => {
      kill(child, 'SIGTERM');
      const timer = setTimeout(() => kill(child, 'SIGKILL'), stopTimeout);
      await exit;
      clearTimeout(timer);
      running.delete(child);
    },
  };
}

function kill({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  process.kill(-pid, signal);
}
