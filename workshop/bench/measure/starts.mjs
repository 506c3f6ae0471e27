import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { environment, root, startDiwan } from '../contenders/diwan.mjs';
import { freePort, memoryOf, output, scratchFolder, startServer } from '../processes.mjs';
import { spread } from '../statistics.mjs';

/**
 * From `npm start` to the first page: of a tree that was built and started before, and where it is asked for of a fresh
 * clone. And the memory of a site that nobody looks at.
 * @param {import('../stage.mjs').Stage} stage
 */
export async function measureStarts({ options, say }) {
  say('starts');
  const dataDir = scratchFolder();
  await firstPage({ cwd: root, dataDir });
  const warm = [];
  for (let time = 0; time < options.starts; time += 1) warm.push(await firstPage({ cwd: root, dataDir }));
  say('idle memory');
  const diwan = await startDiwan({ dataDir });
  await delay(options.idleSeconds * 1_000);
  const idle = memoryOf(diwan.pid);
  await diwan.stop();
  return { warm: spread(warm), idle, cold: options.cold ? await coldStart(say) : undefined };
}

/** The seconds until the home page was there. @param {{ cwd: string, dataDir: string, cache?: string }} place */
async function firstPage({ cwd, dataDir, cache }) {
  const port = await freePort();
  const started = performance.now();
  const { stop } = await startServer(['npm', 'start'], `http://127.0.0.1:${port}/`, {
    cwd,
    // npm may need to be told how it reaches its registry from here
    env: { ...process.env, ...environment({ port, dataDir }), ...(cache && { npm_config_cache: cache }) },
    group: true,
  });
  const seconds = (performance.now() - started) / 1e3;
  await stop();
  return seconds;
}

async function coldStart(say) {
  say('the first start in a fresh clone, with an empty npm cache');
  const folder = scratchFolder();
  const clone = join(folder, 'clone');
  await output(['git', 'clone', '-q', root, clone], {});
  return firstPage({ cwd: clone, dataDir: join(folder, 'data'), cache: join(folder, 'cache') });
}
