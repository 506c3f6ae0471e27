import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { isUnavailable } from '../../errors/unavailable.ts';
import type { Storage } from '../files/storage.ts';
import type { CrossInstanceInvalidation } from '../invalidation/cross-instance-invalidation.ts';
import { createFreeSpace } from './free-space.ts';

/** Timeout of a check in milliseconds. */
const timeout = 2_000;

type Dependencies = {
  storage: Storage;
  crossInstance: CrossInstanceInvalidation;
  /** Notes whether the database responds. */
  calm: { noteDatabase: (isThere: boolean) => void };
  /** Location of rows and files. */
  place: { dataDir: string; databaseUrl?: string | undefined; store?: object | undefined };
  /** Milliseconds since 1970. */
  now: () => number;
  stopping?: AbortSignal | undefined;
};

export function createHealth(
  db: Kysely<Schema>,
  {
    storage,
    crossInstance: { poll },
    calm,
    place: { dataDir, databaseUrl, store },
    now,
    stopping,
  }: Dependencies,
) {
  // With a remote database and a remote store no submission is stored on this disk
  const hasRoom = databaseUrl && store ? async () => true : createFreeSpace(dataDir, now);

  return {
    /** Also reports to calm mode whether the database responds. */
    checkForChanges: (): Promise<void> =>
      poll().then(
        () => calm.noteDatabase(true),
        (error: unknown) => {
          if (isUnavailable(error)) calm.noteDatabase(false);
          throw error;
        },
      ),

    /** True if the process is not stopping, and the database and the storage respond and accept writes. Never throws. */
    async ready(): Promise<boolean> {
      if (stopping?.aborted) return false;
      const database = Promise.all([sql`select 1`.execute(db), poll()]).then(
        () => true,
        () => false,
      );
      const all = Promise.all([database, storage.ready(), hasRoom()]).then((responses) =>
        responses.every(Boolean),
      );
      return Promise.race([all, delay(timeout, false, { ref: false })]);
    },
  };
}
