import { useRef, useState } from 'react';
import * as limits from '#shared/limits.ts';
import type { ItemHistory } from '#shared/publishing/item-history.ts';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import type { ItemDocument, ItemKey } from '../publishing/item-document.ts';

type History = ItemHistory & { item: ItemDocument };

/** An item with its revisions and events, the newest first, a page at a time. */
export function useHistory({ section, id }: ItemKey) {
  const pages = useRef(1);
  const { loaded, setLoaded, retry } = useLoaded<History>(async () => {
    const [item, page] = await Promise.all([
      call<ItemDocument>(`items/${section}/${id}`),
      fetchPage({ section, id }, 1),
    ]);
    return { ...page, item };
  });
  const [loadingMore, setLoadingMore] = useState(false);
  const loadMore = async () => {
    setLoadingMore(true);
    try {
      const page = await fetchPage({ section, id }, pages.current + 1);
      pages.current += 1;
      setLoaded((before) =>
        before.state === 'loaded'
          ? { ...before, data: { ...before.data, ...together(before.data, page) } }
          : before,
      );
      return true;
    } catch {
      return false;
    } finally {
      setLoadingMore(false);
    }
  };
  return { loaded, retry, loadMore, loadingMore };
}

function fetchPage({ section, id }: ItemKey, page: number): Promise<ItemHistory> {
  const query = new URLSearchParams({ page: String(page), limit: String(limits.historyPageEntries) });
  return call<ItemHistory>(`items/${section}/${id}/revisions?${query}`);
}

/** A page repeats entries of the one before it where something was saved in between. */
function together(known: ItemHistory, page: ItemHistory): ItemHistory {
  const numbers = new Set(known.revisions.map(({ revision }) => revision));
  const nameOf = ({ event, at, side }: ItemHistory['events'][number]) => `${event} ${at} ${side}`;
  const names = new Set(known.events.map(nameOf));
  return {
    revisions: [...known.revisions, ...page.revisions.filter(({ revision }) => !numbers.has(revision))],
    events: [...known.events, ...page.events.filter((event) => !names.has(nameOf(event)))],
    total: page.total,
  };
}
