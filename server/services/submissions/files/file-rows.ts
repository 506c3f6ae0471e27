import type { Kysely } from 'kysely';
import type { Envelope } from '#shared/channel/envelope.ts';
import { isUniqueViolation } from '../../../db/is-unique-violation.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Case } from '../talk/message-rows.ts';

export type FileRow = Awaited<ReturnType<ReturnType<typeof fileRows>['execute']>>[number];

/** The files of a case, in their order, each with its keys for any of these recipients: a row a key. */
export function fileRows(db: Kysely<Schema>, { kind, id }: Case, recipients: readonly string[]) {
  return db
    .selectFrom('submission_file')
    .innerJoin('submission as of_case', (join) =>
      join
        .onRef('of_case.kind', '=', 'submission_file.kind')
        .onRef('of_case.id', '=', 'submission_file.submission_id'),
    )
    .leftJoin('submission_file_key', (join) =>
      join
        .onRef('submission_file_key.kind', '=', 'submission_file.kind')
        .onRef('submission_file_key.submission_id', '=', 'submission_file.submission_id')
        .onRef('submission_file_key.file', '=', 'submission_file.file')
        .on('recipient', 'in', recipients),
    )
    .select([
      'submission_file.kind',
      'submission_file.submission_id as id',
      'submission_file.file',
      'name',
      'mark',
      'submission_file.day',
      'bytes',
      'open_until',
      'submission_file.key_id',
      'submission_file.body',
      'of_case.version as case_version',
      'of_case.key_id as case_key_id',
      'recipient',
      'sealed_key',
    ])
    .where('submission_file.kind', '=', kind)
    .where('submission_file.submission_id', '=', id)
    .orderBy('submission_file.file');
}

type Written = Pick<Schema['submission_file'], 'name' | 'mark' | 'day' | 'bytes' | 'open_until'> & {
  file: number;
};

const uniqueName = { index: 'submission_file_name_key', column: 'submission_file.name' };

/**
 * Stores a file's row, in a transaction that has locked the row of its case.
 * @throws AppError `conflict` where the name of its upload belongs to a file of another case.
 */
export async function insertFile(
  transaction: Kysely<Schema>,
  { kind, id }: Case,
  { file, ...row }: Written,
  { version, keyId, body, keys }: Envelope,
): Promise<void> {
  const name = { kind, submission_id: id, file };
  await transaction
    .insertInto('submission_file')
    .values({ ...name, ...row, version, key_id: keyId, body })
    .execute()
    .catch((error: unknown) => {
      throw isUniqueViolation(error, uniqueName) ? new AppError('conflict', 'files.otherFile') : error;
    });
  await transaction
    .insertInto('submission_file_key')
    .values(keys.map(({ recipient, sealedKey }) => ({ ...name, recipient, sealed_key: sealedKey })))
    .execute();
}

/** The number of the last file, be it complete or not; 0 before the first. */
export async function lastFile(db: Kysely<Schema>, { kind, id }: Case): Promise<number> {
  const row = await db
    .selectFrom('submission_file')
    .select('file')
    .where('kind', '=', kind)
    .where('submission_id', '=', id)
    .orderBy('file', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.file ?? 0;
}

/** The names of pieces, for their removal after their rows. */
export function piecesOf(db: Kysely<Schema>) {
  return db.selectFrom('submission_file').select(['name', 'bytes']);
}
