import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ContentItem } from '#shared/content/content-item.ts';
import type { Language } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import type { Section } from '#shared/site/sections.ts';
import { useFrame } from '../../frame.ts';
import { itemView } from '../../items.ts';
import { useLanguage } from '../../language.tsx';
import type { ClosingView, ListedItem } from './announcements/closing.ts';

type Page = { items: ListedItem[]; page: number; more: boolean };

type Part = { filter: string; imageHosts: string[]; closing: ClosingView | undefined };

/** Shown items of each list that was left, by history entry, so that going back restores the scroll position. */
const shownBefore = new Map<string, Page>();

/**
 * The items of a list page and of those loaded after it. `load` fetches the next page and appends it; then the first
 * new title has the focus and `added` counts the new items. Where it fails, the list stays and `state` says so.
 */
export function useMoreItems(section: Section, { filter, imageHosts, closing, ...first }: Page & Part) {
  const { key } = useLocation();
  const { publicUrl } = useFrame();
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() => shownBefore.get(key) ?? first);
  const [added, setAdded] = useState(0);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const nextPage = shown.page + 1;

  useEffect(() => {
    if (added === 0) return;
    const titles = list.current?.querySelectorAll<HTMLElement>('.card-title a');
    titles?.[titles.length - added]?.focus();
  }, [added, shown.page]);

  const load = async () => {
    setState('loading');
    try {
      const { body, total } = await fetchPage(section, language, nextPage, filter);
      const items = body[section.listKeys[0]] ?? [];
      const plain = items.map((item) => itemView(section, item, language, { publicUrl, imageHosts }));
      // Reading closing dates is script that few lists need, and none before its second page
      const views = closing
        ? (await import('./announcements/closing.ts')).withClosings(plain, body, language, closing)
        : plain;
      const more = total > nextPage * limits.pageItems;
      const next = { page: nextPage, more, items: [...shown.items, ...views] };
      shownBefore.set(key, next);
      setShown(next);
      setAdded(views.length);
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return { items: shown.items, nextPage: shown.more ? nextPage : undefined, state, added, list, load };
}

async function fetchPage(
  section: Section,
  language: Language,
  page: number,
  filter: string,
): Promise<{ body: Record<string, ContentItem[]>; total: number }> {
  const query = `limit=${limits.pageItems}&page=${page}&language=${language}${filter}`;
  const response = await fetch(`/api/${section.calls.list}?${query}`);
  if (!response.ok) throw new Error(`The list: ${response.status}`);
  return { body: await response.json(), total: Number(response.headers.get('x-total-count')) };
}
