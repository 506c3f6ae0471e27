import { type Language, localPath } from '#shared/languages.ts';
import { addressLanguage } from '#shared/site/urls.ts';

/** An address that no page has. */
export const unknownAddress = (language: Language) => localPath(language, '/unreadable-address');

/** What means the same with and without its escape (RFC 3986 §2.3). */
const plainByte = /[\w.~-]/;

/**
 * The address in its plain spelling: `/%61rticles` is `/articles`. A page's address that cannot be decoded (a link cut
 * in the middle of an Arabic letter, say) becomes one that no page has: whoever follows it gets the page for unknown
 * paths, not an error in JSON.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [escaped = '', ...query] = url.split(/(?=\?)/);
  const path = escaped.replaceAll(/%[2-7][\da-f]/gi, (escape) => {
    const letter = decodeURIComponent(escape);
    return plainByte.test(letter) ? letter : escape;
  });
  try {
    decodeURIComponent(path);
  } catch {
    if (!/^\/(api|storage)\//.test(path)) return unknownAddress(addressLanguage(path));
  }
  return [path, ...query].join('');
}
