import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { environment, root, startDiwan } from '../contenders/diwan.ts';
import type { Context } from '../context.ts';
import { freePort, memoryOf, output, scratchFolder, startServer } from '../processes.ts';
import { type Spread, spread } from '../statistics.ts';

/** Seconds from `npm start` to the first page, and bytes of memory. */
export type Starts = { warm: Spread; idle: number; cold: number | undefined };

/**
 * `npm start` until the first page: of a tree that was built and started before, and with `--cold` of a fresh clone. And
 * the memory of a site without visitors.
 */
export async function measureStarts({ options, log }: Context): Promise<Starts> {
  log('starts');
  const dataDir = scratchFolder();
  await startToFirstPage({ cwd: root, dataDir });
  const warm: number[] = [];
  for (let start = 0; start < options.starts; start += 1)
    warm.push(await startToFirstPage({ cwd: root, dataDir }));
  log('idle memory');
  const diwan = await startDiwan({ dataDir });
  await delay(options.idleSeconds * 1_000);
  const idle = memoryOf(diwan.pid);
  await diwan.stop();
  return { warm: spread(warm), idle, cold: options.cold ? await coldStart(log) : undefined };
}

type Place = { cwd: string; dataDir: string; cache?: string };

/** The seconds until the home page is served. */
async function startToFirstPage({ cwd, dataDir, cache }: Place): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const { stop } = await startServer(['npm', 'start'], `http://127.0.0.1:${port}/`, {
    cwd,
    // npm may need settings of this environment to reach its registry
    env: { ...process.env, ...environment({ port, dataDir }), ...(cache && { npm_config_cache: cache }) },
    group: true,
  });
  const seconds = (performance.now() - started) / 1e3;
  await stop();
  return seconds;
}

async function coldStart(log: Context['log']): Promise<number> {
  log('the first start in a fresh clone, with an empty npm cache');
  const folder = scratchFolder();
  const clone = join(folder, 'clone');
  await output(['git', 'clone', '-q', root, clone]);
  return startToFirstPage({ cwd: clone, dataDir: join(folder, 'data'), cache: join(folder, 'cache') });
}
