import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import { isState } from '#server/services/content/items/open-items.ts';
import type { OpenState } from '#shared/content/deadline/open-states.ts';
import { hasDeadline } from '#shared/content/fields/deadline-fields.ts';
import type { Language } from '#shared/languages.ts';
import { sections } from '#shared/site/sections.ts';
import type { Condition, Reached } from '../search-index/condition.ts';
import { documentOf, partsOfItem } from '../search-index/document-id.ts';
import { ftsQuery, tsQuery } from '../search-index/engine-query.ts';
import { wordsTable } from '../search-index/write-documents.ts';

export type Filters = {
  section?: string | undefined;
  year?: number | undefined;
  open?: OpenState | undefined;
};

/** The documents among which is searched: those of a language and its filters, but for those left out. */
export type Scope = Filters & { language: Language; excluded: Condition | undefined; at: string };

/** The ids of the parts that a condition finds, in the order of `id`. */
export type FoundPart = { id: number };

/** The parts that a condition finds in a scope, as a query of their ids. */
function hits(db: Kysely<Schema>, language: Language, reached: Reached): RawBuilder<FoundPart> {
  // Without `materialized`, PostgreSQL walks the ids backwards where there is a limit, and compares each row
  return isPostgres(db)
    ? sql`select id from ${wordsTable(language)} where lexemes @@ ${tsQuery(reached)}::tsquery`
    : sql`select rowid as id from ${wordsTable(language)} where ${wordsTable(language)} match ${ftsQuery(reached)}`;
}

/** Sections whose items close. */
const dated = sections.filter(hasDeadline).map(({ key }) => key);

const document = sql`(id / ${sql.lit(partsOfItem)})`;

/** The conditions of a scope on `hit.id` and the joined `d`. */
function conditionsOf(db: Kysely<Schema>, scope: Scope): RawBuilder<SqlBool>[] {
  const { language, section, year, open, excluded, at } = scope;
  return [
    ...(section === undefined ? [] : [sql<SqlBool>`d.section = ${section}`]),
    ...(year === undefined ? [] : [sql<SqlBool>`d.year = ${year}`]),
    ...(open === undefined
      ? []
      : [
          sql<SqlBool>`d.section in (${sql.join(dated)}) and exists (
            select 1 from content_item where content_item.section = d.section and content_item.id = d.item
              and ${isState(open, at)}
          )`,
        ]),
    ...(excluded === undefined
      ? []
      : [
          sql<SqlBool>`hit.id / ${sql.lit(partsOfItem)} not in (
            select ${document} from (${hits(db, language, { condition: excluded, reach: 'files' })}) as excluded
          )`,
        ]),
  ];
}

/** The hits in a scope, joined with their documents where those are needed. */
function scoped(
  db: Kysely<Schema>,
  scope: Scope,
  reached: Reached,
  isJoined = [scope.section, scope.year, scope.open].some((filter) => filter !== undefined),
) {
  const conditions = conditionsOf(db, scope);
  const found = hits(db, scope.language, reached);
  const join = isJoined
    ? sql`join search_document as d on d.language = ${scope.language} and d.id = hit.id`
    : sql``;
  return {
    // A statement that begins with `with` takes SQLite's writing connection
    hit: isPostgres(db) ? sql`with hit as materialized (${found})` : sql``,
    from: sql`from ${isPostgres(db) ? sql`hit` : sql`(${found}) as hit`} ${join}`,
    where: conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``,
  };
}

/** The first parts of the documents that a condition finds, the newest documents first, one of each. */
export async function findParts(
  db: Kysely<Schema>,
  scope: Scope,
  reached: Reached,
  limit: number,
): Promise<number[]> {
  const found = new Map<number, number>();
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const ids = await partsBefore(db, scope, reached, { before, limit });
    for (const id of ids) if (!found.has(documentOf(id))) found.set(documentOf(id), id);
    if (ids.length < limit || found.size >= limit) return [...found.values()].slice(0, limit);
    before = ids.at(-1) ?? 0;
  }
}

async function partsBefore(
  db: Kysely<Schema>,
  scope: Scope,
  reached: Reached,
  { before, limit }: { before: number; limit: number },
): Promise<number[]> {
  if (conditionsOf(db, scope).length === 0 && !isPostgres(db)) {
    const words = wordsTable(scope.language);
    const { rows } = await sql<FoundPart>`
      select rowid as id from ${words} where ${words} match ${ftsQuery(reached)} and rowid < ${before}
      order by rowid desc limit ${limit}
    `.execute(db);
    return rows.map(({ id }) => id);
  }
  const { hit, from, where } = scoped(db, scope, reached);
  const { rows } = await sql<FoundPart>`
    ${hit} select id from (select hit.id ${from} ${where}) as found
    where id < ${before} order by id desc limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The number of documents that a condition finds. */
export async function countDocuments(db: Kysely<Schema>, scope: Scope, reached: Reached): Promise<number> {
  const { hit, from, where } = scoped(db, scope, reached);
  const { rows } = await sql<{ total: number | string }>`
    ${hit} select count(distinct hit.id / ${sql.lit(partsOfItem)}) as total ${from} ${where}
  `.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** Documents of a section and a year. */
export type FoundGroup = { section: string; year: number; total: number };

/** The number of documents of each section in each year. */
export async function countGroups(db: Kysely<Schema>, scope: Scope, reached: Reached): Promise<FoundGroup[]> {
  const { hit, from, where } = scoped(db, scope, reached, true);
  const { rows } = await sql<{ section: string; year: number; total: number | string }>`
    ${hit} select d.section, d.year, count(distinct hit.id / ${sql.lit(partsOfItem)}) as total
    ${from} ${where} group by d.section, d.year
  `.execute(db);
  return rows.map((row) => ({ ...row, total: Number(row.total) }));
}
