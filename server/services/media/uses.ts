import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { MediaUse } from '#shared/media/media.ts';
import {
  earlierItems,
  imageOfRevision,
  namedInRecords,
  picturesIn,
  replacedInGalleries,
} from './earlier-uses.ts';

const untitled = { title_ar: '', title_en: '' };

/** Settings, managers and the profile are records with a history of their own. */
const ofRecords: MediaUse['place'][] = ['settings', 'manager', 'profile'];

type Titles = { title_ar: string; title_en: string };

/**
 * The uses of pictures, by their paths; an `image` field may have the full address of the site's own picture. An earlier version
 * that shows one is named where nothing of the same item or record shows it now.
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
  // `is not null`: the indexes are of rows with a picture, and PostgreSQL does not see in a long list that it has no null
  const [items, documents, pictures, managers, profiles, settings, earlier, records] = await Promise.all([
    db
      .selectFrom('content_item')
      .select(['section', 'id', 'title_ar', 'title_en', 'image'])
      .where('image', 'in', images)
      .where('image', 'is not', null)
      .execute(),
    db
      .selectFrom('item_document')
      .select(['section', 'id', 'title_ar', 'title_en', 'image', 'trashed_at'])
      .where('image', 'in', images)
      .where('image', 'is not', null)
      .execute(),
    galleryUses(db, paths),
    db
      .selectFrom('manager')
      .select(['id', 'name_ar', 'name_en', 'image'])
      .where('image', 'in', images)
      .where('image', 'is not', null)
      .execute(),
    db
      .selectFrom('manager_profile')
      .select(['manager_name_ar', 'manager_name_en', 'image'])
      .where('image', 'in', images)
      .where('image', 'is not', null)
      .execute(),
    db.selectFrom('site_setting').select('value').execute(),
    earlierItems(db, images),
    namedInRecords(db),
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
    named.add(`${section}/${id} ${image}`);
    add(image, { place: 'item', section, id }, { title_ar, title_en });
  }
  for (const { section, id, image, trashed_at, removed_at, ...titles } of pictures) {
    if (removed_at) earlier.push({ section, id, image, ...titles });
    else {
      named.add(`${section}/${id} ${image}`);
      add(image, { place: trashed_at ? 'trash' : 'gallery', section, id }, titles);
    }
  }
  for (const { id, image, name_ar, name_en } of managers) {
    add(image, { ...nothing, place: 'manager', id }, { title_ar: name_ar, title_en: name_en });
  }
  for (const { image, manager_name_ar, manager_name_en } of profiles) {
    add(image, { ...nothing, place: 'profile' }, { title_ar: manager_name_ar, title_en: manager_name_en });
  }
  for (const path of paths) {
    if (!settings.some(({ value }) => value.includes(path))) continue;
    add(path, { ...nothing, place: 'settings' }, untitled);
  }
  for (const { section, id, image, title_ar, title_en } of earlier) {
    if (named.has(`${section}/${id} ${image}`)) continue;
    named.add(`${section}/${id} ${image}`);
    add(image, { place: 'earlier', section, id }, { title_ar, title_en });
  }
  for (const path of paths) {
    const isShown = uses.get(path)?.some(({ place }) => ofRecords.includes(place));
    if (records.has(path) && !isShown) add(path, { ...nothing, place: 'earlier' }, untitled);
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
      'p.removed_at',
      fn.coalesce('d.title_ar', 'i.title_ar').as('title_ar'),
      fn.coalesce('d.title_en', 'i.title_en').as('title_en'),
    ])
    .where('p.image', 'in', [...paths])
    .distinct()
    .execute();
  return rows.map((row) => ({ ...row, title_ar: row.title_ar ?? '', title_en: row.title_en ?? '' }));
}

/** The tables whose rows have an `image`. */
const imageTables = ['content_item', 'item_document', 'item_picture', 'manager', 'manager_profile'] as const;

/** The condition that a picture of `media` is used, or that an earlier version shows it. */
export async function usedCondition(db: Kysely<Schema>, publicUrl: string): Promise<RawBuilder<SqlBool>> {
  const [settings, records, replaced] = await Promise.all([
    db.selectFrom('site_setting').select('value').execute(),
    namedInRecords(db),
    replacedInGalleries(db),
  ]);
  const named = new Set([
    ...settings.flatMap(({ value }) => picturesIn(value)),
    ...records,
    ...replaced.map(({ image }) => image),
  ]);
  const own = `${publicUrl}/storage/`;
  const shown = [
    ...imageTables.map((table) => sql`select 1 from ${sql.table(table)} where image`),
    sql`select 1 from item_revision where ${imageOfRevision(db)}`,
  ].map((rows) => sql`exists (${rows} in (media.path, ${own} || media.path))`);
  // Of no picture is the path empty
  const inTexts = sql`media.path in (${sql.join([...named, ''])})`;
  return sql`(${sql.join([...shown, inTexts], sql` or `)})`;
}
