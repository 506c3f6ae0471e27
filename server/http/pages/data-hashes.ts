import type { Invalidation } from '#server/services/invalidation/invalidation.ts';
import { canonicalPage } from '../routes/canonical-page.ts';
import { isPagePath } from '../routes/page-path.ts';
import { readableUrl } from '../routes/readable-url.ts';
import { nameOfData } from './page-hydration.ts';

/** Pages whose names are remembered; forgotten together when there are more. */
const mostPages = 10_000;
/** Milliseconds after which a name is compared with the page again: the day turns, or another instance has written. */
const maxAge = 5_000;

/** The names of pages' data as they were last rendered, so that a made-up one costs no rendering. */
export function createDataNames(invalidation: Invalidation, now: () => number = Date.now) {
  const names = new Map<string, { name: string; until: number }>();
  invalidation.onInvalidate(() => names.clear());

  return {
    /** Whether a page's data is known to have another name at present. */
    isOther(url: string, name: string): boolean {
      const known = names.get(url);
      return known !== undefined && known.until > now() && known.name !== name;
    },

    /** @returns the name of a page's data. */
    remember(url: string, data: string): string {
      if (names.size >= mostPages) names.clear();
      const name = nameOfData(data);
      names.set(url, { name, until: now() + maxAge });
      return name;
    },
  };
}

/** The one URL that renders the data of a page, whichever spelling was asked for; undefined where there is no page. */
export function pageWithData(asked: unknown): string | undefined {
  if (typeof asked !== 'string') return undefined;
  const page = canonicalPage(readableUrl(asked));
  if (page) return page.url;
  const [path = ''] = asked.split('?', 1);
  return isPagePath(path.toLowerCase()) ? path : undefined;
}
