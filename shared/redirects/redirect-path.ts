import { defaultLanguage } from '../languages.ts';

/** Stands for this site: only what comes after it counts. */
const origin = 'http://site.invalid';

const anyOrigin = /^https?:\/\/[^/?#\\]*/i;

/** The older spelling of paths in Arabic, which have no prefix. */
const olderPrefix = new RegExp(`^/${defaultLanguage}(?=/|$)`);

/** Characters that mean the same with and without an escape (RFC 3986 §2.3). */
const plainByte = /[\w.~-]/;

/**
 * A part of a URL as people read it: letters and digits of any script stand for themselves, in one Unicode form. All
 * other characters stay escaped, so that the result, parsed again, means the same.
 */
function readable(part: string): string {
  return part
    .replaceAll(/%[2-7][\da-f]/gi, (escape) => {
      const letter = decodeURIComponent(escape);
      return plainByte.test(letter) ? letter : escape.toUpperCase();
    })
    .replaceAll(/(?:%[89a-f][\da-f])+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes)
          .normalize('NFC')
          .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, encodeURIComponent);
      } catch {
        return escapes.toUpperCase();
      }
    });
}

/** The parts of a path with its query; undefined where it is none, or would lead to another site. */
function partsOf(text: string): { path: string; query: string; fragment: string } | undefined {
  if (!/^\/(?![/\\])/.test(text) || /\p{Cc}/u.test(text)) return undefined;
  const url = URL.parse(origin + text);
  // A path such as `/.//example.org` becomes one with two slashes
  if (!url || url.pathname.startsWith('//')) return undefined;
  const [path, query, fragment] = [url.pathname, url.search.slice(1), url.hash].map(readable);
  return { path: path ?? '', query: query ?? '', fragment: fragment ?? '' };
}

/** The old address of a redirect, in the one spelling that stands for all of its spellings. */
export type SourcePath = { path: string; query: string };

/**
 * The path and the query of an address, as redirects are found by them: letters in one form, in lower case in the path;
 * without the older `/ar`, without slashes in a row or at the end; the query's parameters in order. An address of another
 * origin counts by its path, which is how lists of an old site's addresses have it. Undefined for what is no address.
 */
export function sourceOf(text: string): SourcePath | undefined {
  if (!text.startsWith('/') && !anyOrigin.test(text)) return undefined;
  const parts = partsOf(text.replace(anyOrigin, '').replace(/^[/\\]+/, '/') || '/');
  if (!parts || parts.fragment) return undefined;
  const path = parts.path
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(olderPrefix, '')
    .replace(/\/$/, '');
  return { path: path || '/', query: parts.query.split('&').filter(Boolean).toSorted().join('&') };
}

/** The key of an old address: its query belongs to it. */
export const keyOf = ({ path, query }: SourcePath): string => (query ? `${path}?${query}` : path);

/**
 * The target of a redirect as it is stored: a path of this site, or an https address of another one. Undefined for all
 * else: other protocols, names and passwords in an address, paths that browsers read as another site's address.
 */
export function targetOf(text: string, publicUrl: string): string | undefined {
  const own = new URL(publicUrl);
  // Also by the other protocol, which leads back here
  const given = isAt(own.host, text) ? text.replace(anyOrigin, '') || '/' : text;
  if (given.startsWith('/')) {
    const parts = partsOf(given);
    if (!parts) return undefined;
    const path = parts.path.replace(olderPrefix, '') || '/';
    return `${keyOf({ ...parts, path })}${parts.fragment}`;
  }
  if (!/^https:\/\//i.test(given) || /[\s\p{Cc}\\]/u.test(given)) return undefined;
  const url = URL.parse(given);
  if (!url?.hostname || url.username || url.password) return undefined;
  return url.origin + [url.pathname, url.search, url.hash].map(readable).join('');
}

function isAt(host: string, text: string): boolean {
  return anyOrigin.test(text) && URL.parse(text)?.host === host;
}

/** A stored target as a header has it: in ASCII. */
export function locationOf(target: string): string {
  if (!target.startsWith('/')) return new URL(target).href;
  const { pathname, search, hash } = new URL(origin + target);
  return pathname + search + hash;
}
