import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { timeZone } from '#shared/limits.ts';
import { type Finding, failure, ok, warning } from './finding.ts';
import type { InspectedSite } from './inspected-site.ts';

/** How far two clocks may be apart, in milliseconds. */
const tolerated = 5_000;

/** Whether the time is about right, here and at the database, and what the hour is in Beirut is known. */
export async function checkClock({ database }: InspectedSite): Promise<Finding[]> {
  if (!knowsBeirut())
    return [failure(`the time in ${timeZone} is not known`, 'use the Node that `npm start` takes')];
  const { mtimeMs } = await stat(import.meta.filename);
  if (mtimeMs > Date.now() + 24 * 60 * 60 * 1000) {
    return [failure('the clock is behind the files of this program', 'set it, and keep it right by NTP')];
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
  return [ok(`it is ${new Date().toISOString()}`)];
}

/** Summer and winter differ there, which a Node without the world's times does not know. */
function knowsBeirut(): boolean {
  const hour = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return hour.format(Date.UTC(2026, 0, 15, 12)) === '14' && hour.format(Date.UTC(2026, 6, 15, 12)) === '15';
}

async function databaseClock(db: NonNullable<InspectedSite['database']>['db']): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now.getTime() ?? Number.NaN;
}
