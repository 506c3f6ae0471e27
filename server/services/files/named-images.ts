import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * The pictures that content names: public items, and all revisions, since working copies, deleted items and what
 * waits for its moment are among them; galleries, those that were removed with the others.
 */
export async function namedImages(db: Kysely<Schema>): Promise<string[]> {
  const ofRevision = isPostgres(db)
    ? sql<string | null>`texts::json ->> 'image'`
    : sql<string | null>`json_extract(texts, '$.image')`;
  const rows = await Promise.all([
    db.selectFrom('content_item').select('image').where('image', 'is not', null).distinct().execute(),
    db.selectFrom('item_revision').select(ofRevision.as('image')).distinct().execute(),
    db.selectFrom('item_picture').select('image').distinct().execute(),
    db.selectFrom('manager').select('image').where('image', 'is not', null).execute(),
    db.selectFrom('manager_profile').select('image').where('image', 'is not', null).execute(),
  ]);
  return [...new Set(rows.flat().flatMap(({ image }) => (image ? [image] : [])))];
}
