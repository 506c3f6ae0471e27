import type { Kysely } from 'kysely';
import { isPostgres } from '../../../db/engine.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import { piecesOf } from '../files/file-rows.ts';
import type { Scope } from '../scope.ts';
import type { Case } from '../talk/message-rows.ts';
import { missingRow } from './missing-row.ts';

const keyTables = [
  'submission_key',
  'submission_message_key',
  'submission_file_key',
  'case_entry_key',
] as const;

/**
 * Deletes a case permanently, with its sealed keys. Of one that was sent to another group, too, only the keys of this one:
 * the rest is the other's.
 * @returns the pieces of its files, to be removed from the storage.
 * @throws AppError `not-found`, or `conflict` for an unread or protected case.
 */
export async function deleteCase(
  transaction: Kysely<Schema>,
  { kind, id }: Case,
  { recipients, others }: Scope,
): Promise<{ name: string; bytes: number }[]> {
  const row = await transaction
    .selectFrom('submission')
    .select(['state', 'kept'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    // The sender may write meanwhile; SQLite has no other writer
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) return missingRow(kind);
  if (row.state !== 'read') throw new AppError('conflict', 'inbox.unread');
  if (row.kept) throw new AppError('conflict', 'inbox.kept');
  if (await isShared(transaction, { kind, id }, others)) {
    for (const table of keyTables) {
      await transaction
        .deleteFrom(table)
        .where('kind', '=', kind)
        .where('submission_id', '=', id)
        .where('recipient', 'in', recipients)
        .execute();
    }
    return [];
  }
  const files = await piecesOf(transaction)
    .where('kind', '=', kind)
    .where('submission_id', '=', id)
    .execute();
  await transaction.deleteFrom('submission').where('kind', '=', kind).where('id', '=', id).execute();
  return files;
}

async function isShared(transaction: Kysely<Schema>, { kind, id }: Case, others: string[]): Promise<boolean> {
  if (others.length === 0) return false;
  const shared = await transaction
    .selectFrom('submission_key')
    .select('recipient')
    .where('kind', '=', kind)
    .where('submission_id', '=', id)
    .where('recipient', 'in', others)
    .executeTakeFirst();
  return shared !== undefined;
}
