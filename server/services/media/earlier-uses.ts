import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';

/** A stored picture in the JSON of a record or of an event. */
const namedPicture = /\b(?:images|covers)\/[\w./-]+\.webp/g;

export const picturesIn = (text: string): string[] => text.match(namedPicture) ?? [];

/** The `image` of a revision, as its index has it. */
export const imageOfRevision = (db: Kysely<Schema>) =>
  sql<string>`${sql.raw(isPostgres(db) ? `(texts::json ->> 'image')` : `json_extract(texts, '$.image')`)}`;

/** The items of which a version, or an event of the gallery, has one of the pictures. */
export async function earlierItems(db: Kysely<Schema>, images: readonly string[]) {
  const revisions = db
    .with('shown', (query) =>
      query
        .selectFrom('item_revision')
        .select(['section', 'id', imageOfRevision(db).as('image')])
        .where(imageOfRevision(db), 'in', images)
        .distinct(),
    )
    .selectFrom('shown')
    .innerJoin('item_document as d', (join) =>
      join.onRef('d.section', '=', 'shown.section').onRef('d.id', '=', 'shown.id'),
    )
    .select(['d.section', 'd.id', 'shown.image', 'd.title_ar', 'd.title_en']);
  return (await Promise.all([revisions.execute(), replacedInGalleries(db)])).flat();
}

/** The pictures of galleries in whose place another one was chosen: the history names them. */
export async function replacedInGalleries(db: Kysely<Schema>) {
  const events = await db
    .selectFrom('item_event as e')
    .innerJoin('item_document as d', (join) =>
      join.onRef('d.section', '=', 'e.section').onRef('d.id', '=', 'e.id'),
    )
    .select(['d.section', 'd.id', 'e.details', 'd.title_ar', 'd.title_en'])
    .where('e.event', '=', 'picture-replaced')
    .execute();
  return events.flatMap(({ details, ...item }) => picturesIn(details).map((image) => ({ ...item, image })));
}

/** The pictures that earlier versions of settings, managers and the profile name. */
export async function namedInRecords(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ text: string }>`
    select value as text from record_revision where value like '%.webp%'
    union all select text from record_chunk where text like '%.webp%'
  `.execute(db);
  return new Set(rows.flatMap(({ text }) => picturesIn(text)));
}
