import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';
import type { Schema } from '../schema.ts';

/** Statements of this transaction may take as long as they need; the pool's default timeout would cancel them. */
export async function disableStatementTimeout(transaction: Kysely<Schema>): Promise<void> {
  if (isPostgres(transaction)) await sql`set local statement_timeout = 0`.execute(transaction);
}
