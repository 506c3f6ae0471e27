import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { typedSoFar } from '#server/services/search-index/condition.ts';
import { idOfRow, idsWith, itemsWith } from '#server/services/search-index/desk/desk-words.ts';
import { parseQuery } from '#shared/search/query.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import type { ItemKey } from '../revisions/text-chunks.ts';
import { newestKeys, type Source } from './desk-sources.ts';

type Search = {
  text: string;
  section: SectionKey | undefined;
  wanted: number;
  /** True where the sources have other conditions. */
  isFiltered: boolean;
};

/** The newest items, as many as wanted, with these words in the titles or the reference of the working copy. */
export async function searchItems(
  db: Kysely<Schema>,
  sources: readonly Source[],
  { text, section, wanted, isFiltered }: Search,
): Promise<ItemKey[]> {
  const condition = typedSoFar(parseQuery(text));
  if (!condition) return [];
  const items = await itemsWith(db, condition, { section, limit: wanted });
  if (items.length === 0 || (section !== undefined && !isFiltered)) return items;
  // Few are looked up; of many, the list is read in its order as far as it is needed
  const found: RawBuilder<SqlBool> =
    items.length < wanted
      ? sql`(k.section, k.id) in (values ${sql.join(items.map((item) => sql`(${sql.lit(item.section)}, ${sql.lit(item.id)})`))})`
      : sql`${idOfRow} in (${idsWith(db, condition, section)})`;
  return newestKeys(
    sources.map((source) => source.where(found)),
    section,
    wanted,
  );
}
