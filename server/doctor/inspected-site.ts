import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServices, type Services } from '../composition.ts';
import type { Config } from '../config.ts';
import { connect, type Database } from '../db/connect.ts';
import { missingSteps } from '../db/migrate.ts';

/** The inspected site, as far as it could be opened. */
export type InspectedSite = {
  config: Config;
  /** Undefined if there is none yet, or it could not be opened. */
  database: Database | undefined;
  /** The error on opening it. */
  trouble: unknown;
  /** Number of migrations the database lacks. */
  missing: number;
  /** Undefined if the database is missing, or lacks migrations. */
  services: Services | undefined;
  close(): Promise<void>;
};

/** Opens everything that can be opened, without changes. */
export async function openInspectedSite(config: Config): Promise<InspectedSite> {
  const site: InspectedSite = {
    config,
    database: undefined,
    trouble: undefined,
    missing: 0,
    services: undefined,
    close: async () => site.database?.close(),
  };
  if (!existsSync(config.databaseUrl ? config.dataDir : join(config.dataDir, 'diwan.sqlite'))) return site;
  try {
    site.database = await connect(config);
    site.missing = await missingSteps(site.database.db);
    if (site.missing === 0) site.services = createServices({ ...config, db: site.database.db });
  } catch (error) {
    site.trouble = error;
  }
  return site;
}
