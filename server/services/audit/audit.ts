import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Leader } from '#server/services/maintenance/leader.ts';
import { createCheckpoints } from './checkpoints.ts';
import { createDailyCounts } from './daily-counts.ts';
import { createEntries } from './entries.ts';
import { createTrail } from './trail.ts';
import { verifyTrail } from './verify-trail.ts';

type Dependencies = {
  /** In whose `audit` the checkpoints are, and in whose `keys` the key that signs them. */
  dataDir: string;
  leader: Leader;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Is told that the trail is not what was signed. */
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

    /** Signs how far the trail has come; at the `end` of the process with what was counted until then. */
    async checkpoint({ end = false } = {}) {
      await refusals.flush({ end });
      return checkpoints.write();
    },

    /** Signs that a backup was restored: a checkpoint from which on those before it may lie ahead. */
    signRestore: (madeAt: string) => checkpoints.writeRestored(madeAt),
  };
}
