import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { metricsHeaders, type RunningProgram } from './running-program.ts';
import { sendRequest } from './send-request.ts';

/**
 * Megabytes of a program after a garbage collection: its live heap, and its resident memory. Cached responses, which
 * have a limit of their own, are subtracted from both.
 */
export type MemoryUse = { heap: number; resident: number; retained: number };

/** Options of a program whose memory is measured. */
export const memoryOptions = (folder: string) => ({
  environment: { MEMORY_FILE: join(folder, 'memory.json') },
  options: ['--expose-gc', '--import', join(import.meta.dirname, 'report-memory.ts')],
});

/** Measures a program that was started with `memoryOptions` of this folder. */
export async function measureMemory({ pid, url, ended }: RunningProgram, folder: string): Promise<MemoryUse> {
  const file = join(folder, 'memory.json');
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  let reported = '';
  while (reported === '' && !ended()) {
    await delay(10);
    reported = existsSync(file) ? readFileSync(file, 'utf8') : '';
  }
  const { heapUsed, external, rss } = JSON.parse(reported) as NodeJS.MemoryUsage;
  const metrics = (await sendRequest(`${url}/metrics`, { headers: metricsHeaders })).body.toString();
  const retained = Number(/^diwan_cached_responses_bytes (\d+)$/m.exec(metrics)?.[1]);
  return {
    heap: (heapUsed + external - retained) / 1e6,
    resident: (rss - retained) / 1e6,
    retained: retained / 1e6,
  };
}
