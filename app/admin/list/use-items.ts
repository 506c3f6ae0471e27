import { useCallback, useRef, useState } from 'react';
import * as limits from '#shared/limits.ts';
import { callList } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import type { ListItem, ListKind } from './list-kind.ts';

type Items = { items: ListItem[]; total: number };

/** The items of a list, the newest first, a page at a time where the list has pages. */
export function useItems(kind: ListKind) {
  const pages = useRef(1);
  const { loaded, setLoaded, reload, retry } = useLoaded<Items>(async () => {
    const items: ListItem[] = [];
    let total = 0;
    for (let page = 1; page <= pages.current; page += 1) {
      const found = await fetchPage(kind, page);
      total = found.total;
      items.push(...newOf(items, found.items));
    }
    return { items, total };
  });
  const [loadingMore, setLoadingMore] = useState(false);

  const change = useCallback(
    (to: (before: Items) => Items) =>
      setLoaded((before) =>
        before.state === 'loaded' ? { state: 'loaded', data: to(before.data) } : before,
      ),
    [setLoaded],
  );
  const loadMore = async () => {
    setLoadingMore(true);
    try {
      const found = await fetchPage(kind, pages.current + 1);
      pages.current += 1;
      change(({ items }) => ({
        items: [...items, ...newOf(items, found.items)],
        total: found.total,
      }));
      return true;
    } catch {
      return false;
    } finally {
      setLoadingMore(false);
    }
  };
  return { loaded, reload, retry, change, loadMore, loadingMore };
}

async function fetchPage(kind: ListKind, page: number): Promise<Items> {
  const query = kind.paged ? `?limit=${limits.editorPageItems}&page=${page}` : '';
  const { body, total } = await callList(`${kind.calls.list}${query}`);
  const items = kind.readList(body);
  return { items, total: total ?? items.length };
}

/** A page may repeat an item of the one before it when something was added in between. */
function newOf(known: ListItem[], found: ListItem[]): ListItem[] {
  const ids = new Set(known.map(({ id }) => id));
  return found.filter(({ id }) => !ids.has(id));
}
