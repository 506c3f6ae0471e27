import type { Kysely } from 'kysely';
import type { ContentItem } from '#shared/content/content-item.ts';
import type { Language } from '#shared/languages.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import type { Schema } from '../../db/schema.ts';
import { allColumns, itemColumns } from './item-columns.ts';
import { counterOf, isIn } from './item-scope.ts';

type Previews = Record<SectionKey, { items: ContentItem[]; total: number }>;

/**
 * The newest items of every section in a language and the sections' totals. One query of nine short walks along the primary key,
 * so that its cost does not grow with the archive.
 */
export async function newestOfAll(
  db: Kysely<Schema>,
  { limit, scope }: { limit: number; scope: Language },
): Promise<Previews> {
  const newestOf = (section: SectionKey) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('content_item')
          .select(['section', ...allColumns])
          .where('section', '=', section)
          .where(isIn(scope))
          .orderBy('id', 'desc')
          .limit(limit)
          .as('item'),
      )
      .innerJoin('section_counter', 'section_counter.section', 'item.section')
      .selectAll('item')
      .select(`section_counter.${counterOf[scope]} as total`);

  const [first, ...others] = sections.map(({ key }) => newestOf(key));
  const rows = await others.reduce((query, other) => query.unionAll(other), first!).execute();

  const previews = Object.fromEntries(
    sections.map(({ key }) => [key, { items: [], total: 0 }]),
  ) as unknown as Previews;
  for (const { section, total, ...row } of rows) {
    const own = itemColumns[section].map((column) => [column, row[column]]);
    previews[section].items.push(Object.fromEntries(own));
    previews[section].total = total;
  }
  // A union has no order.
  for (const { items } of Object.values(previews)) items.sort((one, other) => other.id - one.id);
  return previews;
}
