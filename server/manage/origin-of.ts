import { UsageError } from './usage-error.ts';

/** The origin that an operator typed. @throws UsageError for any other URL. */
export function originOf(typed: string, example: string): URL {
  const url = URL.parse(typed);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  const isBare = url?.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (!url || !isWeb || !isBare)
    throw new UsageError(`"${typed}" is not a URL such as ${example}, without a path.`);
  return url;
}
