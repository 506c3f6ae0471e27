import type { QueryOf } from './href.ts';
import type { PublicRoute } from './public-routes.ts';

const patterns = { number: /^[1-9]\d{0,5}$/, year: /^(?:19|20)\d\d$/, text: /^.{1,200}$/s };

/** The parameters of a query that a route reads, where they have values that it takes. */
export function readQuery<const Route extends PublicRoute>(
  { query = {} }: Route,
  search: URLSearchParams,
): QueryOf<Route> {
  const read = Object.entries(query).flatMap(([name, values]) => {
    const value = search.get(name);
    if (value === null) return [];
    const isTaken = typeof values === 'string' ? patterns[values].test(value) : values.includes(value);
    return isTaken ? [[name, values === 'number' || values === 'year' ? Number(value) : value]] : [];
  });
  return Object.fromEntries(read) as QueryOf<Route>;
}

/** The canonical query of a route, in the order of its row; other parameters do not change the response. */
export function canonicalQuery(route: PublicRoute, query: string): string {
  if (!query || !route.query) return '';
  const read = readQuery(route, new URLSearchParams(query)) as Record<string, string | number>;
  return new URLSearchParams(Object.entries(read).map(([name, value]) => [name, String(value)])).toString();
}
