import { defaultLanguage, languages } from '#shared/languages.ts';
import { href, routeHref } from '#shared/site/href.ts';
import { publicPrograms } from '#shared/site/public-routes.ts';

const dayMs = 86_400_000;

/**
 * `/.well-known/security.txt` (RFC 9116). Expires a year after the start of the present UTC day, so it changes once a
 * day.
 */
export function securityTxt(publicUrl: string, email: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / dayMs) * dayMs + 365 * dayMs);
  const lines = [
    ...(email === '' ? [] : [`Contact: mailto:${encodeURI(email)}`]),
    `Contact: ${publicUrl}${href('contact-us', { language: defaultLanguage })}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${publicUrl}${routeHref(publicPrograms['security-txt'], {})}`,
  ];
  return `${lines.join('\n')}\n`;
}
