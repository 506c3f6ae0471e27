import type { Kysely } from 'kysely';
import type { SubmissionRow } from '#shared/channel/case/sealed-rows.ts';
import type { Schema } from '../../db/schema.ts';
import { missingCase } from './missing-case.ts';
import type { Numbers } from './sealed/numbers.ts';
import { sealedRows, sealedSubmission } from './sealed-rows.ts';
import type { Case } from './talk/message-rows.ts';

type Options = { recipients: readonly string[]; numbers: Numbers };

/**
 * The submission of a case with its key for one side, as it is opened.
 * @throws AppError `gone` for a case that was deleted, `not-found` for one that never was.
 */
export async function findSealed(
  db: Kysely<Schema>,
  of: Case,
  { recipients, numbers }: Options,
): Promise<SubmissionRow> {
  const [row] = await sealedRows(db, of.kind, recipients).where('id', '=', of.id).execute();
  return row ? sealedSubmission(row, numbers) : missingCase(db, of);
}
