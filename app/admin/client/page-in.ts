/** The page of a list in a URL, from 1. */
export function pageIn(parameters: URLSearchParams): number {
  return Math.max(1, Number.parseInt(parameters.get('page') ?? '1', 10) || 1);
}
