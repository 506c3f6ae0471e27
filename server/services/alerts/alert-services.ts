import type { Kysely } from 'kysely';
import type { UnitOfWork } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import type { createWithEffects } from '../effects/with-effects.ts';
import type { Invalidation } from '../invalidation/invalidation.ts';
import { alertsEffects } from './alerts.effects.ts';
import { createAlerts } from './alerts.ts';
import { createStandingAlerts } from './standing-alerts.ts';

type Dependencies = {
  withEffects: ReturnType<typeof createWithEffects>;
  invalidation: Invalidation;
  now: () => number;
};

/** The alerts of editors, in any context, and those that stand, one of which is for all contexts. */
export function alertServices(db: Kysely<Schema>, { withEffects, invalidation, now }: Dependencies) {
  return {
    alerts: withEffects((unit: UnitOfWork) => createAlerts(unit, now), alertsEffects),
    standingAlerts: createStandingAlerts(db, { invalidation, now }),
  };
}
