import { createHash } from 'node:crypto';
import type { ErrorCode } from '#server/errors/app-error.ts';
import { direction, type Language } from '#shared/languages.ts';
import { href } from '#shared/site/href.ts';
import { type AnyMessageKey, localizedMessage } from '../../../shared/messages/localized-message.ts';
import { alertBanner, alertStyle, withBanner } from '../alerts/alert-banner.ts';

/** The colours are those of the site (`app/styles/tokens.css`), whose style sheet may be unavailable. */
const style = [
  ':root{color-scheme:light dark;--bg:#fbfbf8;--card:#ffffff;--text:#16211c;--line:#d9ded6;--brand:#12523f;--on:#ffffff}',
  '@media(prefers-color-scheme:dark){:root{--bg:#0e1613;--card:#15201b;--text:#e8efea;--line:#2e3e36;--brand:#7ccba8;--on:#062019}}',
  'body{display:flex;flex-direction:column;min-block-size:100vh;margin:0;',
  'background:var(--bg);color:var(--text);font:1.125rem/1.7 system-ui,sans-serif}',
  'main{box-sizing:border-box;inline-size:min(32rem,100% - 2rem);margin:auto;padding-inline:2rem;background:var(--card);border:1px solid var(--line);',
  'border-block-start:4px solid #b58a32;border-radius:8px}',
  'section{padding-block:2rem}section+section{border-block-start:1px solid var(--line)}',
  'h1{margin:0;font-size:1.375rem;line-height:1.5;text-wrap:balance}p{margin:1.25rem 0 0}',
  'main a{display:inline-block;padding:.5rem 1.5rem;border-radius:4px;background:var(--brand);color:var(--on);',
  'text-decoration:none}main a:hover{text-decoration:underline}a:focus-visible{outline:3px solid #b58a32;outline-offset:3px}',
].join('');

/** Policy of the page: its own style only. */
const policyOf = (own: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(own).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const policy = policyOf(style);
const policyWithAlerts = policyOf(style + alertStyle);

/** Advice by error code, after a form submission. */
const advice: Partial<Record<ErrorCode, AnyMessageKey>> = {
  'unavailable': 'error.sendAgain',
  'internal': 'error.sendAgain',
  'too-large': 'error.shorten',
  'unreadable': 'error.formUnreadable',
  'wrong-type': 'error.formUnreadable',
};

/** Failures of a page that may be there on another try. */
const transient = new Set<ErrorCode>(['unavailable', 'internal', 'too-many']);

type Failure = {
  code: ErrorCode;
  key: AnyMessageKey;
  values?: Record<string, number> | undefined;
  /** The request was a form submission. */
  sent: boolean;
  /** Those that stand, where they are known. */
  alerts?: Parameters<typeof alertBanner>[1];
};

/**
 * A self-contained page for a failure, without dependencies that may be unavailable, in one language or in several
 * below each other.
 */
export function failurePage(shownIn: readonly [Language, ...Language[]], failure: Failure) {
  const [first] = shownIn;
  const banner = alertBanner(first, failure.alerts ?? [], { script: false });
  const html = [
    `<!doctype html><html lang="${first}" dir="${direction(first)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${localizedMessage(first, failure.key, failure.values)}</title><style>${style}${banner && alertStyle}</style></head><body><main>`,
    ...shownIn.map((language) => part(language, failure)),
    '</main></body></html>',
  ].join('');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': shownIn.join(', '),
    'content-security-policy': banner ? policyWithAlerts : policy,
  };
  return { headers, html: withBanner(html, banner) };
}

function part(language: Language, { code, key, values, sent }: Failure): string {
  const next = sent ? afterForm(language, code) : link(language, code);
  const paragraph = next && `<p>${next}</p>`;
  return [
    `<section lang="${language}" dir="${direction(language)}">`,
    `<h1>${localizedMessage(language, key, values)}</h1>${paragraph}</section>`,
  ].join('');
}

function afterForm(language: Language, code: ErrorCode): string {
  const key = advice[code];
  return key ? localizedMessage(language, key) : '';
}

/** To the same URL, or where that would fail again, to the home page. */
function link(language: Language, code: ErrorCode): string {
  return transient.has(code)
    ? `<a href="">${localizedMessage(language, 'state.retry')}</a>`
    : `<a href="${href('home', { language })}">${localizedMessage(language, 'state.backHome')}</a>`;
}
