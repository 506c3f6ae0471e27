import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { Item } from '../items.ts';

type Page = { items: Item[]; page: number; more: boolean };

/** What was shown of each list when it was left, by history entry: going back finds it as it was, scroll and all. */
const shownBefore = new Map<string, Page>();

/**
 * The items of a list page and of those loaded after it. `load` fetches the next page and appends it; then the first
 * new title has the focus and `added` counts the new items. `path` is the list's own, in the page's language.
 */
export function useMoreItems(path: string, first: Page) {
  const { key } = useLocation();
  const fetcher = useFetcher<Omit<Page, 'items'> & { items: Item[] | undefined }>();
  const grid = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() => shownBefore.get(key) ?? first);
  const [added, setAdded] = useState(0);
  const [failed, setFailed] = useState(false);

  // Keyed by history entry, and never for the first view: the server renders that without any history.
  useEffect(() => {
    if (shown.items.length > first.items.length) shownBefore.set(key, shown);
  }, [key, shown, first]);

  const next = fetcher.data;
  useEffect(() => {
    if (!next || next.page !== shown.page + 1) return;
    setFailed(!next.items);
    if (!next.items) return;
    const { page, more, items } = next;
    setShown({ page, more, items: [...shown.items, ...items] });
    setAdded(items.length);
  }, [next, shown]);

  useEffect(() => {
    if (added === 0) return;
    const titles = grid.current?.querySelectorAll<HTMLElement>('.card-title a');
    titles?.[titles.length - added]?.focus();
  }, [added, shown.page]);

  const nextPage = shown.more ? shown.page + 1 : undefined;
  return {
    items: shown.items,
    nextPage,
    loading: fetcher.state !== 'idle',
    failed,
    added,
    grid,
    load: () => void fetcher.load(`${path}?page=${nextPage}`),
  };
}
