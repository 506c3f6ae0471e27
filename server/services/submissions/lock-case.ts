import type { Kysely } from 'kysely';
import { isPostgres } from '../../db/engine.ts';
import type { Schema } from '../../db/schema.ts';
import type { Case } from './talk/message-rows.ts';

/** Locks the row of a case, which its deletion and other additions wait for. @returns false for a deleted one. */
export async function lockCase(transaction: Kysely<Schema>, { kind, id }: Case): Promise<boolean> {
  const row = await transaction
    .selectFrom('submission')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', id)
    // SQLite has no other writer meanwhile
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
  return row !== undefined;
}
