import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import { isState } from '#server/services/content/items/open-items.ts';
import type { OpenState } from '#shared/content/deadline/open-states.ts';
import { hasDeadline } from '#shared/content/fields/deadline-fields.ts';
import type { Language } from '#shared/languages.ts';
import { sections } from '#shared/site/sections.ts';
import type { Condition, Reached } from '../search-index/condition.ts';
import {
  documentOf,
  isFirstPart,
  isOfYear,
  isYearInId,
  partsOfItem,
  placeIn,
  placeOf,
  sectionOf,
  yearIn,
} from '../search-index/document-id.ts';
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
const vectorHits = (language: Language, wanted: RawBuilder<unknown>) => ({
  from: sql`${wordsTable(language)} as hit`,
  id: sql<number>`hit.id`,
  matches: [sql<SqlBool>`hit.lexemes @@ ${wanted}`],
});

/** The document of a part. */
const document = (id: RawBuilder<number>) => sql`(${id} / ${sql.lit(partsOfItem)})`;

/** The conditions of a scope on a part. */
function conditionsOf(
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

const whereOf = (conditions: readonly RawBuilder<SqlBool>[]) =>
  conditions.length > 0 ? sql` where ${sql.join(conditions, sql` and `)}` : sql``;

/** The hits in a scope. */
function scoped(db: Kysely<Schema>, scope: Scope, reached: Reached) {
  const { matches, ...hit } = hits(db, scope.language, reached);
  return { ...hit, conditions: [...matches, ...conditionsOf(db, scope, hit.id)] };
}

/** The first parts of the documents that a condition finds, the newest documents first, one of each. */
export async function findParts(
  db: Kysely<Schema>,
  scope: Scope,
  reached: Reached,
  limit: number,
): Promise<number[]> {
  const found = new Map<number, number>();
  const { from, id, conditions } = scoped(db, scope, reached);
  for (let last = Number.MAX_SAFE_INTEGER; ; ) {
    const { rows } = await sql<{ id: number }>`
      select ${id} as id from ${from}${whereOf([...conditions, sql<SqlBool>`${id} < ${last}`])}
      order by ${isPostgres(db) ? sql`${id} + 0` : id} desc limit ${limit}
    `.execute(db);
    for (const row of rows) if (!found.has(documentOf(row.id))) found.set(documentOf(row.id), row.id);
    if (rows.length < limit || found.size >= limit) return [...found.values()].slice(0, limit);
    last = rows.at(-1)?.id ?? 0;
  }
}

/** The same of several conditions, one after the other, until there are enough documents. */
export async function findInSteps(
  db: Kysely<Schema>,
  scope: Scope,
  steps: readonly Reached[],
  limit: number,
): Promise<number[]> {
  const found = new Map<number, number>();
  const rows = isPostgres(db) ? await stepsAtOnce(db, scope, steps, limit) : [];
  for (const [number, step] of steps.entries()) {
    const ids = rows[number] ?? (await findParts(db, scope, step, limit));
    for (const id of ids) if (!found.has(documentOf(id))) found.set(documentOf(id), id);
    if (found.size >= limit) break;
  }
  return [...found.values()];
}

/** The parts of each step in one query of PostgreSQL, which ends where there are enough; nothing of those that it cuts within a document. */
async function stepsAtOnce(
  db: Kysely<Schema>,
  scope: Scope,
  steps: readonly Reached[],
  limit: number,
): Promise<(number[] | undefined)[]> {
  const { from, id, matches } = vectorHits(scope.language, sql`wanted.queries[found.step + 1]`);
  const conditions = [...matches, ...conditionsOf(db, scope, id)];
  const { rows } = await sql<{ ids: string[] }>`
    with recursive wanted (queries) as materialized (select ${steps.map(tsQuery)}::tsquery[]),
    found (step, ids, documents) as (
      select 0, null::bigint[], null::bigint[]
      union all
      select step + 1, part.ids, array(
        select unnest(found.documents) union select ${document(sql`each`)} from unnest(part.ids) as each
      )
      from found cross join wanted cross join lateral (
        select array(
          select ${id} from ${from}${whereOf(conditions)} order by ${id} + 0 desc limit ${limit}
        ) as ids offset 0
      ) as part
      where step < cardinality(wanted.queries) and coalesce(cardinality(found.documents), 0) < ${limit}
    )
    select ids from found where step > 0 order by step
  `.execute(db);
  return rows.map(({ ids }) => {
    const parts = ids.map(Number);
    const isCut = parts.length === limit && new Set(parts.map(documentOf)).size < limit;
    return isCut ? undefined : parts;
  });
}

/** The number of documents that a condition finds. */
export async function countDocuments(db: Kysely<Schema>, scope: Scope, reached: Reached): Promise<number> {
  const [row] = await countIn(db, scope, reached, (hit, counts) =>
    sql<Counted>`select ${counts} from ${hit.from}${whereOf(hit.conditions)}`.execute(db),
  );
  return row?.total ?? 0;
}

/** Documents of a section and a year. */
export type FoundGroup = { section: string; year: number; total: number };

/** The number of documents of each section in each year. Their ids tell both, but for a few. */
export async function countGroups(db: Kysely<Schema>, scope: Scope, reached: Reached): Promise<FoundGroup[]> {
  type Row = Omit<FoundGroup, 'total'> & { place: number } & Counted;
  const rows = await countIn<Row>(db, scope, reached, ({ from, id, conditions }, counts) => {
    const stored = <Value>(column: RawBuilder<Value>) =>
      sql<Value>`(select ${column} from search_document as d where d.language = ${scope.language} and d.id = ${id})`;
    const section = sql`case when ${placeIn(id)} = 0 then ${stored(sql`d.section`)} else '' end`;
    return sql<Row>`
      select ${placeIn(id)} as place, ${section} as section, ${yearIn(id, stored(sql<number>`d.year`))} as year, ${counts}
      from ${from}${whereOf(conditions)} group by 1, 2, 3
    `.execute(db);
  });
  return rows
    .filter(({ total }) => total > 0)
    .map(({ place, section, year, total }) => ({ section: section || sectionOf(place), year, total }));
}

/** A number of first parts, and the documents of other parts, in words. */
type Counted = { total: number | string; others: string | null };

/**
 * Counts documents by their first parts, which most have alone. The few of which another part is found are compared with these:
 * counting what is different takes thrice the time.
 */
async function countIn<Row extends Counted>(
  db: Kysely<Schema>,
  scope: Scope,
  reached: Reached,
  count: (hit: ReturnType<typeof scoped>, counts: RawBuilder<unknown>) => Promise<{ rows: Row[] }>,
): Promise<(Row & { total: number })[]> {
  const hit = scoped(db, scope, reached);
  const { from, id, conditions } = hit;
  const listed = isPostgres(db)
    ? sql`string_agg(${document(id)}::text, ',')`
    : sql`group_concat(${document(id)})`;
  const { rows } = await count(
    hit,
    sql`count(*) filter (where ${isFirstPart(id)}) as total,
      ${listed} filter (where not ${isFirstPart(id)}) as others`,
  );
  const othersOf = ({ others }: Counted) => [...new Set(others?.split(','))];
  const others = rows.flatMap(othersOf);
  if (others.length === 0) return rows.map((row) => ({ ...row, total: Number(row.total) }));
  const among = isPostgres(db)
    ? sql`(select value::bigint from json_array_elements_text(${JSON.stringify(others)}))`
    : sql`(select cast(value as integer) from json_each(${JSON.stringify(others)}))`;
  const both = await sql<{ document: number }>`
    select ${document(id)} as document
    from ${from}${whereOf([...conditions, isFirstPart(id), sql<SqlBool>`${document(id)} in ${among}`])}
  `.execute(db);
  const counted = new Set(both.rows.map((row) => String(row.document)));
  return rows.map((row) => ({
    ...row,
    total: Number(row.total) + othersOf(row).filter((each) => !counted.has(each)).length,
  }));
}
