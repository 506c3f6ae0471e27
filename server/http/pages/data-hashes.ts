import type { Invalidation } from '#server/services/invalidation/invalidation.ts';
import { canonicalPage } from '../routes/canonical-page.ts';
import { isPagePath } from '../routes/page-path.ts';
import { readableUrl } from '../routes/readable-url.ts';
import { hashOfData } from './page-hydration.ts';

/** Pages whose hashes are cached; the cache is emptied when full. */
const maxPages = 10_000;
/** Milliseconds after which a hash is compared with the page again: the day turns, or another instance has written. */
const maxAge = 5_000;

/** The hashes of pages' data as it was last rendered, so that an invented one costs no rendering. */
export function createDataHashes(invalidation: Invalidation, now: () => number = Date.now) {
  const hashes = new Map<string, { hash: string; until: number }>();
  invalidation.onInvalidate(() => hashes.clear());

  return {
    /** True where the data of a page has another hash at present. */
    isOther(url: string, hash: string): boolean {
      const known = hashes.get(url);
      return known !== undefined && known.until > now() && known.hash !== hash;
    },

    /** @returns the hash of a page's data. */
    store(url: string, data: string): string {
      if (hashes.size >= maxPages) hashes.clear();
      const hash = hashOfData(data);
      hashes.set(url, { hash, until: now() + maxAge });
      return hash;
    },
  };
}

/** The one URL that renders the data of a page, in whichever spelling it was requested; undefined where there is no page. */
export function pageWithData(requested: unknown): string | undefined {
  if (typeof requested !== 'string') return undefined;
  const page = canonicalPage(readableUrl(requested));
  // The data of a page that is rendered for each request are in the page itself
  if (page) return page.route.cached ? page.url : undefined;
  const [path = ''] = requested.split('?', 1);
  return isPagePath(path.toLowerCase()) ? path : undefined;
}
