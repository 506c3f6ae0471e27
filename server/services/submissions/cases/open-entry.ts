import { openPart } from '#shared/channel/case/open-part.ts';
import type { OpeningKey } from '#shared/channel/hpke.ts';
import {
  type CaseData,
  type CaseEntry,
  type EntryContent,
  emptyCase,
  type Officer,
} from '#shared/forms/case-file.ts';
import { timestampOf } from '#shared/timestamp-of.ts';
import type { EntryRow } from './entry-rows.ts';

/** The content of an envelope: the entry, and what is settled after it, so that a list opens the last one alone. */
export type SealedEntry = { created_at: string; by: Officer; content: EntryContent; after: CaseData };

type OpenedEntry = CaseEntry & { after: CaseData | undefined };

/** Opens an entry; one that no key opens, or that was altered, comes damaged and empty. */
export async function openEntry(row: EntryRow, keys: ReadonlyMap<string, OpeningKey>): Promise<OpenedEntry> {
  const { entry } = row;
  try {
    const content = await openPart(row, { message: entry, author: 'internal' }, keys);
    return { number: entry, ...(content as SealedEntry) };
  } catch {
    return { number: entry, created_at: timestampOf(row.day), by: null, content: null, after: undefined };
  }
}

/** The data after these entries, oldest first; a damaged one changed what is not known any more. */
export function settledAfter(entries: readonly OpenedEntry[]): CaseData {
  return entries.findLast(({ after }) => after)?.after ?? emptyCase;
}
