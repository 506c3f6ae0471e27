import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { dataVersion } from '../db/data-version.ts';
import type { Schema } from '../db/schema.ts';
import { type Changes, everything } from './changes.ts';
import type { Storage } from './storage.ts';

/** What does not answer within this many milliseconds counts as down. */
const patience = 2_000;

export function createHealth(db: Kysely<Schema>, storage: Storage, changes: Changes) {
  let version: number | undefined;

  /** Sees whether another program has written to the database: nothing that was read before counts then. */
  async function lookForChanges(): Promise<void> {
    const now = await dataVersion(db);
    if (version !== undefined && now !== version) changes.wrote([everything]);
    version = now;
  }

  return {
    lookForChanges,

    /** Whether the database and the storage answer. Never throws. */
    async ready(): Promise<boolean> {
      const database = Promise.all([sql`select 1`.execute(db), lookForChanges()]).then(
        () => true,
        () => false,
      );
      const both = Promise.all([database, storage.ready()]).then((answers) => answers.every(Boolean));
      return Promise.race([both, delay(patience, false, { ref: false })]);
    },
  };
}
