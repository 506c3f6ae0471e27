import { addressLanguage } from '#shared/addresses.ts';
import { localPath } from '#shared/languages.ts';

/**
 * The address itself, or for a page's address that cannot be decoded (a link cut in the middle of an Arabic
 * letter, say) one that no page has: whoever follows it gets the page for unknown paths, not an error in JSON.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%') || /^\/(api|storage)\//.test(url)) return url;
  const path = url.split('?')[0] ?? '';
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return localPath(addressLanguage(path), '/unreadable-address');
  }
}
