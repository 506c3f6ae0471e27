import type { Kysely } from 'kysely';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { Schema } from '../../db/schema.ts';

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
