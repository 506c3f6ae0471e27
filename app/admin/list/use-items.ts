import { useCallback } from 'react';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import type { ListItem, ListKind } from './list-kind.ts';

/** The items of a list. */
export function useItems(kind: ListKind) {
  const { loaded, setLoaded, reload, retry } = useLoaded<ListItem[]>(async () =>
    kind.readList(await call(kind.calls.list)),
  );
  const change = useCallback(
    (to: (before: ListItem[]) => ListItem[]) =>
      setLoaded((before) =>
        before.state === 'loaded' ? { state: 'loaded', data: to(before.data) } : before,
      ),
    [setLoaded],
  );
  return { loaded, reload, retry, change };
}
