import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Broken } from './proof.ts';
import type { Stage } from './stage.ts';

type Attack = { folder: string; seconds: number; environment?: Record<string, string> };

/**
 * Runs a tool to its end, in a folder of its own for its files.
 * @returns its output.
 */
export async function attack(
  stage: Stage,
  [program = '', ...words]: string[],
  { folder, seconds, environment }: Attack,
): Promise<string> {
  const child = spawn(program, words, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      LC_ALL: 'C.UTF-8',
      PYTHONWARNINGS: 'ignore',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    timeout: seconds * 1_000,
    killSignal: 'SIGKILL',
  });
  stage.later(() => child.exitCode ?? child.signalCode ?? child.kill('SIGKILL'));
  const [output, complaints] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  if (child.signalCode !== null) throw new Error(`${program} was not done within ${seconds} seconds`);
  if (child.exitCode !== 0) throw new Error(`${program} failed: ${complaints || output}`.slice(-2_000));
  if (!output.trim()) throw new Broken(`${program} said nothing`);
  return output;
}
