import type { InboxState } from '#shared/forms/inbox.ts';
import * as limits from '#shared/limits.ts';
import type { CaseCalls } from '../calls/case-calls.ts';

/** `wanted` rows, at most, of a state or of all, with numbers below `before`. */
type Wanted = { state?: InboxState; before?: number | undefined; wanted: number };

/**
 * The rows of a list, newest first, a page at a time: each page is fetched while the one before it is opened. A page
 * ends at a number and not at a place, so no row is missing or repeated after others came or went. `ended` with the
 * oldest row of all.
 * @throws ApiFailure
 */
export async function* pagesOf(calls: Pick<CaseCalls, 'page'>, { state, before, wanted }: Wanted) {
  const fetchPage = (left: number, below: number | undefined) => {
    const limit = Math.min(left, limits.maxListLimit);
    const page = calls.page({ state, limit, before: below });
    // A failure is thrown when it is the turn of its page
    page.catch(() => undefined);
    return { page, limit };
  };
  let left = wanted;
  let fetching = left > 0 ? fetchPage(left, before) : undefined;
  while (fetching) {
    const { limit } = fetching;
    const { ids, total, open } = await fetching.page;
    left -= ids.length;
    const ended = ids.length < limit;
    fetching = ended || left <= 0 ? undefined : fetchPage(left, ids.at(-1));
    yield { rows: await open(), total, ended };
  }
}
