import { canonicalPage } from '../routes/canonical-page.ts';
import { readableUrl } from '../routes/readable-url.ts';

/** The same page at the onion service. A cached response is everybody's: no query of one visitor stands in it. */
export function onionLocation(onionUrl: string, url: string): string {
  const page = canonicalPage(readableUrl(url));
  return new URL(page?.route.cached ? page.url : url, onionUrl).href;
}
