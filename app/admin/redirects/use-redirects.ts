import { useSearchParams } from 'react-router';
import * as limits from '#shared/limits.ts';
import type { Redirect, SavedRedirects } from '#shared/redirects/redirects.ts';
import { call } from '../client/api.ts';
import { pageIn } from '../client/page-in.ts';
import { useLoadedSearch } from '../client/use-loaded-search.ts';

type Page = { redirects: Redirect[]; total: number };

/** A redirect that is saved, or removed where it has no target. */
export type RedirectChange = { from: string; to: string | null };

export const saveRedirects = (...redirects: RedirectChange[]) =>
  call<SavedRedirects>('redirects', { method: 'PUT', json: { redirects } });

/** The redirect of a path; undefined where it has none. */
export async function findRedirect(from: string): Promise<Redirect | undefined> {
  const { redirects } = await call<Page>(`redirects?${new URLSearchParams({ q: from })}`);
  return redirects.find((each) => each.from === from.toLowerCase());
}

/** A page of the redirects. Search and page stand in the URL. */
export function useRedirects() {
  const [parameters, setParameters] = useSearchParams();
  const q = parameters.get('q') ?? '';
  const page = pageIn(parameters);
  const search = new URLSearchParams({ q, page: `${page}`, limit: `${limits.redirectPageRows}` }).toString();
  const list = useLoadedSearch(search, (query) => call<Page>(`redirects?${query}`));
  const go = (next: { q: string; page: number }) =>
    setParameters(
      { ...(next.q && { q: next.q }), ...(next.page > 1 && { page: `${next.page}` }) },
      { preventScrollReset: true, replace: true },
    );
  return {
    ...list,
    q,
    page,
    searchFor: (text: string) => go({ q: text, page: 1 }),
    turn: (to: number) => go({ q, page: to }),
  };
}
