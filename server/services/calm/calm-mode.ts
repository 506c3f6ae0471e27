import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { type CalmMode, type CalmReason, calmReasons } from '#shared/calm/calm-mode.ts';
import { calmTag, everything } from '../effects/dependency-tags.ts';
import type { Invalidation } from '../invalidation/invalidation.ts';
import { type CalmTimes, readCalmTimes } from './calm-by-hand.ts';
import { createFloodWatch } from './flood-watch.ts';

type Dependencies = {
  invalidation: Invalidation;
  /** Milliseconds since 1970. */
  now: () => number;
  /** False where no flood begins it. */
  limits: boolean;
  adminNetworks: readonly string[];
  snapshotDir: string | undefined;
};

/**
 * Calm mode of this process, in memory, since it has to hold without a database: begun by hand for all instances, by a flood, or by
 * a database that does not respond. Each reason ends by itself.
 */
export function createCalmMode(
  db: Kysely<Schema>,
  { invalidation, now, limits, adminNetworks, snapshotDir }: Dependencies,
) {
  const floods = createFloodWatch(now);
  /** As it was read last. */
  let byHand: CalmTimes | undefined;
  let isDatabaseGone = false;

  /** Keeps what is known where the database does not respond. */
  async function read(): Promise<void> {
    byHand = await readCalmTimes(db).catch(() => byHand);
  }

  invalidation.onInvalidate((tags) => {
    if (tags.includes(calmTag) || tags.includes(everything)) return read();
  });

  const holds: Record<CalmReason, () => boolean> = {
    hand: () => byHand !== undefined && Date.parse(byHand.ends_at) > now(),
    flood: () => limits && floods.isFlooded(),
    database: () => isDatabaseGone,
  };

  return {
    read,

    /** The cost of a request, as `requestCost` has it. */
    count: floods.count,

    /** @param isThere true where the database has just responded. */
    noteDatabase(this: void, isThere: boolean): void {
      isDatabaseGone = !isThere;
    },

    isDatabaseGone: () => isDatabaseGone,

    isOn: (): boolean => calmReasons.some((reason) => holds[reason]()),

    /** Under attack, by what is known: forms are harder, and administrators sign in from their own networks. */
    isGuarded: (): boolean => holds.hand() || holds.flood(),

    state: (): CalmMode => ({
      reasons: calmReasons.filter((reason) => holds[reason]()),
      ends_at: holds.hand() ? (byHand?.ends_at ?? null) : null,
      has_networks: adminNetworks.length > 0,
      has_snapshot: snapshotDir !== undefined,
    }),
  };
}
