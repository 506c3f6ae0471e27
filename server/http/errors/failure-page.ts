import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#server/errors/app-error.ts';
import { direction, type Language } from '#shared/languages.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import { type AnyMessageKey, localizedMessage } from '../../../shared/messages/localized-message.ts';
import { formType } from '../limits/form-posts.ts';
import { failsInJson } from '../routes/program-at.ts';

const style =
  'body{font:1.125rem/1.7 system-ui,sans-serif;max-inline-size:36rem;margin:4rem auto;padding-inline:1rem}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** Policy of the page: its own style only. */
export const failurePagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Advice by error code, after a form submission. */
const advice: Partial<Record<ErrorCode, AnyMessageKey>> = {
  'unavailable': 'error.sendAgain',
  'internal': 'error.sendAgain',
  'too-large': 'error.shorten',
  'unreadable': 'error.formUnreadable',
  'wrong-type': 'error.formUnreadable',
};

/**
 * The language of a visitor who requests a page, or sends a form without a script, and cannot read JSON; undefined for
 * any other request.
 */
export function visitorLanguage({ method, url, headers }: FastifyRequest): Language | undefined {
  const sent = method === 'POST' && headers['content-type']?.startsWith(formType) === true;
  const acceptsHtml =
    (method === 'GET' || method === 'POST') && headers.accept?.includes('text/html') === true;
  return (sent || acceptsHtml) && !failsInJson(url) ? urlLanguage(url.split('?')[0] ?? '') : undefined;
}

/** A self-contained page for a failure, without dependencies that may be unavailable. */
export function failurePage(
  language: Language,
  { code, key, sent }: { code: ErrorCode; key: AnyMessageKey; sent: boolean },
): string {
  const what = localizedMessage(language, key);
  const next = sent ? advice[code] : undefined;
  return [
    `<!doctype html><html lang="${language}" dir="${direction(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${what}</title><style>${style}</style></head>`,
    `<body><main><h1>${what}</h1>${next ? `<p>${localizedMessage(language, next)}</p>` : ''}</main></body></html>`,
  ].join('');
}
