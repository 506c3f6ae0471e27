import type { Kysely } from 'kysely';
import { isPostgres } from '../../db/engine.ts';
import type { Schema } from '../../db/schema.ts';
import { dataVersion } from '../../db/sqlite/data-version.ts';
import { everything } from '../effects/dependency-tags.ts';
import { createInstances } from './instances.ts';
import type { Invalidation } from './invalidation.ts';

export type CrossInstanceInvalidation = {
  /** Purges the caches if another process has written without an invalidation having been received. */
  poll: () => Promise<void>;
  /** Receives the invalidations of other instances. `report` is called when the connection is lost. */
  listen: (report: (error: unknown) => void) => Promise<void>;
  /** Resolves when all other instances have purged what this one last wrote, or after a second. Never throws. */
  waitForAcknowledgements: () => Promise<void>;
  stop: () => Promise<void>;
};

type Dependencies = { invalidation: Invalidation; databaseUrl?: string | undefined };

/**
 * Invalidation for writes of other processes: other instances on PostgreSQL, commands on the server on both engines.
 */
export function createCrossInstanceInvalidation(
  db: Kysely<Schema>,
  { invalidation, databaseUrl }: Dependencies,
): CrossInstanceInvalidation {
  if (isPostgres(db)) return createInstances(db, { invalidation, databaseUrl });
  let version: number | undefined;
  return {
    async poll() {
      const now = await dataVersion(db);
      if (version !== undefined && now !== version) await invalidation.invalidate([everything]);
      version = now;
    },
    listen: async () => {},
    waitForAcknowledgements: async () => {},
    stop: async () => {},
  };
}
