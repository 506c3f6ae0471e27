import { join } from 'node:path';
import { sections } from '../../../../shared/site/sections.ts';
import { startPostgres } from '../../../stand-ins/postgres.ts';
import { environment } from '../../contenders/diwan.ts';
import type { Context } from '../../context.ts';
import { output, scratchFolder, serverCore } from '../../processes.ts';
import type { SearchCosts } from './search-costs.ts';
import { measureVariants, type Variants } from './variants.ts';

/** Milliseconds of an engine: its archive is made, indexed and searched, beside other programs if need be. */
const timeout = 2 * 60 * 60_000;

export type Search = { items: number; variants: Variants; sqlite: SearchCosts; postgres: SearchCosts };

/** The search in the largest archive, on both engines: its costs, its index, and what it finds. */
export async function measureSearch({ options, log }: Context): Promise<Search> {
  const ofSection = Math.ceil(options.items / sections.length);
  log(`the search among ${ofSection * sections.length} items, on SQLite`);
  const sqlite = await measureEngine(ofSection, options);
  log('the same on PostgreSQL');
  const server = await startPostgres();
  try {
    const postgres = await measureEngine(ofSection, options, server.url);
    return { items: ofSection * sections.length, variants: measureVariants(), sqlite, postgres };
  } finally {
    await server.stop();
  }
}

async function measureEngine(
  ofSection: number,
  { queries, randomQueries, changes }: Context['options'],
  databaseUrl?: string,
): Promise<SearchCosts> {
  const dataDir = scratchFolder();
  const program = join(import.meta.dirname, 'search-costs.ts');
  const numbers = [ofSection, queries, randomQueries, changes].map(String);
  const command = [process.execPath, program, ...numbers, dataDir, ...(databaseUrl ? [databaseUrl] : [])];
  const env = environment({ port: 3000, dataDir });
  return JSON.parse(await output(command, { core: serverCore, env, timeout }));
}
