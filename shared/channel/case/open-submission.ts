import { timestampOf } from '../../timestamp-of.ts';
import { submissionContext } from '../envelope.ts';
import type { OpeningKey } from '../hpke.ts';
import { openContent } from './open-part.ts';
import type { SubmissionRow } from './sealed-rows.ts';
import { noTexts, submissionContent } from './submission-content.ts';

export type OpenedSubmission = Awaited<ReturnType<typeof openSubmission>>;

/**
 * Opens a row; a row that no key opens, or that was altered, comes damaged and with placeholder texts.
 * @returns it with the public key of its receipt, where there is one, and the groups to which it was sent. Both are sealed
 * in its content: whatever rows of the database say, they alone count for what is added to it.
 */
export async function openSubmission(row: SubmissionRow, keys: ReadonlyMap<string, OpeningKey>) {
  const { kind, id, day, read_on, kept, keep_reason, review_on } = row;
  const state = { deleted_at: read_on && timestampOf(read_on), kept, keep_reason, review_on };
  const place = submissionContext({ kind, id, keyId: row.key_id, version: row.version });
  try {
    if (row.moved) throw new Error('This one has the number of another.');
    const content = await openContent(row, place, keys);
    return { id, ...submissionContent(kind, content, day), ...state, damaged: false };
  } catch {
    return {
      id,
      ...noTexts[kind],
      created_at: timestampOf(day),
      ...state,
      damaged: true,
      receipt: undefined,
      groups: [],
    };
  }
}
