import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Case } from './talk/message-rows.ts';

/**
 * Marks a case as unread, for each officer as well, in the transaction in which its sender adds to it: its deletion and
 * other additions wait.
 */
export async function markUnread(transaction: Kysely<Schema>, { kind, id }: Case): Promise<void> {
  await transaction
    .updateTable('submission')
    .set({ state: 'active', read_on: null })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
  await transaction
    .deleteFrom('case_read')
    .where('kind', '=', kind)
    .where('submission_id', '=', id)
    .execute();
}
