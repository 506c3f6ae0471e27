import { addressLanguage } from '#shared/addresses.ts';
import { type Language, localPath } from '#shared/languages.ts';

/** An address that no page has. */
export const unknownAddress = (language: Language) => localPath(language, '/unreadable-address');

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
    return unknownAddress(addressLanguage(path));
  }
}
