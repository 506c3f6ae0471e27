import { join } from 'node:path';
import { inPath, installPackages } from '../../scripts/debian.ts';
import { Failure } from '../../scripts/failure.mjs';
import { findChromium } from '../../scripts/find-chromium.ts';
import { startDiwan } from './contenders/diwan.mjs';
import { startNginx } from './contenders/nginx.mjs';
import { startPlainApplication } from './contenders/plain-application.mjs';
import { pages } from './measure/requests.mjs';
import { scratchFolder } from './processes.mjs';

/**
 * The context of every measurement.
 * @typedef {Awaited<ReturnType<typeof setStage>>} Stage
 */

/** @param {import('./options.mjs').Options} options */
export async function setStage(options) {
  const programs = await findPrograms();
  /** @type {ReturnType<typeof startContenders> | undefined} */
  let started;
  return {
    options,
    programs,
    /** The three that are compared, started when they are first asked for. */
    contenders: () => (started ??= startContenders(programs)),
    /** @param {string} what is being measured */
    say: (what) => console.log(`… ${what}`),
  };
}

async function findPrograms() {
  if (process.platform !== 'linux') throw new Failure('The benchmarks run on Linux.');
  const missing = ['nginx', 'wrk'].filter((name) => !inPath(name));
  if (missing.length > 0) await installPackages(...missing);
  const [nginx, wrk] = ['nginx', 'wrk'].map(inPath);
  if (!nginx || !wrk)
    throw new Failure(
      'The benchmarks need nginx and wrk: install them (on Debian: apt-get install nginx wrk).',
    );
  return { nginx, wrk, chromium: await findChromium() };
}

/** @param {{ nginx: string }} programs */
async function startContenders(programs) {
  const diwan = await startDiwan({ dataDir: join(scratchFolder(), 'data') });
  const nginx = await startNginx(programs.nginx, diwan.url, Object.values(pages));
  const plain = await startPlainApplication(diwan.dataDir);
  return { diwan, nginx, plain };
}
