import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { MediaUse } from '#shared/media/media.ts';

type Titles = { title_ar: string; title_en: string };

/**
 * The present uses of pictures, by their paths; an `image` field may have the full address of the site's own picture.
 * Earlier versions are none: reading them takes long on a large site.
 */
export async function usesOf(
  db: Kysely<Schema>,
  paths: readonly string[],
  publicUrl: string,
): Promise<Map<string, MediaUse[]>> {
  const uses = new Map<string, MediaUse[]>(paths.map((path) => [path, []]));
  if (paths.length === 0) return uses;
  const own = `${publicUrl}/storage/`;
  const images = paths.flatMap((path) => [path, own + path]);
  const [items, documents, pictures, managers, profiles, settings] = await Promise.all([
    db
      .selectFrom('content_item')
      .select(['section', 'id', 'title_ar', 'title_en', 'image'])
      .where('image', 'in', images)
      .execute(),
    db
      .selectFrom('item_document')
      .select(['section', 'id', 'title_ar', 'title_en', 'image', 'trashed_at'])
      .where('image', 'in', images)
      .execute(),
    galleryUses(db, paths),
    db
      .selectFrom('manager')
      .select(['id', 'name_ar', 'name_en', 'image'])
      .where('image', 'in', images)
      .execute(),
    db
      .selectFrom('manager_profile')
      .select(['manager_name_ar', 'manager_name_en', 'image'])
      .where('image', 'in', images)
      .execute(),
    db.selectFrom('site_setting').select('value').execute(),
  ]);
  const add = (image: string | null, use: Omit<MediaUse, keyof Titles>, titles: Titles) =>
    uses.get((image ?? '').replace(own, ''))?.push({ ...use, ...titles });
  const nothing = { section: null, id: null };
  const named = new Set<string>();
  // The working copy of an item comes before what is public of it
  for (const { section, id, image, trashed_at, title_ar, title_en } of documents) {
    named.add(`${section}/${id} ${image}`);
    add(image, { place: trashed_at ? 'trash' : 'item', section, id }, { title_ar, title_en });
  }
  for (const { section, id, image, title_ar, title_en } of items) {
    if (named.has(`${section}/${id} ${image}`)) continue;
    add(image, { place: 'item', section, id }, { title_ar, title_en });
  }
  for (const { section, id, image, trashed_at, ...titles } of pictures) {
    add(image, { place: trashed_at ? 'trash' : 'gallery', section, id }, titles);
  }
  for (const { id, image, name_ar, name_en } of managers) {
    add(image, { ...nothing, place: 'manager', id }, { title_ar: name_ar, title_en: name_en });
  }
  for (const { image, manager_name_ar, manager_name_en } of profiles) {
    add(image, { ...nothing, place: 'profile' }, { title_ar: manager_name_ar, title_en: manager_name_en });
  }
  for (const path of paths) {
    if (!settings.some(({ value }) => value.includes(path))) continue;
    add(path, { ...nothing, place: 'settings' }, { title_ar: '', title_en: '' });
  }
  return uses;
}

/** The galleries that have pictures, each once. An item that nobody has changed has no document. */
async function galleryUses(db: Kysely<Schema>, paths: readonly string[]) {
  const rows = await db
    .selectFrom('item_picture as p')
    .leftJoin('item_document as d', (join) =>
      join.onRef('d.section', '=', 'p.section').onRef('d.id', '=', 'p.id'),
    )
    .leftJoin('content_item as i', (join) =>
      join.onRef('i.section', '=', 'p.section').onRef('i.id', '=', 'p.id'),
    )
    .select(({ fn }) => [
      'p.section',
      'p.id',
      'p.image',
      'd.trashed_at',
      fn.coalesce('d.title_ar', 'i.title_ar').as('title_ar'),
      fn.coalesce('d.title_en', 'i.title_en').as('title_en'),
    ])
    .where('p.image', 'in', [...paths])
    .where('p.removed_at', 'is', null)
    .distinct()
    .execute();
  return rows.map((row) => ({ ...row, title_ar: row.title_ar ?? '', title_en: row.title_en ?? '' }));
}

/** The tables whose rows have an `image`. */
const imageTables = ['content_item', 'item_document', 'manager', 'manager_profile'] as const;

/** A stored picture in the JSON of a setting. */
const namedPicture = /\b(?:images|covers)\/[\w./-]+\.webp/g;

/** The condition that a picture of `media` is used now. */
export async function usedCondition(db: Kysely<Schema>, publicUrl: string): Promise<RawBuilder<SqlBool>> {
  const settings = await db.selectFrom('site_setting').select('value').execute();
  const named = new Set(settings.flatMap(({ value }) => value.match(namedPicture) ?? []));
  const shown = imageTables.map(
    (table) =>
      sql`exists (
        select 1 from ${sql.table(table)} as shown
        where shown.image in (media.path, ${`${publicUrl}/storage/`} || media.path)
      )`,
  );
  // Of no picture is the path empty
  const inSettings = sql`media.path in (${sql.join([...named, ''])})`;
  const inGallery = sql`exists (
    select 1 from item_picture where item_picture.image = media.path and removed_at is null
  )`;
  return sql`(${sql.join([...shown, inGallery, inSettings], sql` or `)})`;
}

/** True if an earlier version, which can be restored, has the picture. */
export async function isInHistory(db: Kysely<Schema>, path: string): Promise<boolean> {
  const pattern = `%${path.replaceAll('_', String.raw`\_`)}%`;
  const { rows } = await sql`
    select 1 from item_revision where texts like ${pattern} escape '\\'
    union all select 1 from item_picture where image = ${path}
    union all select 1 from item_event where event = 'picture-replaced' and details like ${pattern} escape '\\'
    union all select 1 from record_revision where value like ${pattern} escape '\\'
    union all select 1 from record_chunk where text like ${pattern} escape '\\'
    limit 1
  `.execute(db);
  return rows.length > 0;
}
