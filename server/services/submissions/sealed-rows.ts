import type { Kysely } from 'kysely';
import type { SubmissionRow } from '#shared/channel/case/sealed-rows.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { Schema } from '../../db/schema.ts';
import type { Numbers } from './sealed/numbers.ts';

/** Submissions of a kind, each with its key for one side: the keys of a group, or the receipt. */
export function sealedRows(db: Kysely<Schema>, kind: SubmissionKind, recipients: readonly string[]) {
  return db
    .selectFrom('submission')
    .leftJoin('submission_key', (join) =>
      join
        .onRef('submission_key.kind', '=', 'submission.kind')
        .onRef('submission_key.submission_id', '=', 'submission.id')
        .on('recipient', 'in', recipients),
    )
    .select([
      'submission.kind',
      'id',
      'day',
      'read_on',
      'kept',
      'keep_reason',
      'review_on',
      'version',
      'key_id',
      'body',
      'number_mac',
      'readers_mac',
      'recipient',
      'sealed_key',
    ])
    .where('submission.kind', '=', kind);
}

type Row = Awaited<ReturnType<ReturnType<typeof sealedRows>['execute']>>[number];

/** A row as it is opened, here or by an officer's browser. */
export async function sealedSubmission(
  { number_mac, readers_mac: _readers, kept, ...row }: Row,
  { isRight }: Pick<Numbers, 'isRight'>,
): Promise<SubmissionRow> {
  return { ...row, kept: kept === 1, moved: !(await isRight({ ...row, number_mac })) };
}
