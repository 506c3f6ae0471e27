import { openBody, openKey } from '../../crypto/sealing/envelope.ts';
import type { OpeningKey } from '../../crypto/sealing/hpke.ts';
import type { Schema } from '../../db/schema.ts';

/** Placeholder texts of a damaged row. */
const nothing = {
  contact: { name: '', email: '', phone: '', message: '' },
  report: { topic: '', involved_names: '', datetime: '', phone: '', details: '' },
} as const;

export type SealedRow = Pick<
  Schema['submission'],
  'kind' | 'id' | 'day' | 'read_on' | 'kept' | 'key_id' | 'body'
> & {
  recipient: string | null;
  sealed_key: Uint8Array | null;
};

/** Opens a row; a row that no key opens, or that was altered, comes damaged and with placeholder texts. */
export async function openRow(row: SealedRow, keys: Map<string, OpeningKey>) {
  const { kind, id, day, read_on, recipient, sealed_key } = row;
  const state = { deleted_at: read_on && timestampOf(read_on), kept: row.kept === 1 };
  const place = { kind, id, keyId: row.key_id };
  try {
    const key = keys.get(recipient ?? '');
    if (!key || !sealed_key) throw new Error('Nobody holds the key to this one.');
    const dataKey = await openKey(sealed_key, key, place, recipient ?? '');
    const texts = JSON.parse(openBody(row.body, dataKey, place).toString('utf8')) as object;
    return { id, ...nothing[kind], ...texts, ...state, damaged: false };
  } catch {
    return { id, ...nothing[kind], created_at: timestampOf(day), ...state, damaged: true };
  }
}

/** Start of a day; for a damaged day, the earliest possible. */
function timestampOf(day: string): string {
  return new Date(Date.parse(day) || 0).toISOString();
}
