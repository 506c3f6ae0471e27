import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import * as limits from '#shared/limits.ts';
import type { InboxKind } from '../inbox-kinds.ts';
import { everything, matchRows, type Wanted } from './match-rows.ts';
import type { InboxRows } from './use-inbox-rows.ts';

export type RoomList = ReturnType<typeof useRoomList>;

/** The rows that match a search, a page at a time. A search covers all rows: it fetches those that are missing. */
export function useRoomList(kind: InboxKind, list: InboxRows) {
  const [wanted, setWanted] = useState<Wanted>(everything);
  const [pages, setPages] = useState(1);
  const filtered = Object.keys(everything).some(
    (name) => wanted[name as keyof Wanted] !== everything[name as keyof Wanted],
  );
  const rows = useDeferredValue(list.rows);
  const matches = useMemo(() => matchRows(kind, rows, wanted), [kind, rows, wanted]);
  const shown = matches.slice(0, pages * limits.inboxPageItems);

  const [failed, setFailed] = useState(false);
  const { status, complete, loadUpTo, loadingMore } = list;
  const missing = filtered && status === 'loaded' && !complete && !loadingMore && !failed;
  useEffect(() => {
    if (missing) void loadUpTo(Number.POSITIVE_INFINITY).then((came) => setFailed(!came));
  });

  return {
    wanted,
    filtered,
    shown,
    matches: filtered ? matches.length : list.total,
    more: shown.length < matches.length || !complete,
    /** A search that does not cover all rows yet. */
    searching: filtered && !complete && !failed,
    loadingMore,
    search: (changes: Partial<Wanted>) => {
      setWanted((before) => ({ ...before, ...changes }));
      setPages(1);
      setFailed(false);
    },
    loadMore: async (): Promise<boolean> => {
      const came = await loadUpTo(filtered ? Number.POSITIVE_INFINITY : (pages + 1) * limits.inboxPageItems);
      if (came) setPages(pages + 1);
      return came;
    },
  };
}
