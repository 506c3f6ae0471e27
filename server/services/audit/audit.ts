import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Leader } from '#server/services/maintenance/leader.ts';
import { createCheckpoints } from './checkpoints.ts';
import { createDailyCounts } from './daily-counts.ts';
import { createEntries } from './entries.ts';
import { createTrail } from './trail.ts';
import { verifyTrail } from './verify-trail.ts';

type Dependencies = {
  /** The data folder: checkpoints in `audit`, the key that signs them in `keys`. */
  dataDir: string;
  leader: Leader;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called when the trail does not match its last signature. */
  report: (error: unknown) => void;
};

/** The audit trail: who did what, and when. */
export function createAudit(db: Kysely<Schema>, { now, ...parts }: Dependencies) {
  const trail = createTrail(db, now);
  const entries = createEntries(db);
  const refusals = createDailyCounts(trail, now);
  const checkpoints = createCheckpoints({ ...parts, entries, now });

  return {
    recorder: { ...trail, count: refusals.count },
    entries,
    verify: () => verifyTrail(entries, checkpoints),

    /** Signs the newest entry; at the `end` of the process the counted events are flushed first. */
    async checkpoint({ end = false } = {}) {
      await refusals.flush({ end });
      return checkpoints.write();
    },

    /** Signs that a backup was restored: earlier checkpoints may lie ahead of it. */
    signRestore: (madeAt: string) => checkpoints.writeRestored(madeAt),
  };
}
