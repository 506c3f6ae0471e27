import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Condition } from '../search-index/condition.ts';
import { firstPartOf, isFirstPart, placeIn, sectionOf, yearIn } from '../search-index/document-id.ts';
import { document, type Scope, scoped, whereOf } from './scope.ts';

/** The number of documents that each condition finds, in one query. */
export async function countDocuments(
  db: Kysely<Schema>,
  scope: Scope,
  conditions: readonly Condition[],
): Promise<number[]> {
  if (conditions.length === 0) return [];
  const hits = conditions.map((condition) => scoped(db, scope, { condition, reach: 'files' }));
  const { rows } = await sql<Counted & { at: number }>`${sql.join(
    hits.map(
      (hit, at) => sql`
        select ${sql.lit(at)} as at, ${countsOf(db, hit.id)} from ${hit.from}${whereOf(hit.conditions)}`,
    ),
    sql` union all `,
  )}`.execute(db);
  const counted = rows.map(async (row) => {
    const [{ total } = { total: 0 }] = await withOthers(db, hits[row.at]!, [row]);
    return { at: row.at, total };
  });
  const totals = await Promise.all(counted);
  return totals.toSorted((one, other) => one.at - other.at).map(({ total }) => total);
}

/** Documents of a section and a year. */
export type FoundGroup = { section: string; year: number; total: number };

/** The number of documents of each section in each year. Their ids tell both, but for a few. */
export async function countGroups(
  db: Kysely<Schema>,
  scope: Scope,
  condition: Condition,
): Promise<FoundGroup[]> {
  type Row = Omit<FoundGroup, 'total'> & { place: number } & Counted;
  const hit = scoped(db, scope, { condition, reach: 'files' });
  const { from, id, conditions } = hit;
  const stored = <Value>(column: RawBuilder<Value>) =>
    sql<Value>`(select ${column} from search_document as d where d.language = ${scope.language} and d.id = ${id})`;
  const ofPlace = sql`case when ${placeIn(id)} = 0 then ${stored(sql`d.section`)} else '' end`;
  const { rows } = await sql<Row>`
    select ${placeIn(id)} as place, ${ofPlace} as section, ${yearIn(id, stored(sql<number>`d.year`))} as year, ${countsOf(db, id)}
    from ${from}${whereOf(conditions)} group by 1, 2, 3
  `.execute(db);
  return (await withOthers(db, hit, rows))
    .filter(({ total }) => total > 0)
    .map(({ place, section, year, total }) => ({ section: section || sectionOf(place), year, total }));
}

/** A number of first parts, and the documents of other parts, in words. */
type Counted = { total: number | string; others: string | null };

type Hits = ReturnType<typeof scoped>;

/**
 * Documents are counted by their first parts, which most have alone; the few of which another part is found are listed. Counting
 * what is different takes thrice the time.
 */
function countsOf(db: Kysely<Schema>, id: RawBuilder<number>) {
  const listed = isPostgres(db)
    ? sql`string_agg(${document(id)}::text, ',')`
    : sql`group_concat(${document(id)})`;
  return sql`count(*) filter (where ${isFirstPart(id)}) as total,
    ${listed} filter (where not ${isFirstPart(id)}) as others`;
}

/** Counted rows with those documents besides of which another part is found and the first one is not. */
async function withOthers<Row extends Counted>(
  db: Kysely<Schema>,
  { from, id, conditions }: Hits,
  rows: readonly Row[],
): Promise<(Row & { total: number })[]> {
  const othersOf = ({ others }: Counted) => [...new Set(others?.split(','))];
  const others = rows.flatMap(othersOf);
  if (others.length === 0) return rows.map((row) => ({ ...row, total: Number(row.total) }));
  const firsts = JSON.stringify(others.map((each) => firstPartOf(Number(each))));
  const isAmong = isPostgres(db)
    ? sql<SqlBool>`${id} = first.id`
    : sql<SqlBool>`${id} in (select value from json_each(${firsts}))`;
  const found = sql`select ${document(id)} as document from ${from}${whereOf([...conditions, isAmong])}`;
  // Each of these few rows by its key, where the planner would read all hits again
  const both = await (isPostgres(db)
    ? sql<{ document: number }>`
        select part.document from json_array_elements_text(${firsts}) as listed (id)
        cross join lateral (select listed.id::bigint as id offset 0) as first
        cross join lateral (${found} offset 0) as part`
    : sql<{ document: number }>`${found}`
  ).execute(db);
  const counted = new Set(both.rows.map((row) => String(row.document)));
  return rows.map((row) => ({
    ...row,
    total: Number(row.total) + othersOf(row).filter((each) => !counted.has(each)).length,
  }));
}
