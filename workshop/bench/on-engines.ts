import { sections } from '../../shared/site/sections.ts';
import { startPostgres } from '../stand-ins/postgres.ts';
import { environment } from './contenders/diwan.ts';
import type { Context } from './context.ts';
import { output, scratchFolder, serverCore } from './processes.ts';

/** Milliseconds of an engine: its archive is made, indexed and measured, beside other programs if need be. */
const timeout = 2 * 60 * 60_000;

export type OnEngines<Costs> = { items: number; sqlite: Costs; postgres: Costs };

/**
 * Runs a program on the servers' core once for each engine. It is given the items of a section of the largest archive, some
 * numbers, a data folder, and PostgreSQL's URL on that engine, and prints its costs as JSON.
 */
export async function onEngines<Costs>(
  program: string,
  numbers: readonly number[],
  what: string,
  { options, log }: Pick<Context, 'options' | 'log'>,
): Promise<OnEngines<Costs>> {
  const ofSection = Math.ceil(options.items / sections.length);
  const items = ofSection * sections.length;
  const measure = async (databaseUrl?: string): Promise<Costs> => {
    const dataDir = scratchFolder();
    const given = [...[ofSection, ...numbers].map(String), dataDir, ...(databaseUrl ? [databaseUrl] : [])];
    const env = environment({ port: 3000, dataDir });
    return JSON.parse(
      await output([process.execPath, program, ...given], { core: serverCore, env, timeout }),
    );
  };
  log(`${what} among ${items} items, on SQLite`);
  const sqlite = await measure();
  log('the same on PostgreSQL');
  const server = await startPostgres();
  try {
    return { items, sqlite, postgres: await measure(server.url) };
  } finally {
    await server.stop();
  }
}
