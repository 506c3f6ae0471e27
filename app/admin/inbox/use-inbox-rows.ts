import { useEffect, useRef, useState } from 'react';
import type { InboxList, InboxState } from '#shared/forms/inbox.ts';
import * as limits from '#shared/limits.ts';
import { ApiFailure, callList } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { focusCard } from './focus-card.ts';
import type { InboxRow } from './inbox-kinds.ts';

type Rows = { rows: InboxRow[]; total: number; noKey?: boolean };

const nothing: Rows = { rows: [], total: 0 };

export type InboxRows = ReturnType<typeof useInboxRows>;

/**
 * The rows of a list in a state, the newest first. All shown rows are fetched together, so that none is
 * missing or repeated after others came or went.
 */
export function useInboxRows(list: InboxList, state: InboxState) {
  const wanted = useRef<number>(limits.inboxPageItems);
  const { loaded, setLoaded, reload, retry } = useLoaded(() => fetchRows(list, state, wanted.current));
  const [loadingMore, setLoadingMore] = useState(false);
  const { rows, total, noKey } = loaded.state === 'loaded' ? loaded.data : nothing;

  // The button may be gone after loading more: the first new row takes the focus.
  const known = useRef<number>(undefined);
  useEffect(() => {
    const first = known.current === undefined ? undefined : rows[known.current];
    if (first) focusCard(first);
    known.current = undefined;
  }, [rows]);

  return {
    status: noKey ? ('noKey' as const) : loaded.state,
    rows,
    total,
    reload,
    retry,
    loadingMore,
    /** Resolves to true where more rows came. */
    loadMore: async (): Promise<boolean> => {
      setLoadingMore(true);
      known.current = rows.length;
      wanted.current += limits.inboxPageItems;
      const came = await reload();
      if (!came) wanted.current -= limits.inboxPageItems;
      setLoadingMore(false);
      return came;
    },
    remove: (id: number) =>
      setLoaded((before) => {
        if (before.state !== 'loaded') return before;
        const left = before.data.rows.filter((row) => row.id !== id);
        return { state: 'loaded', data: { rows: left, total: before.data.total - 1 } };
      }),
  };
}

async function fetchRows(list: InboxList, state: InboxState, wanted: number): Promise<Rows> {
  const limit = Math.min(wanted, limits.maxListLimit);
  const rows = new Map<number, InboxRow>();
  try {
    for (let page = 1; ; page += 1) {
      const { body, total = 0 } = await callList(`${list}?state=${state}&limit=${limit}&page=${page}`);
      // A row that came in between shifts the pages: none is listed twice.
      for (const row of body as InboxRow[]) rows.set(row.id, row);
      if (page * limit >= Math.min(wanted, total)) {
        return { rows: [...rows.values()].slice(0, wanted), total };
      }
    }
  } catch (error) {
    // An administrator without the key: no failure.
    if (error instanceof ApiFailure && error.status === 409) return { ...nothing, noKey: true };
    throw error;
  }
}
