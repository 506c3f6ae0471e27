import { type Language, languages } from '#shared/languages.ts';
import { href } from '#shared/site/href.ts';
import { failsInJson } from '#shared/site/program-at.ts';
import { urlLanguage } from '#shared/site/urls.ts';

/** A URL that no page has. */
export const unknownUrl = (language: Language) =>
  `${href('home', { language }).replace(/\/$/, '')}/unreadable-address`;

/** True for a URL that stands for all unknown ones. */
export const isUnknownUrl = (url: string) => languages.some((language) => unknownUrl(language) === url);

/** Characters that mean the same with and without an escape (RFC 3986 §2.3). */
const plainByte = /[\w.~-]/;

/**
 * The URL in its plain spelling: `/%61rticles` is `/articles`. A page's URL that cannot be decoded (a link cut in the
 * middle of an Arabic letter, say) becomes one that no page has: its visitor gets the page for unknown paths, not an
 * error in JSON.
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
    if (!failsInJson(path)) return unknownUrl(urlLanguage(path));
  }
  return [path, ...query].join('');
}
