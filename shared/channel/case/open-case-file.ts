import type { CaseFile } from '../../forms/case-file.ts';
import type { OpeningKey } from '../hpke.ts';
import { inBatches } from './in-batches.ts';
import { openEntry, settledAfter } from './open-entry.ts';
import type { CaseView } from './sealed-rows.ts';

/** The history of a case, and what it has settled. */
export async function openCaseFile(
  { submission, entries: rows, officers, next }: Omit<CaseView, 'keys'>,
  keys: ReadonlyMap<string, OpeningKey>,
): Promise<CaseFile> {
  const entries = await inBatches(rows, (row) => openEntry(submission, row, keys));
  return {
    ...settledAfter(entries),
    entries: entries.map(({ after: _settled, ...entry }) => entry),
    seen: next - 1,
    officers,
  };
}
