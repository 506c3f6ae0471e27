import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { Schema } from '../db/schema.ts';
import { whyNotStarted } from '../errors/start-failure.ts';
import { type Finding, failure, ok, warning } from './finding.ts';
import type { InspectedSite } from './inspected-site.ts';

/** The oldest PostgreSQL still supported upstream for as long as our release. */
const oldest = 15;

/** Checks that the database responds, is intact, and has this program's schema. */
export async function checkDatabase({
  database,
  trouble,
  missing,
  config,
}: InspectedSite): Promise<Finding[]> {
  if (trouble) return [{ level: 'error', text: whyNotStarted(trouble) }];
  if (!database)
    return [warning(`there is no database in ${config.dataDir} yet`, 'the first start creates it')];
  const found = await (database.engine === 'postgres' ? postgres(database.db) : sqlite(database));
  if (missing > 0)
    found.push(warning(`the database lacks ${missing} migrations`, 'the next start applies them'));
  return found;
}

async function sqlite({ db }: Database): Promise<Finding[]> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const message = rows[0]?.quick_check ?? 'no result';
  if (message !== 'ok')
    return [failure(`SQLite's file is damaged (${message})`, 'stop the site and restore the last backup')];
  return [ok('SQLite responds, and its file is intact')];
}

async function postgres(db: Kysely<Schema>): Promise<Finding[]> {
  const { rows } = await sql<{ version: string; encoding: string; stamped: boolean; logged: boolean }>`
    select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
      current_setting('track_commit_timestamp') = 'on' as stamped,
      current_setting('log_statement') in ('mod', 'all') or current_setting('log_min_duration_statement') = '0' as logged
  `.execute(db);
  const { version = '', encoding = '', stamped, logged } = rows[0] ?? {};
  const found = [ok(`PostgreSQL ${version} responds`)];
  if (Number.parseInt(version, 10) < oldest) {
    found.push(failure(`PostgreSQL ${version} is too old`, `use ${oldest} or a later one`));
  }
  if (encoding !== 'UTF8') {
    found.push(
      failure(
        `the database's encoding is ${encoding}`,
        'create one with `encoding UTF8` and restore a backup into it',
      ),
    );
  }
  if (stamped) {
    found.push(
      failure('PostgreSQL records the timestamp of every report', 'set track_commit_timestamp to off'),
    );
  }
  if (logged) {
    found.push(
      failure(
        'PostgreSQL logs every statement, and so the timestamp of every report',
        'set log_statement to none and log_min_duration_statement to -1',
      ),
    );
  }
  return found;
}
