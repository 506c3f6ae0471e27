import type { ChildProcess } from 'node:child_process';
import { run, stopped } from '../run.mjs';

/** The tools write to a pipe, so they cannot detect a terminal by themselves. */
const colours: NodeJS.ProcessEnv = process.stdout.isTTY
  ? { FORCE_COLOR: '1' }
  : { FORCE_COLOR: undefined, NO_COLOR: '1' };

/**
 * Runs one step of the tests on this Node and resolves to true where it passed. A `live` step streams its
 * output; the others run in parallel, so theirs is printed at their end, and only if they failed.
 */
export async function step(
  name: string,
  [file, ...args]: [file: string, ...args: string[]],
  { live = false, env = {} }: { live?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<boolean> {
  if (stopped()) return false;
  const started = performance.now();
  const output: Buffer[] = [];
  if (live) console.log(`\n${name}`);
  const code = await run(process.execPath, [`node_modules/${file}`, ...args], {
    env: { ...process.env, ...colours, ...env },
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    detached: true,
    onStart(child: ChildProcess) {
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => output.push(chunk));
    },
  });
  if (stopped()) return false;
  if (code !== 0) process.stdout.write(Buffer.concat(output));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  return code === 0;
}
