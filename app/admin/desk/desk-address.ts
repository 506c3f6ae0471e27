import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** The parameters of the list call that stand in the address, as the call has them. */
export const filterNames = ['q', 'state', 'side', 'lacks', 'changed', 'hand_in', 'year', 'author'] as const;

export type FilterName = (typeof filterNames)[number];

export type Filters = Partial<Record<FilterName, string>>;

/** The address of a desk: the open item, by its number or the key of a new one, and the filters. */
export function useDeskAddress() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const item = search.get('item') ?? undefined;
  const filters = useMemo(() => filtersIn(search), [search]);

  const linkTo = (to: number | string | undefined) => {
    const next = new URLSearchParams(search);
    next.delete('item');
    if (to !== undefined) next.set('item', String(to));
    return `?${next}`;
  };
  const open = (to: number | string | undefined, options?: { replace: boolean }) =>
    void navigate(linkTo(to), { preventScrollReset: true, ...options });
  const filter = useCallback(
    (changes: Filters) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return { item, filters, linkTo, open, filter };
}

function filtersIn(search: URLSearchParams): Filters {
  return Object.fromEntries(
    filterNames.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  );
}
