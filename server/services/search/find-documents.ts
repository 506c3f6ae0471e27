import { type Kysely, type SqlBool, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Reached } from '../search-index/condition.ts';
import { documentOf } from '../search-index/document-id.ts';
import { type Scope, scoped, whereOf } from './scope.ts';
import { stepsAtOnce } from './steps-at-once.ts';

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
