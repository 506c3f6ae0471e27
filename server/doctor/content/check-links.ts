import { type Finding, ok, warning } from '../finding.ts';
import type { InspectedSite } from '../inspected-site.ts';

/** Checks what the last nightly run found of links that lead nowhere. */
export async function checkLinks({ services }: InspectedSite): Promise<Finding[]> {
  const counts = await services?.checks.counts();
  if (!counts) return [];
  const { brokenLinks } = counts;
  if (brokenLinks === 0) return [ok('no link of the site leads nowhere, and no file is missing')];
  return [warning(`${brokenLinks} links or files of the site lead nowhere`, 'see them at /checks-edit')];
}
