import type { Kysely } from 'kysely';
import { isPostgres } from '../../db/engine.ts';
import type { Schema } from '../../db/schema.ts';
import { dataVersion } from '../../db/sqlite/data-version.ts';
import { everything } from '../effects/dependency-tags.ts';
import { createInstances } from './instances.ts';
import type { Invalidation } from './invalidation.ts';

export type OtherWriters = {
  /** Sees whether somebody else has written what nobody told us: nothing that was read before counts then. */
  poll: () => Promise<void>;
  /** Hears from now on of what others write. `report` is told of a connection that was lost. */
  follow: (report: (error: unknown) => void) => Promise<void>;
  /** Settles when no other instance gives anybody what was there before our last write, or after a second. */
  caughtUp: () => Promise<void>;
  stop: () => Promise<void>;
};

type Dependencies = { invalidation: Invalidation; databaseUrl?: string | undefined };

/** Writers beside this process: other instances on PostgreSQL, the operator's commands on both engines. */
export function createOtherWriters(
  db: Kysely<Schema>,
  { invalidation, databaseUrl }: Dependencies,
): OtherWriters {
  if (isPostgres(db)) return createInstances(db, { invalidation, databaseUrl });
  let version: number | undefined;
  return {
    async poll() {
      const now = await dataVersion(db);
      if (version !== undefined && now !== version) await invalidation.invalidate([everything]);
      version = now;
    },
    follow: async () => {},
    caughtUp: async () => {},
    stop: async () => {},
  };
}
