import { useRef, useState } from 'react';
import type { InboxList, InboxState } from '#shared/forms/inbox.ts';
import * as limits from '#shared/limits.ts';
import { ApiFailure } from '../../client/api.ts';
import { useLoaded } from '../../client/use-loaded.ts';
import { caseCalls } from '../calls/case-calls.ts';
import type { InboxRow } from '../inbox-kinds.ts';

type Rows = { rows: InboxRow[]; total: number; noKey?: boolean };

const nothing: Rows = { rows: [], total: 0 };

export type InboxRows = ReturnType<typeof useInboxRows>;

/**
 * The rows of a list in a state, the newest first: a page at once, the others when they are wanted. Each page
 * ends at a number and not at a place, so none is missing or repeated after others came or went.
 */
export function useInboxRows(list: InboxList, state: InboxState) {
  const fetched = useRef<Rows>(nothing);
  const removed = useRef(new Set<number>());
  const { loaded, setLoaded, reload, retry } = useLoaded(async () => {
    const first = await newest(list, state);
    const oldest = first.rows.length < limits.inboxPageItems ? 0 : first.rows.at(-1)!.id;
    // Older rows may have come or gone in the meantime
    const older = fetched.current.rows.filter(({ id }) => id < oldest);
    fetched.current = { ...first, rows: [...first.rows, ...older] };
    return fetched.current;
  });
  const [loadingMore, setLoadingMore] = useState(false);
  const { rows, total, noKey } = loaded.state === 'loaded' ? loaded.data : nothing;

  const show = (data: Rows) => {
    fetched.current = data;
    setLoaded({ state: 'loaded', data });
  };
  /** Fetches older rows until there are so many; false where a page failed. */
  const loadUpTo = async (wanted: number): Promise<boolean> => {
    setLoadingMore(true);
    try {
      while (fetched.current.rows.length < Math.min(wanted, fetched.current.total)) {
        const oldest = fetched.current.rows.at(-1)?.id;
        const limit = Math.min(wanted - fetched.current.rows.length, limits.maxListLimit);
        const older = await page(list, state, limit, oldest);
        if (older.rows.length === 0) break;
        const last = fetched.current.rows.at(-1)?.id ?? Number.POSITIVE_INFINITY;
        const added = older.rows.filter(({ id }) => id < last && !removed.current.has(id));
        show({ rows: [...fetched.current.rows, ...added], total: older.total });
      }
      return true;
    } catch {
      return false;
    } finally {
      setLoadingMore(false);
    }
  };

  return {
    status: noKey ? ('noKey' as const) : loaded.state,
    rows,
    total,
    /** Every row is here. */
    complete: loaded.state === 'loaded' && rows.length >= total,
    reload,
    retry,
    loadingMore,
    loadUpTo,
    change: (id: number, changes: Partial<Pick<InboxRow, 'kept' | 'keep_reason' | 'review_on' | 'case'>>) =>
      show({
        ...fetched.current,
        rows: fetched.current.rows.map((row) => (row.id === id ? { ...row, ...changes } : row)),
      }),
    /** True for a row that has left the list here, and not by another administrator. */
    hasLeft: (id: number) => removed.current.has(id),
    remove: (id: number) => {
      removed.current.add(id);
      const { rows: before, total: count } = fetched.current;
      show({ rows: before.filter((row) => row.id !== id), total: count - 1 });
    },
  };
}

/** The first page as it is now. */
async function newest(list: InboxList, state: InboxState): Promise<Rows> {
  try {
    return await page(list, state, limits.inboxPageItems);
  } catch (error) {
    // An administrator without the key: no failure.
    if (error instanceof ApiFailure && error.status === 409) return { ...nothing, noKey: true };
    throw error;
  }
}

async function page(list: InboxList, state: InboxState, limit: number, before?: number): Promise<Rows> {
  return (await caseCalls(list)).page({ state, limit, before });
}
