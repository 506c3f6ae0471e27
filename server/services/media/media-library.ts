import type { Kysely } from 'kysely';
import { unitOf } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Storage } from '#server/services/files/storage.ts';
import { mediaTag } from '../effects/dependency-tags.ts';
import { withCachedRead } from '../invalidation/cached-read.ts';
import type { Invalidation } from '../invalidation/invalidation.ts';
import { mediaEffects } from './media.effects.ts';
import { createMedia } from './media.ts';
import { insertPictures } from './media-rows.ts';

type Unit = Parameters<typeof createMedia>[0];
type Options = Parameters<typeof createMedia>[1] & Pick<Unit, 'db'> & { invalidation: Invalidation };

/** The parameters of `withEffects` for the media library, whose notes are cached. */
export function mediaLibrary({ db, invalidation, ...options }: Options) {
  const create = (unit: Unit) => createMedia(unit, options);
  const media = withCachedRead(create(unitOf(db)), 'notes', { tag: mediaTag, invalidation });
  return [create, mediaEffects, media] as const;
}

/** Registers stored pictures with their alternative texts. */
export async function describePictures(
  db: Kysely<Schema>,
  storage: Storage,
  pictures: readonly { image: string; alt_ar: string; alt_en: string }[],
): Promise<void> {
  for (const { image: path, ...texts } of pictures) {
    const stored = await storage.find(path);
    if (!stored) continue;
    const created_at = stored.modified.toISOString();
    await insertPictures(db, [{ path, name: '', bytes: stored.bytes, created_at }]);
    await db.updateTable('media').set(texts).where('path', '=', path).execute();
  }
}
