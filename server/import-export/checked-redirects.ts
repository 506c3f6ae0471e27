import { z } from 'zod';
import { checkRedirect, createRedirectState } from '../services/redirects/check-redirects.ts';

type Redirect = { from: string; to: string };

const row = z.object({ from: z.string(), to: z.string() });

/** Stands for the site that reads them: an export holds the paths of its own. */
const publicUrl = 'http://site.invalid';

/** The redirects of an export, each with its problem if it has one. */
export function checkedRedirects(list: unknown[]): { value: Redirect; problem: string | undefined }[] {
  const state = createRedirectState();
  const seen = new Set<string>();
  return list.map((raw, index) => {
    const { data } = row.safeParse(raw);
    if (!data) return { value: { from: `${index + 1}`, to: '' }, problem: 'is no redirect' };
    const result = checkRedirect(data, state, { publicUrl, seen });
    if (result.problem) return { value: data, problem: `is refused as a redirect: ${result.problem}` };
    seen.add(result.path);
    state.set(result.path, result.target);
    return { value: { from: result.path, to: result.target ?? '' }, problem: undefined };
  });
}
