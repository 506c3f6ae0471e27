import type { RecordName, RecordRevision } from '#shared/publishing/records.ts';
import { call } from '../../client/api.ts';

/** A record as it is stored after a restoration. */
export type Restored = { value: unknown; updated_at: string };

export const loadRevisions = (record: RecordName): Promise<RecordRevision[]> => call(`revisions/${record}`);

export async function loadValue(record: RecordName, revision: number): Promise<unknown> {
  const { value } = await call<{ value: unknown }>(`revisions/${record}/${revision}`);
  return value;
}

/**
 * Restores a revision, or the state before the newest one.
 * @param json.updated_at the version that is known: a newer one is not overwritten.
 * @throws ApiFailure
 */
export function restoreRecord(
  record: RecordName,
  json: { revision?: number; updated_at: string },
): Promise<Restored> {
  return call<Restored>(`revisions/${record}/restore`, { method: 'POST', json });
}
