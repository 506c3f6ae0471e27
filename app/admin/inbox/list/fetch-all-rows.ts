import type { InboxList } from '#shared/forms/inbox.ts';
import * as limits from '#shared/limits.ts';
import { callList } from '../../client/api.ts';
import type { InboxRow } from '../inbox-kinds.ts';

/** All rows of a list in both states, newest first, a page at a time. */
export async function fetchAllRows(list: InboxList): Promise<InboxRow[]> {
  const rows: InboxRow[] = [];
  for (;;) {
    const oldest = rows.at(-1)?.id;
    const before = oldest === undefined ? '' : `&before=${oldest}`;
    const { body } = await callList(`${list}?limit=${limits.maxListLimit}${before}`);
    const page = body as InboxRow[];
    rows.push(...page);
    if (page.length < limits.maxListLimit) return rows;
  }
}
