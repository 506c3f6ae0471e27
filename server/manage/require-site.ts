import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { missingSteps } from '../db/migrate.ts';
import { migrations } from '../db/migrations.ts';
import { UsageError } from './usage-error.ts';

const noSiteHint =
  'give the settings of the site (its .env, or DATA_DIR and DATABASE_URL), or start the site first.';

/** @throws UsageError if the settings lead to no site: a command that created one by mistake would report nonsense. */
export function requireSite({ dataDir, databaseUrl }: Config): void {
  if (existsSync(databaseUrl ? dataDir : join(dataDir, 'diwan.sqlite'))) return;
  throw new UsageError(`There is no site in DATA_DIR ${dataDir}: ${noSiteHint}`);
}

/** @throws UsageError if the database is empty. */
export async function requireTables({ db }: Database): Promise<void> {
  if ((await missingSteps(db)) === Object.keys(migrations).length)
    throw new UsageError(`The database is empty: ${noSiteHint}`);
}

/** @throws UsageError if `root` would create files that the site, running as another user, cannot write. */
export function requireOwner({ dataDir }: Pick<Config, 'dataDir'>, user = process.getuid?.()): void {
  const stats = statSync(dataDir, { throwIfNoEntry: false });
  if (user !== 0 || !stats || stats.uid === 0) return;
  throw new UsageError(
    `DATA_DIR ${dataDir} belongs to another user (${stats.uid}): give the command as that user, such as ` +
      '`sudo -u diwan npm run manage -- …`.',
  );
}
