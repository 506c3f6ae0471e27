import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from './ask.ts';
import { metricsHeaders, type RunningProgram } from './running-program.ts';

/**
 * Megabytes of a program whose heap was just tidied: what it still refers to, and all that it holds of the machine. The
 * answers that it keeps for readers, up to a limit of their own, are counted apart from both.
 */
export type Weight = { heap: number; resident: number; kept: number };

/** What a program is started with, so that it can be weighed. */
export const scales = (folder: string) => ({
  environment: { MEMORY_FILE: join(folder, 'memory.json') },
  options: ['--expose-gc', '--import', join(import.meta.dirname, 'tell-memory.ts')],
});

/** Weighs a program that was started with the scales of this folder. */
export async function weigh({ pid, url, ended }: RunningProgram, folder: string): Promise<Weight> {
  const file = join(folder, 'memory.json');
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  let told = '';
  while (told === '' && !ended()) {
    await delay(10);
    told = existsSync(file) ? readFileSync(file, 'utf8') : '';
  }
  const { heapUsed, external, rss } = JSON.parse(told) as NodeJS.MemoryUsage;
  const metrics = (await ask(`${url}/metrics`, { headers: metricsHeaders })).body.toString();
  const kept = Number(/^diwan_kept_answers_bytes (\d+)$/m.exec(metrics)?.[1]);
  return { heap: (heapUsed + external - kept) / 1e6, resident: (rss - kept) / 1e6, kept: kept / 1e6 };
}
