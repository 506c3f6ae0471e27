import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import { isState } from '#server/services/content/items/open-items.ts';
import type { OpenState } from '#shared/content/deadline/open-states.ts';
import { hasDeadline } from '#shared/content/fields/deadline-fields.ts';
import type { Language } from '#shared/languages.ts';
import { sections } from '#shared/site/sections.ts';
import type { Condition, Reached } from '../search-index/condition.ts';
import { isOfYear, isYearInId, partsOfItem, placeIn, placeOf } from '../search-index/document-id.ts';
import { ftsQuery, tsQuery } from '../search-index/engine-query.ts';
import { wordsTable } from '../search-index/write-documents.ts';

export type Filters = {
  section?: string | undefined;
  year?: number | undefined;
  open?: OpenState | undefined;
};

/** The documents among which is searched: those of a language and its filters, but for those left out. */
export type Scope = Filters & { language: Language; excluded: Condition | undefined; at: string };

/** Sections whose items close. */
const dated = sections.filter(hasDeadline).map(({ key }) => key);

/**
 * The parts that a condition finds, each a row of `hit` with an `id`. SQLite's are in the order of the ids, so that a limit ends
 * the search.
 */
function hits(db: Kysely<Schema>, language: Language, reached: Reached) {
  return isPostgres(db)
    ? vectorHits(language, sql`(select ${tsQuery(reached)}::tsquery)`)
    : {
        from: sql`${wordsTable(language)} as hit`,
        id: sql<number>`hit.rowid`,
        matches: [sql<SqlBool>`hit.${wordsTable(language)} match ${ftsQuery(reached)}`],
      };
}

/**
 * Those of PostgreSQL. Its planner must not know the `tsquery`: where it expects many hits it reads all vectors, which costs ten
 * times what the index does.
 */
export const vectorHits = (language: Language, wanted: RawBuilder<unknown>) => ({
  from: sql`${wordsTable(language)} as hit`,
  id: sql<number>`hit.id`,
  matches: [sql<SqlBool>`hit.lexemes @@ ${wanted}`],
});

/** The document of a part. */
export const document = (id: RawBuilder<number>) => sql`(${id} / ${sql.lit(partsOfItem)})`;

/** The conditions of a scope on a part. */
export function conditionsOf(
  db: Kysely<Schema>,
  { language, section, year, open, excluded, at }: Scope,
  id: RawBuilder<number>,
): RawBuilder<SqlBool>[] {
  const ofPart = (condition: RawBuilder<unknown>) => sql<SqlBool>`exists (
    select 1 from search_document as d where d.language = ${language} and d.id = ${id} and ${condition}
  )`;
  const isIn = (key: string) =>
    sql<SqlBool>`(${placeIn(id)} = ${placeOf(key)} or ${placeIn(id)} = 0 and ${ofPart(sql`d.section = ${key}`)})`;
  return [
    ...(section === undefined ? [] : [isIn(section)]),
    ...(year === undefined ? [] : [isYearInId(year) ? isOfYear(id, year) : ofPart(sql`d.year = ${year}`)]),
    ...(open === undefined ? [] : [sql<SqlBool>`${id} in (${partsInState(language, open, at)})`]),
    ...(excluded === undefined ? [] : [without(db, language, excluded, id)]),
  ];
}

/** The parts of the announcements in a state: these few are read at once, and not again for each hit. */
const partsInState = (language: Language, open: OpenState, at: string) => sql`
  select d.id from content_item cross join search_document as d
  where content_item.section in (${sql.join(dated)}) and ${isState(open, at)}
    and d.language = ${language} and d.section = content_item.section and d.item = content_item.id`;

function without(db: Kysely<Schema>, language: Language, excluded: Condition, id: RawBuilder<number>) {
  const { from, id: other, matches } = hits(db, language, { condition: excluded, reach: 'files' });
  return sql<SqlBool>`${document(id)} not in (select ${document(other)} from ${from}${whereOf(matches)})`;
}

export const whereOf = (conditions: readonly RawBuilder<SqlBool>[]) =>
  conditions.length > 0 ? sql` where ${sql.join(conditions, sql` and `)}` : sql``;

/** The hits in a scope. */
export function scoped(db: Kysely<Schema>, scope: Scope, reached: Reached) {
  const { matches, ...hit } = hits(db, scope.language, reached);
  return { ...hit, conditions: [...matches, ...conditionsOf(db, scope, hit.id)] };
}
