import { join } from 'node:path';
import { findChromium } from '../../scripts/find-chromium.ts';
import { startDiwan } from './contenders/diwan.ts';
import { startNginx } from './contenders/nginx.ts';
import { startPlainApplication } from './contenders/plain-application.ts';
import { pages } from './measured-pages.ts';
import type { Options } from './options.ts';
import { scratchFolder } from './processes.ts';
import { requireProgram } from './programs.ts';

/** The context of every measurement. */
export type Context = Awaited<ReturnType<typeof createContext>>;

export async function createContext(options: Options) {
  const programs = {
    nginx: await requireProgram('nginx'),
    wrk: await requireProgram('wrk'),
    chromium: await findChromium(),
  };
  let started: ReturnType<typeof startContenders> | undefined;
  return {
    options,
    programs,
    /** The three servers that are compared, started at the first call. */
    contenders: () => (started ??= startContenders(programs.nginx)),
    log,
  };
}

export const log = (progress: string): void => console.log(`… ${progress}`);

async function startContenders(program: string) {
  const diwan = await startDiwan({ dataDir: join(scratchFolder(), 'data') });
  const nginx = await startNginx(program, diwan.url, Object.values(pages));
  const plain = await startPlainApplication(diwan.dataDir);
  return { diwan, nginx, plain };
}
