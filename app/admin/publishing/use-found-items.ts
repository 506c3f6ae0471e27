import { useEffect, useState } from 'react';
import type { SectionKey } from '#shared/site/sections.ts';
import { call } from '../client/api.ts';
import type { ItemKey } from './item-document.ts';

export type FoundItem = ItemKey & { title_ar: string; title_en: string };

type Found = { items: FoundItem[]; isFailed: boolean };

/** Milliseconds after the last key before the search. */
const delay = 250;

const limit = 8;

/** Published items with a text in their title, of one section where it is given; undefined until they are found. */
export function useFoundItems(text: string, section?: SectionKey): Found | undefined {
  const [found, setFound] = useState<Found>();
  const q = text.trim();
  useEffect(() => {
    setFound(undefined);
    if (!q) return undefined;
    const search = new AbortController();
    const find = async () => {
      const own = section && { section };
      const query = new URLSearchParams({ q, state: 'published', limit: String(limit), ...own });
      try {
        const { items } = await call<{ items: FoundItem[] }>(`items?${query}`, { signal: search.signal });
        setFound({ items, isFailed: false });
      } catch {
        if (!search.signal.aborted) setFound({ items: [], isFailed: true });
      }
    };
    const timer = setTimeout(() => void find(), delay);
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [q, section]);
  return found;
}
