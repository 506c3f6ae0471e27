import type { FastifyRequest } from 'fastify';
import type { Alert } from '#shared/alerts/alerts.ts';
import { direction, type Language, otherLanguage } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { pageAt, urlInLanguage, urlLanguage } from '#shared/site/urls.ts';
import { type Xml, xml } from '#shared/xml.ts';

/** Style of the banner where the site's own (`app/styles/blocks/alerts.css`) is not there: on the page of a failure. */
export const alertStyle = [
  ':root{--info:#e8f0f7;--warn:#fff3db;--grave:#a3192e;--on-grave:#ffffff}',
  '@media(prefers-color-scheme:dark){:root{--info:#142a3d;--warn:#33260b}}',
  'site-alerts{display:block;overflow-wrap:anywhere}',
  '.site-alert{padding:.75rem 1rem;background:var(--info);border-block-end:1px solid var(--line)}',
  '.site-alert p{max-inline-size:75rem;margin:0 auto;white-space:pre-line}.site-alert a{color:inherit}',
  '.site-alert span[dir],.site-alert small{display:block}',
  '.site-alert[data-level=warning]{background:var(--warn)}',
  '.site-alert[data-level=emergency]{background:var(--grave);color:var(--on-grave)}',
].join('');

/** An alert with its version: one that was changed is shown again to those who hid it. */
type Shown = Alert & { updated_at: string };

/**
 * Hides what this browser has dismissed, before it is painted, and remembers it: the page is the same for everybody. A
 * browser that stores nothing hides it on this page alone. One text for all pages: the list of scripts names it by its
 * hash.
 */
export const dismissScript = `{
const name = 'diwan-dismissed-alerts';
let dismissed = [];
try { dismissed = (localStorage.getItem(name) || '').split(' '); } catch {}
const alerts = [...document.querySelectorAll('[data-dismissible]')];
for (const alert of alerts) {
  const version = alert.dataset.dismissible;
  const button = alert.querySelector('button');
  alert.hidden = dismissed.includes(version);
  button.hidden = false;
  button.onclick = () => {
    alert.hidden = true;
    dismissed = alerts.filter((each) => each.hidden).map((each) => each.dataset.dismissible);
    try { localStorage.setItem(name, dismissed.join(' ')); } catch {}
  };
}
}`;

/**
 * The alerts above a page, outside what its script renders: an element that the framework does not know, which it leaves
 * alone. Empty where none stands.
 */
export function alertBanner(
  language: Language,
  alerts: readonly Shown[],
  { script: isScripted = true }: { script?: boolean } = {},
): string {
  if (alerts.length === 0) return '';
  const script =
    isScripted && alerts.some(isDismissible) ? xml`<script>${{ markup: dismissScript }}</script>` : '';
  return xml`<site-alerts>${alerts.map((alert) => part(language, alert))}${script}</site-alerts>`.markup;
}

/** Puts a banner above everything of a page. */
export function withBanner(html: string, banner: string): string {
  return banner ? html.replace(/<body[^>]*>/, (body) => body + banner) : html;
}

/** A page with the alerts that stand above it. Its own script leaves them alone. */
export async function withAlerts(
  html: string,
  { url, services }: Pick<FastifyRequest, 'url' | 'services'>,
): Promise<string> {
  const alerts = await services.standingAlerts.current();
  return withBanner(html, alertBanner(urlLanguage(url.split('?', 1)[0] ?? ''), alerts));
}

const isDismissible = ({ level }: Alert): boolean => level === 'information';

function part(language: Language, alert: Shown): Xml {
  const { level, link, id, updated_at } = alert;
  const label = message(language, `alert.level.${level}`);
  const role = level === 'emergency' ? xml`role="alert"` : xml`role="region" aria-label="${label}"`;
  const version = `${id}-${Date.parse(updated_at).toString(36)}`;
  const dismissible = isDismissible(alert) ? xml` data-dismissible="${version}"` : '';
  return xml`<div class="site-alert" data-level="${level}" lang="${language}" dir="${direction(language)}" ${role}${dismissible}>
<p><strong>${label}</strong> ${text(language, alert)}${link === null ? '' : xml` <a href="${hrefOf(language, link)}">${message(language, 'alert.details')}</a>`}</p>
${isDismissible(alert) ? closeButton(language) : ''}</div>`;
}

/** The text in the page's language, or the other one with a note. */
function text(language: Language, alert: Alert): Xml {
  const own = alert[`text_${language}`];
  if (own) return xml`<span>${own}</span>`;
  const other = otherLanguage(language);
  return xml`<span lang="${other}" dir="${direction(other)}">${alert[`text_${other}`]}</span> <small>${message(language, 'alert.otherLanguage')}</small>`;
}

/** Shown by the script alone. */
function closeButton(language: Language): Xml {
  return xml`<button type="button" aria-label="${message(language, 'alert.dismiss')}" hidden>×</button>`;
}

/** A page of this site in the reader's language; any other link as it is. */
function hrefOf(language: Language, link: string): string {
  const [path = '', rest = ''] = link.split(/(?=[?#])(.*)/s, 2);
  return pageAt(path.toLowerCase()) ? urlInLanguage(path, language) + rest : link;
}
