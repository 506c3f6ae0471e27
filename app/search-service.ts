import type { SearchPage, SearchRequest } from '#shared/search/search-page.ts';
import type { Site } from './context.ts';

type Search = { page: (request: SearchRequest) => Promise<SearchPage> };

/** The search of a site. */
export function searchOf({ services }: Pick<Site, 'services'>): Search {
  return (services as unknown as { search: Search }).search;
}
