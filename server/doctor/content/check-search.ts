import { type Finding, ok, warning } from '../finding.ts';
import type { InspectedSite } from '../inspected-site.ts';

const remedy = 'npm run manage -- search rebuild makes it again, while the site serves';

/** Checks that the search finds what is public, and nothing else. */
export async function checkSearch({ services }: InspectedSite): Promise<Finding[]> {
  const state = await services?.searchIndex.state();
  if (!state) return [];
  const { isCurrent, missing, orphans, unlisted } = state;
  if (!isCurrent)
    return [warning('the index of the search is not complete', `the running site makes it; else ${remedy}`)];
  if (missing > 0) return [warning(`the search does not find ${missing} public items`, remedy)];
  if (orphans > 0) return [warning(`the search has ${orphans} texts that are not public`, remedy)];
  if (unlisted > 0)
    return [warning(`the search of the editors' lists does not find ${unlisted} items`, remedy)];
  return [ok('the search has all that is public')];
}
