import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { textSearch } from '#server/db/text-search.ts';
import type { MediaList } from '#shared/media/media.ts';
import { withUses } from './media-rows.ts';
import { usedCondition } from './uses.ts';

export type MediaFilter = {
  /** A text in the name of the file, or in an alternative text. */
  q?: string | undefined;
  use?: 'used' | 'unused' | undefined;
  texts?: 'missing' | undefined;
  /** The path of one picture. */
  path?: string | undefined;
  /** From 1. */
  page: number;
  limit: number;
};

/** A page of the library, the newest first. The uses are those of its pictures alone. */
export async function listPictures(
  db: Kysely<Schema>,
  filter: MediaFilter,
  publicUrl: string,
): Promise<MediaList> {
  const { q = '', page, limit } = filter;
  const conditions = await conditionsOf(db, filter, publicUrl);
  const search = q.trim() === '' ? undefined : textSearch(db, q);
  if (search) conditions.push(search.within(['name', 'alt_ar', 'alt_en', 'path']));
  const found = db
    .selectFrom('media')
    .where((where) => where.and(conditions))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const start = (page - 1) * limit;
  if (!search && !filter.use) {
    const { total } = await db
      .selectFrom('media')
      .where((where) => where.and(conditions))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await found.selectAll().limit(limit).offset(start).execute();
    return { items: await withUses(db, rows, publicUrl), total };
  }
  // The condition of uses takes longest: it is tried once, for the page and the total alike
  const candidates = await found.select(['id', 'name', 'alt_ar', 'alt_en', 'path']).execute();
  // Where the name of the file is not known, editors see that of the stored one
  const ids = candidates.flatMap(({ id, name, path, ...texts }) =>
    !search || search.isIn([name || path, ...Object.values(texts)]) ? [id] : [],
  );
  const shown = ids.slice(start, start + limit);
  const rows = shown.length > 0 ? await found.selectAll().where('id', 'in', shown).execute() : [];
  return { items: await withUses(db, rows, publicUrl), total: ids.length };
}

async function conditionsOf(db: Kysely<Schema>, { use, texts, path }: MediaFilter, publicUrl: string) {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (path !== undefined) conditions.push(sql`path = ${path}`);
  if (texts === 'missing') conditions.push(sql`decorative = 0 and (alt_ar = '' or alt_en = '')`);
  if (use) {
    const used = await usedCondition(db, publicUrl);
    conditions.push(use === 'used' ? used : sql`not ${used}`);
  }
  return conditions;
}
