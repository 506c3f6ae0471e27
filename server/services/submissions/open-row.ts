import { openContent } from '#shared/channel/case/open-part.ts';
import { noTexts, submissionContent } from '#shared/channel/case/submission-content.ts';
import { submissionContext } from '#shared/channel/envelope.ts';
import type { OpeningKey } from '#shared/channel/hpke.ts';
import { timestampOf } from '#shared/timestamp-of.ts';
import type { Schema } from '../../db/schema.ts';
import type { Numbers } from './sealed/numbers.ts';

export type SealedRow = Pick<
  Schema['submission'],
  | 'kind'
  | 'id'
  | 'day'
  | 'read_on'
  | 'kept'
  | 'keep_reason'
  | 'review_on'
  | 'version'
  | 'key_id'
  | 'body'
  | 'number_mac'
> & {
  recipient: string | null;
  sealed_key: Uint8Array | null;
};

type Opening = { keys: ReadonlyMap<string, OpeningKey>; numbers: Pick<Numbers, 'isRight'> };

/**
 * Opens a row; a row that no key opens, or that was altered, comes damaged and with placeholder texts.
 * @returns it with the public key of its receipt, where there is one, and the groups to which it was sent. Both are sealed
 * in its content: whatever rows of the database say, they alone count for what is added to it.
 */
export async function openRow(row: SealedRow, { keys, numbers }: Opening) {
  const { kind, id, day, read_on, keep_reason, review_on } = row;
  const state = { deleted_at: read_on && timestampOf(read_on), kept: row.kept === 1, keep_reason, review_on };
  const place = submissionContext({ kind, id, keyId: row.key_id, version: row.version });
  try {
    if (!(await numbers.isRight(row))) throw new Error('This one has the number of another.');
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
