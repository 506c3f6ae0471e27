import type { Kysely } from 'kysely';
import type { UnitOfWork } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import type { createWithEffects } from '../effects/with-effects.ts';
import { calmByHandEffects } from './calm-by-hand.effects.ts';
import { createCalmByHand } from './calm-by-hand.ts';
import { createCalmMode } from './calm-mode.ts';

type Dependencies = Parameters<typeof createCalmMode>[1] & {
  withEffects: ReturnType<typeof createWithEffects>;
};

/** Calm mode of this process, and what administrators do about it in any context. */
export function calmServices(db: Kysely<Schema>, { withEffects, ...dependencies }: Dependencies) {
  return {
    calm: createCalmMode(db, dependencies),
    calmByHand: withEffects(
      (unit: UnitOfWork) => createCalmByHand(unit, dependencies.now),
      calmByHandEffects,
    ),
  };
}
