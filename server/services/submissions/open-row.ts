import { openBody, openKey, submissionContext } from '#shared/channel/envelope.ts';
import type { OpeningKey } from '#shared/channel/hpke.ts';
import { type RecipientGroup, recipientGroups } from '#shared/forms/recipient-groups.ts';
import type { Schema } from '../../db/schema.ts';
import { timestampOf } from './timestamp-of.ts';

/** Placeholder texts of a damaged row. */
const nothing = {
  contact: { name: '', email: '', phone: '', message: '' },
  report: { topic: '', involved_names: '', datetime: '', phone: '', details: '' },
} as const;

/** Of the content of a row, what its texts are not; those of older versions have no groups. */
type Content = { created_at: string; receipt?: string; recipients?: readonly RecipientGroup[] };

const firstGroup: readonly RecipientGroup[] = [recipientGroups[0]];

export type SealedRow = Pick<
  Schema['submission'],
  'kind' | 'id' | 'day' | 'read_on' | 'kept' | 'keep_reason' | 'review_on' | 'version' | 'key_id' | 'body'
> & {
  recipient: string | null;
  sealed_key: Uint8Array | null;
};

/**
 * Opens a row; a row that no key opens, or that was altered, comes damaged and with placeholder texts.
 * @returns it with the public key of its receipt, where there is one, and the groups to which it was sent. Both are sealed
 * in its content: whatever rows of the database say, they alone count for what is added to it.
 */
export async function openRow(row: SealedRow, keys: Map<string, OpeningKey>) {
  const { kind, id, day, read_on, recipient, sealed_key } = row;
  const { keep_reason, review_on } = row;
  const state = { deleted_at: read_on && timestampOf(read_on), kept: row.kept === 1, keep_reason, review_on };
  const place = submissionContext({ kind, id, keyId: row.key_id, version: row.version });
  try {
    const key = keys.get(recipient ?? '');
    if (!key || !sealed_key) throw new Error('Nobody holds the key to this one.');
    const dataKey = await openKey(sealed_key, key, place, recipient ?? '');
    const content = new TextDecoder().decode(await openBody(row.body, dataKey, place));
    const { receipt, recipients: groups = firstGroup, ...texts } = JSON.parse(content) as Content;
    return { id, ...nothing[kind], ...texts, ...state, damaged: false, receipt, groups };
  } catch {
    return {
      id,
      ...nothing[kind],
      created_at: timestampOf(day),
      ...state,
      damaged: true,
      receipt: undefined,
      groups: [],
    };
  }
}
