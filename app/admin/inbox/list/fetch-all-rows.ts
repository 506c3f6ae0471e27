import type { InboxList } from '#shared/forms/inbox.ts';
import { caseCalls } from '../calls/case-calls.ts';
import type { InboxRow } from '../inbox-kinds.ts';
import { pagesOf } from './pages-of.ts';

/** All rows of a list in both states, newest first. */
export async function fetchAllRows(list: InboxList): Promise<InboxRow[]> {
  const all: InboxRow[] = [];
  const pages = pagesOf(await caseCalls(list), { wanted: Number.POSITIVE_INFINITY });
  for await (const { rows } of pages) all.push(...rows);
  return all;
}
