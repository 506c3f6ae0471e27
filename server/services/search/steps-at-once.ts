import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Reached } from '../search-index/condition.ts';
import { documentOf } from '../search-index/document-id.ts';
import { hasPhrase, tsQuery } from '../search-index/engine-query.ts';
import { conditionsOf, document, type Scope, vectorHits, whereOf } from './scope.ts';

/**
 * The parts of each step in one query of PostgreSQL, which ends where there are enough; nothing of those that it cuts within a document.
 * Neighbours are not in the index but in the vectors, each of which is to be read and unpacked: those of the newest hits first, until
 * there are enough.
 */
export async function stepsAtOnce(
  db: Kysely<Schema>,
  scope: Scope,
  steps: readonly Reached[],
  limit: number,
): Promise<(number[] | undefined)[]> {
  const { from, id, matches } = vectorHits(scope.language, sql`wanted.queries[found.step + 1]`);
  const hits = sql`from ${from}${whereOf([...matches, ...conditionsOf(db, scope, id)])} order by ${id} + 0 desc`;
  const phrase = sql`wanted.phrases[found.step + 1]`;
  const phrases = steps.map((step) => (hasPhrase(step) ? tsQuery(step) : null));
  const { rows } = await sql<{ ids: string[] }>`
    with recursive wanted (queries, phrases) as materialized (
      select ${steps.map((step) => tsQuery(step, true))}::tsquery[], ${phrases}::tsquery[]
    ),
    found (step, ids, documents) as (
      select 0, null::bigint[], null::bigint[]
      union all
      select step + 1, part.ids, array(
        select unnest(found.documents) union select ${document(sql`each`)} from unnest(part.ids) as each
      )
      from found cross join wanted cross join lateral (
        select case
          when ${phrase} is null then array(select ${id} ${hits} limit ${limit})
          else array(
            select near.id from (select ${id}, hit.lexemes ${hits} offset 0) as near
            where near.lexemes @@ ${phrase} limit ${limit}
          )
        end as ids offset 0
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
