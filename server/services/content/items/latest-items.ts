import type { Kysely } from 'kysely';
import type { ContentItem } from '#shared/content/content-item.ts';
import type { Language } from '#shared/languages.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import type { Schema } from '../../../db/schema.ts';
import { allColumns, itemColumns } from './item-columns.ts';
import { counterOf, isIn } from './item-scope.ts';

type Previews = Record<SectionKey, { items: ContentItem[]; total: number }>;

/**
 * The newest items of every section in a language and the sections' totals. One query of nine short walks along the primary key,
 * so that its cost does not grow with the archive.
 */
export async function newestOfAll(db: Kysely<Schema>, what: Wanted): Promise<Previews> {
  const { rows } = await db.executeQuery(builtOnce(db, what));

  const previews = Object.fromEntries(
    sections.map(({ key }) => [key, { items: [], total: 0 }]),
  ) as unknown as Previews;
  for (const { section, total, ...row } of rows) {
    const own = itemColumns[section].map((column) => [column, row[column]]);
    previews[section].items.push(Object.fromEntries(own));
    previews[section].total = total;
  }
  // A union keeps no order.
  for (const { items } of Object.values(previews)) items.sort((one, other) => other.id - one.id);
  return previews;
}

type Wanted = { limit: number; scope: Language };

type Query = ReturnType<typeof build>;

/** Built queries by database and what is wanted: building the union takes longer than running it. */
const built = new WeakMap<Kysely<Schema>, Map<string, Query>>();

function builtOnce(db: Kysely<Schema>, what: Wanted): Query {
  const own = built.get(db) ?? new Map<string, Query>();
  built.set(db, own);
  const key = `${what.scope} ${what.limit}`;
  const query = own.get(key) ?? build(db, what);
  own.set(key, query);
  return query;
}

function build(db: Kysely<Schema>, { limit, scope }: Wanted) {
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
  return others.reduce((query, other) => query.unionAll(other), first!).compile();
}
