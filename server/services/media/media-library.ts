import { unitOf } from '#server/db/in-transaction.ts';
import type { Invalidation } from '../invalidation/invalidation.ts';
import { cachedNotes } from './cached-notes.ts';
import { mediaEffects } from './media.effects.ts';
import { createMedia } from './media.ts';

type Unit = Parameters<typeof createMedia>[0];
type Options = Parameters<typeof createMedia>[1] & Pick<Unit, 'db'> & { invalidation: Invalidation };

/** The parameters of `withEffects` for the media library, whose notes are cached. */
export function mediaLibrary({ db, invalidation, ...options }: Options) {
  const create = (unit: Unit) => createMedia(unit, options);
  return [create, mediaEffects, cachedNotes(create(unitOf(db)), invalidation)] as const;
}
