import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';
import type { Schema } from '../schema.ts';

/** Lets the statements of this transaction take as long as they need: PostgreSQL ends any other after a while. */
export async function disableStatementTimeout(transaction: Kysely<Schema>): Promise<void> {
  if (isPostgres(transaction)) await sql`set local statement_timeout = 0`.execute(transaction);
}
