import { useSearchParams } from 'react-router';
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
  const filter: LibraryFilter = {
    q: parameters.get('q') ?? '',
    use: usages.find((each) => each === parameters.get('use')) ?? '',
    texts: parameters.get('texts') === 'missing' ? 'missing' : '',
  };
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
    choose: (changes: Partial<LibraryFilter>) => go({ ...filter, ...changes }, 1, true),
    turn: (to: number) => go(filter, to, false),
  };
}

function searchOf(values: Record<string, string>): string {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
}
