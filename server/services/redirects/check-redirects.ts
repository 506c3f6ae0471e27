import * as limits from '#shared/limits.ts';
import { keyOf, sourceOf, targetOf } from '#shared/redirects/redirect-path.ts';
import type { RedirectProblem } from '#shared/redirects/redirects.ts';

/** A row as it was given; without a target it removes the redirect of its path. */
export type GivenRedirect = { from: string; to: string | null };

export type CheckedRedirect =
  | { path: string; target: string | null; problem?: undefined }
  | { path: string | undefined; problem: RedirectProblem };

/** The redirects as they are after the rows so far, by their old paths. */
type RedirectState = ReturnType<typeof createRedirectState>;

export function createRedirectState() {
  const targets = new Map<string, string>();
  /** Number of redirects that lead to a path, with its query and without. */
  const leading = new Map<string, number>();
  const count = (target: string, by: 1 | -1) => {
    for (const key of keysOf(target)) leading.set(key, (leading.get(key) ?? 0) + by);
  };

  function set(path: string, target: string | null): void {
    const before = targets.get(path);
    if (before !== undefined) count(before, -1);
    targets.delete(path);
    if (target === null) return;
    targets.set(path, target);
    count(target, 1);
  }

  return {
    set,
    has: (path: string) => targets.has(path),
    size: () => targets.size,
    /** The target of a redirect that a target would meet. */
    next: (target: string) =>
      keysOf(target)
        .map((key) => targets.get(key))
        .find((found) => found !== undefined),
    isTarget: (path: string) => (leading.get(path) ?? 0) > 0,
  };
}

/** The keys by which a redirect of a target would be found. */
function keysOf(target: string): string[] {
  const source = target.startsWith('/') ? sourceOf(target.replace(/#.*$/s, '')) : undefined;
  return source ? [...new Set([keyOf(source), source.path])] : [];
}

/** Checks a row against the stored ones and those before it. */
export function checkRedirect(
  { from, to }: GivenRedirect,
  state: RedirectState,
  { publicUrl, seen }: { publicUrl: string; seen: Set<string> },
): CheckedRedirect {
  const isLong = Math.max(from.length, to?.length ?? 0) > limits.redirectCharacters;
  const source = isLong ? undefined : sourceOf(from.trim());
  if (!source) return { path: undefined, problem: isLong ? 'long' : 'from' };
  const path = keyOf(source);
  // PostgreSQL indexes no longer key, and a letter takes several bytes
  if (Buffer.byteLength(path) > limits.redirectCharacters) return { path: undefined, problem: 'long' };
  if (to === null) return { path, target: null };
  const target = targetOf(to.trim(), publicUrl);
  if (target === undefined) return { path, problem: 'to' };
  const problem = seen.has(path) ? 'twice' : problemBetween(path, target, state);
  return problem ? { path, problem } : { path, target };
}

function problemBetween(path: string, target: string, state: RedirectState): RedirectProblem | undefined {
  if (keysOf(target).includes(path)) return 'loop';
  // No stored redirect leads to another one, so a loop has two rows
  const next = state.next(target);
  if (next !== undefined) return keysOf(next).includes(path) ? 'loop' : 'chain';
  if (state.isTarget(path)) return 'chain';
  return !state.has(path) && state.size() >= limits.maxRedirects ? 'full' : undefined;
}
