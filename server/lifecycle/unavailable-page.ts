import { createHash } from 'node:crypto';
import { direction, type Language, languages } from '#shared/languages.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import { localizedMessage } from '../../shared/messages/localized-message.ts';

const style =
  ':root{color-scheme:light dark}body{display:grid;place-content:center;min-block-size:90vh;margin:1rem;' +
  'font:1.125rem/1.7 system-ui,sans-serif;text-align:center}h1{font-size:1.5rem}';

/** Content security policy of the page: its own style only. */
export const unavailablePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The page served for all URLs while the site is unavailable, in both languages, that of the URL first. It needs no
 * script and no other file. `sent` is true after a form submission.
 */
export function unavailablePage(url: string, { sent }: { sent: boolean }): string {
  const own = urlLanguage(url.split('?')[0] ?? '');
  const both = languages.toSorted((one, other) => Number(other === own) - Number(one === own));
  return [
    `<!doctype html><html lang="${own}" dir="${direction(own)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${localizedMessage(own, 'error.unavailable')}</title><style>${style}</style></head><body><main>`,
    ...both.map((language) => part(language, sent)),
    '</main></body></html>',
  ].join('');
}

function part(language: Language, sent: boolean): string {
  const way = sent
    ? localizedMessage(language, 'error.goBack')
    : `<a href="">${localizedMessage(language, 'state.retry')}</a>`;
  const message = `<h1>${localizedMessage(language, 'error.unavailable')}</h1><p>${way}</p>`;
  return `<section lang="${language}" dir="${direction(language)}">${message}</section>`;
}
