import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServices, type Services } from '../composition.ts';
import type { Config } from '../config.ts';
import { connect, type Database } from '../db/connect.ts';
import { missingSteps } from '../db/migrate.ts';

/** The site that is looked at, as far as it could be opened. */
export type InspectedSite = {
  config: Config;
  /** Undefined where there is none yet, or where it could not be opened. */
  database: Database | undefined;
  /** Why it could not be opened. */
  trouble: unknown;
  /** How many steps the database lacks to this program's schema. */
  missing: number;
  /** Undefined where the database is not there, or lacks steps. */
  services: Services | undefined;
  close(): Promise<void>;
};

/** Opens what can be opened, and changes nothing. */
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
