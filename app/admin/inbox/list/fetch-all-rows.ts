import type { InboxList } from '#shared/forms/inbox.ts';
import * as limits from '#shared/limits.ts';
import { caseCalls } from '../calls/case-calls.ts';
import type { InboxRow } from '../inbox-kinds.ts';

/** All rows of a list in both states, newest first, a page at a time. */
export async function fetchAllRows(list: InboxList): Promise<InboxRow[]> {
  const calls = await caseCalls(list);
  const rows: InboxRow[] = [];
  for (;;) {
    const page = await calls.page({ limit: limits.maxListLimit, before: rows.at(-1)?.id });
    rows.push(...page.rows);
    if (page.rows.length < limits.maxListLimit) return rows;
  }
}
