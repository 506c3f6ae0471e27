import { useEffect, useState } from 'react';
import type { InboxRow } from './inbox-kinds.ts';
import type { InboxRows } from './list/use-inbox-rows.ts';

/** The row of a number in the address: an older one is fetched, and one that is gone is `missing`. */
export function useOpenRow(list: InboxRows, item: number | undefined): InboxRow | 'missing' | undefined {
  const [failed, setFailed] = useState(false);
  const row = list.rows.find(({ id }) => id === item);
  const gone = item !== undefined && list.hasLeft(item);
  const older = item !== undefined && !row && !gone && list.status === 'loaded' && !list.complete && !failed;
  const { loadingMore, loadUpTo } = list;
  useEffect(() => {
    if (older && !loadingMore) void loadUpTo(Number.POSITIVE_INFINITY).then((came) => setFailed(!came));
  });
  if (row || item === undefined || list.status !== 'loaded' || older || gone) return row;
  return 'missing';
}
