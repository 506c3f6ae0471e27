import { useCallback, useEffect, useState } from 'react';
import type { SectionKey } from '#shared/site/sections.ts';
import { ApiFailure } from '../client/api.ts';
import type { ItemDocument } from '../publishing/item-document.ts';
import { getItem } from '../publishing/publishing-calls.ts';

type OpenItem = { state: 'none' | 'loading' | 'failed' | 'gone' } | { state: 'loaded'; item: ItemDocument };

/** The document that is open, fetched each time that one is opened. */
export function useOpenItem(section: SectionKey, id: number | undefined) {
  const [opened, setOpened] = useState<{ id: number | undefined; item: OpenItem }>(nothing);
  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (id === undefined) return;
      setOpened({ id, item: { state: 'loading' } });
      try {
        const item = await getItem({ section, id }, signal);
        if (signal?.aborted) return;
        setOpened({ id, item: { state: 'loaded', item } });
      } catch (error) {
        if (signal?.aborted) return;
        const isGone = error instanceof ApiFailure && error.status === 404;
        setOpened({ id, item: { state: isGone ? 'gone' : 'failed' } });
      }
    },
    [section, id],
  );
  useEffect(() => {
    const opening = new AbortController();
    void load(opening.signal);
    return () => opening.abort();
  }, [load]);

  /** Shows a newer version of the open item; of any other item nothing. */
  const show = useCallback(
    (item: ItemDocument) =>
      setOpened((before) =>
        before.id === item.id ? { id: item.id, item: { state: 'loaded', item } } : before,
      ),
    [],
  );
  // The state belongs to the item that was asked for: another one is loading
  const shown: OpenItem =
    id === undefined ? nothing.item : opened.id === id ? opened.item : { state: 'loading' };
  return { opened: shown, show, retry: () => void load() };
}

const nothing = { id: undefined, item: { state: 'none' } } as const satisfies {
  id: undefined;
  item: OpenItem;
};
