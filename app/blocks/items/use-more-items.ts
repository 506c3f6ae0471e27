import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Section } from '#shared/site/sections.ts';
import { useFrame } from '../../frame.ts';
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
      const { fetchMore } = await import('./more-items.ts');
      const part = { section, language, page: nextPage, filter, closing, publicUrl, imageHosts };
      const { items: views, more } = await fetchMore(part);
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
