/** Stands for this site. */
const origin = 'http://site.invalid';

/**
 * True for what may stand in an alert's link: a path of this site, or an http(s) address without a name and a password.
 * A path that browsers read as another site's address is none.
 */
export function isAlertLink(text: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(text)) return false;
  const url = URL.parse(text, origin);
  if (text.startsWith('/')) return url?.origin === origin && !url.pathname.startsWith('//');
  return /^https?:\/\//i.test(text) && Boolean(url?.hostname) && !url?.username && !url?.password;
}
