import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { OtherWriters } from './other-writers.ts';
import type { Storage } from './storage.ts';

/** What does not answer within this many milliseconds counts as down. */
const patience = 2_000;

export function createHealth(db: Kysely<Schema>, storage: Storage, { look }: OtherWriters) {
  return {
    lookForChanges: look,

    /** Whether the database and the storage answer. Never throws. */
    async ready(): Promise<boolean> {
      const database = Promise.all([sql`select 1`.execute(db), look()]).then(
        () => true,
        () => false,
      );
      const both = Promise.all([database, storage.ready()]).then((answers) => answers.every(Boolean));
      return Promise.race([both, delay(patience, false, { ref: false })]);
    },
  };
}
