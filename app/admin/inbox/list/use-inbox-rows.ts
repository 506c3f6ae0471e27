import { useRef, useState } from 'react';
import type { InboxList, InboxState } from '#shared/forms/inbox.ts';
import * as limits from '#shared/limits.ts';
import { ApiFailure } from '../../client/api.ts';
import { useLoaded } from '../../client/use-loaded.ts';
import { caseCalls } from '../calls/case-calls.ts';
import type { InboxRow } from '../inbox-kinds.ts';
import { pagesOf } from './pages-of.ts';

/** `ended` once the oldest row of all was fetched: meanwhile the total changes by what others do. */
type Rows = { rows: InboxRow[]; total: number; ended: boolean; noKey?: boolean; refusal?: string };

const nothing: Rows = { rows: [], total: 0, ended: false };

export type InboxRows = ReturnType<typeof useInboxRows>;

/**
 * The rows of a list in a state, the newest first: a page at once, the others when they are wanted.
 */
export function useInboxRows(list: InboxList, state: InboxState) {
  const fetched = useRef<Rows>(nothing);
  const removed = useRef(new Set<number>());
  const { loaded, setLoaded, reload, retry } = useLoaded(async () => {
    fetched.current = withOlder(await newest(list, state), fetched.current);
    return fetched.current;
  });
  const [loadingMore, setLoadingMore] = useState(false);
  const shown = loaded.state === 'loaded' ? loaded.data : nothing;
  const { rows, total, ended, refusal } = shown;

  const show = (data: Rows) => {
    fetched.current = data;
    setLoaded({ state: 'loaded', data });
  };
  /** Fetches older rows until there are so many; false where a page failed. */
  const loadUpTo = async (wanted: number): Promise<boolean> => {
    setLoadingMore(true);
    try {
      const before = fetched.current.rows.at(-1)?.id;
      const missing = Math.min(wanted, fetched.current.total) - fetched.current.rows.length;
      for await (const older of pagesOf(await caseCalls(list), { state, before, wanted: missing })) {
        const last = fetched.current.rows.at(-1)?.id ?? Number.POSITIVE_INFINITY;
        const added = older.rows.filter(({ id }) => id < last && !removed.current.has(id));
        show({ ...older, rows: [...fetched.current.rows, ...added] });
      }
      return true;
    } catch {
      return false;
    } finally {
      setLoadingMore(false);
    }
  };

  return {
    status: statusOf(shown) ?? loaded.state,
    /** The site's reason not to open messages for this browser. */
    refusal,
    rows,
    total,
    /** Every row is here. */
    complete: loaded.state === 'loaded' && (ended || rows.length >= total),
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
      show({ ...fetched.current, rows: before.filter((row) => row.id !== id), total: count - 1 });
    },
  };
}

function statusOf({ noKey, refusal }: Rows) {
  if (noKey) return 'noKey' as const;
  return refusal === undefined ? undefined : ('refused' as const);
}

/** The first page as it is now. */
async function newest(list: InboxList, state: InboxState): Promise<Rows> {
  try {
    const limit = limits.inboxPageItems;
    const { ids, total, open } = await (await caseCalls(list)).page({ state, limit });
    return { rows: await open(), total, ended: ids.length < limit };
  } catch (error) {
    // An administrator without the key: no failure.
    if (error instanceof ApiFailure && error.status === 409) return { ...nothing, noKey: true };
    if (error instanceof ApiFailure && error.status === 403 && error.serverMessage)
      return { ...nothing, refusal: error.serverMessage };
    throw error;
  }
}

/** The first page before the older rows that are known, unless others may have come between them. */
function withOlder(first: Rows, known: Rows): Rows {
  const oldest = first.rows.at(-1)?.id;
  const [newestKnown] = known.rows;
  if (first.ended || !oldest || !newestKnown || newestKnown.id < oldest) return first;
  const older = known.rows.filter(({ id }) => id < oldest);
  return { ...first, rows: [...first.rows, ...older], ended: known.ended };
}
