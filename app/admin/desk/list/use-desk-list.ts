import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContentItem } from '#shared/content/content-item.ts';
import type { Language } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import type { SideStatus } from '#shared/publishing/item-document.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { call } from '../../client/api.ts';
import type { Filters } from '../desk-address.ts';

/** A line of the list: the working copy in short. */
export type Row = Pick<
  ContentItem,
  'date_ar' | 'date_en' | 'id' | 'image' | 'title_ar' | 'title_en' | 'updated_at'
> & {
  hand_in: { at: string; by: string } | null;
  is_sent_back: boolean;
  sides: Record<Language, Pick<SideStatus, 'has_changes' | 'outdated' | 'publish_at' | 'state'>>;
};

type Page = { items: Row[]; total: number; has_more?: boolean };

type List = { state: 'loading' | 'failed' } | ({ state: 'loaded' } & Page);

/** The items of a section that match the filters, the newest first, a page at a time. */
export function useDeskList(section: SectionKey, filters: Filters) {
  const query = new URLSearchParams({ section, ...filters }).toString();
  const [list, setList] = useState<List>({ state: 'loading' });
  const [loadingMore, setLoadingMore] = useState(false);
  const pages = useRef(1);
  const current = useRef<AbortController>(undefined);

  const load = useCallback(async () => {
    current.current?.abort();
    const loading = new AbortController();
    current.current = loading;
    try {
      let all = await fetchPage(query, 1, loading.signal);
      for (let page = 2; page <= pages.current && all.items.length < all.total; page += 1)
        all = joined(all, await fetchPage(query, page, loading.signal));
      if (!loading.signal.aborted) setList({ state: 'loaded', ...all });
      return true;
    } catch {
      return loading.signal.aborted;
    }
  }, [query]);

  useEffect(() => {
    pages.current = 1;
    void load().then((isLoaded) => isLoaded || setList({ state: 'failed' }));
    return () => current.current?.abort();
  }, [load]);

  const loadMore = async () => {
    setLoadingMore(true);
    try {
      const next = await fetchPage(query, pages.current + 1);
      pages.current += 1;
      change((before) => joined(before, next));
      return true;
    } catch {
      return false;
    } finally {
      setLoadingMore(false);
    }
  };
  const change = useCallback(
    (to: (before: Page) => Page) =>
      setList((before) => (before.state === 'loaded' ? { state: 'loaded', ...to(before) } : before)),
    [],
  );
  const retry = () => {
    setList({ state: 'loading' });
    void load().then((isLoaded) => isLoaded || setList({ state: 'failed' }));
  };
  return { list, reload: load, retry, change, loadMore, loadingMore };
}

function fetchPage(query: string, page: number, signal?: AbortSignal): Promise<Page> {
  const path = `items?${query}&limit=${limits.editorPageItems}&page=${page}`;
  return call<Page>(path, { ...(signal && { signal }) });
}

/** A page may repeat an item of the one before it when something was added in between. */
function joined(known: Page, next: Page): Page {
  const ids = new Set(known.items.map(({ id }) => id));
  return { ...next, items: [...known.items, ...next.items.filter(({ id }) => !ids.has(id))] };
}
