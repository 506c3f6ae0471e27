import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import * as limits from '#shared/limits.ts';
import { pageIn } from '../../client/page-in.ts';
import { useLoadedSearch } from '../../client/use-loaded-search.ts';
import { listMedia } from '../media-calls.ts';

export const usages = ['used', 'unused'] as const;

/** Empty for all. */
export type LibraryFilter = { q: string; use: '' | (typeof usages)[number]; texts: '' | 'missing' };

export const noFilter: LibraryFilter = { q: '', use: '', texts: '' };

/** A page of the library. Search, filters and page stand in the URL. */
export function useLibrary() {
  const [parameters, setParameters] = useSearchParams();
  const { key } = useLocation();
  // Until the URL has it, so that a checkbox shows at once what was chosen
  const [chosen, setChosen] = useState<{ key: string; filter: LibraryFilter }>();
  const filter = chosen?.key === key ? chosen.filter : filterIn(parameters);
  const page = pageIn(parameters);
  const search = searchOf({ ...filter, page: `${page}`, limit: `${limits.libraryPagePictures}` });
  const list = useLoadedSearch(search, listMedia);
  const go = (next: LibraryFilter, to: number, replace: boolean) =>
    setParameters(searchOf({ ...next, page: to > 1 ? `${to}` : '' }), { preventScrollReset: true, replace });
  return {
    ...list,
    filter,
    page,
    hasFilter: filter.q !== '' || filter.use !== '' || filter.texts !== '',
    choose: (changes: Partial<LibraryFilter>) => {
      const next = { ...filter, ...changes };
      setChosen({ key, filter: next });
      go(next, 1, true);
    },
    turn: (to: number) => go(filter, to, false),
  };
}

const filterIn = (parameters: URLSearchParams): LibraryFilter => ({
  q: parameters.get('q') ?? '',
  use: usages.find((each) => each === parameters.get('use')) ?? '',
  texts: parameters.get('texts') === 'missing' ? 'missing' : '',
});

function searchOf(values: Record<string, string>): string {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
}
