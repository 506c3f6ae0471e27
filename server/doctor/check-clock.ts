import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { timeZone } from '#shared/limits.ts';
import { type Finding, failure, ok, warning } from './finding.ts';
import type { InspectedSite } from './inspected-site.ts';

/** Tolerated difference between two clocks, in milliseconds. */
const tolerated = 5_000;

/** Checks the time here and at the database, and the time zone data for Beirut. */
export async function checkClock({ database }: InspectedSite): Promise<Finding[]> {
  if (!knowsBeirut())
    return [failure(`Node has no time zone data for ${timeZone}`, 'use the Node that `npm start` uses')];
  const { mtimeMs } = await stat(import.meta.filename);
  if (mtimeMs > Date.now() + 24 * 60 * 60 * 1000) {
    return [failure('the clock is behind the files of this program', 'set it, and synchronize it by NTP')];
  }
  const theirs = database?.engine === 'postgres' ? await databaseClock(database.db) : Date.now();
  if (Math.abs(theirs - Date.now()) > tolerated) {
    return [
      warning(
        `the database's clock is ${Math.round((theirs - Date.now()) / 1000)} s off`,
        'keep both right by NTP',
      ),
    ];
  }
  return [ok(`the time is ${new Date().toISOString()}`)];
}

/** Beirut has summer time, which a Node without time zone data does not know. */
function knowsBeirut(): boolean {
  const hour = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return hour.format(Date.UTC(2026, 0, 15, 12)) === '14' && hour.format(Date.UTC(2026, 6, 15, 12)) === '15';
}

async function databaseClock(db: NonNullable<InspectedSite['database']>['db']): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now.getTime() ?? Number.NaN;
}
