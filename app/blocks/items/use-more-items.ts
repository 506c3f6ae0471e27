import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ContentItem } from '#shared/content/content-item.ts';
import type { OpenState } from '#shared/content/open-states.ts';
import type { Language } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import type { ClosingKind } from '#shared/publishing/relations.ts';
import type { Section } from '#shared/site/sections.ts';
import { useFrame } from '../../frame.ts';
import { type Item, itemView } from '../../items.ts';
import { useLanguage } from '../../language.tsx';
import type { ClosingView, ListedItem } from './announcements/closing.ts';

type Page = { items: ListedItem[]; page: number; more: boolean };

type Filter = { year: number | undefined; state: OpenState | undefined };

type Part = Filter & { imageHosts: string[]; closing: ClosingView | undefined };

/** Shown items of each list that was left, by history entry, so that going back restores the scroll position. */
const shownBefore = new Map<string, Page>();

/**
 * The items of a list page and of those loaded after it. `load` fetches the next page and appends it; then the first
 * new title has the focus and `added` counts the new items. Where it fails, the list stays and `state` says so.
 */
export function useMoreItems(
  section: Section,
  { year, state: openState, imageHosts, closing, ...first }: Page & Part,
) {
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
      const { items, total, closedBy } = await fetchPage(section, language, nextPage, {
        year,
        state: openState,
      });
      const plain = items.map((item) => itemView(section, item, language, { publicUrl, imageHosts }));
      const views = closing ? await marked(plain, language, { closing, closedBy }) : plain;
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

/** Reading closing dates is script that few lists need, and none before its second page. */
async function marked(
  items: Item[],
  language: Language,
  { closing, closedBy }: { closing: ClosingView; closedBy: Record<number, ClosingKind> },
): Promise<ListedItem[]> {
  const { withClosing, withNotice } = await import('./announcements/closing.ts');
  return items.map((item) => withClosing(withNotice(item, closedBy), language, closing));
}

async function fetchPage(
  section: Section,
  language: Language,
  page: number,
  { year, state }: Filter,
): Promise<{ items: ContentItem[]; total: number; closedBy: Record<number, ClosingKind> }> {
  const filter = `${year ? `&year=${year}` : ''}${state ? `&state=${state}` : ''}`;
  const query = `limit=${limits.pageItems}&page=${page}&language=${language}${filter}&first=pinned`;
  const response = await fetch(`/api/${section.calls.list}?${query}`);
  if (!response.ok) throw new Error(`The list: ${response.status}`);
  const body: Record<string, ContentItem[]> & { closed_by?: never } = await response.json();
  return {
    items: body[section.listKeys[0]] ?? [],
    total: Number(response.headers.get('x-total-count')),
    closedBy: body.closed_by ?? {},
  };
}
