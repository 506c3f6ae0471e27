import type { Kysely } from 'kysely';
import type { UnitOfWork } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import type { createWithEffects } from '../effects/with-effects.ts';
import { createCards } from './cards.ts';
import { sharingEffects } from './sharing.effects.ts';
import { createSharing } from './sharing.ts';

type Dependencies = Parameters<typeof createCards>[1] & {
  withEffects: ReturnType<typeof createWithEffects>;
};

/** Share cards, which are one for all contexts, and what editors share, in any context. */
export function cardServices(db: Kysely<Schema>, { withEffects, ...dependencies }: Dependencies) {
  const cards = createCards(db, dependencies);
  const { publicUrl } = dependencies;
  return {
    cards,
    sharing: withEffects((unit: UnitOfWork) => createSharing(unit, { cards, publicUrl }), sharingEffects),
  };
}
