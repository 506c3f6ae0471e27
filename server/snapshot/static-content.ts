import type { StaticPage } from '#server/http/routes/page-files.ts';
import { type Language, locales } from '#shared/languages.ts';
import { timeZone } from '#shared/limits.ts';
import { message } from '#shared/messages/messages.ts';
import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { type Xml, xml } from '#shared/xml.ts';

type Parts = {
  contact: SiteSettings['contact'];
  publicUrl: string;
  onionUrl?: string | undefined;
  madeAt: string;
  search: { root: string; script: string; wordFiles: number };
};

/** The content below the heading of a page whose forms a copy cannot serve. */
export function staticContent(name: StaticPage, language: Language, parts: Parts): string {
  const t = (key: Parameters<typeof message>[1], values?: Record<string, string>) =>
    message(language, key, values);
  const made = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(parts.madeAt));
  const date = xml`<p class="field-hint">${t('snapshot.made', { date: made })}</p>`;
  if (name === 'search') return search(language, parts, date).markup;
  const lead = {
    'contact-us': t('snapshot.noForms'),
    'receipt': t('snapshot.noReceipt'),
    'verify': t('snapshot.noVerify'),
  }[name];
  return xml`<section class="band"><div class="container stack"><p>${lead}</p>${ways(language, parts)}${date}</div></section>`
    .markup;
}

function ways(language: Language, { contact, publicUrl, onionUrl }: Parts): Xml {
  const t = (key: Parameters<typeof message>[1]) => message(language, key);
  const { phone, operationsRoom, email, address } = contact;
  const call = (number: string) =>
    xml`<a href="tel:${number.replaceAll(/[^\d+]/g, '')}"><bdi dir="ltr">${number}</bdi></a>`;
  const site = (url: string) => xml`<a href="${url}" rel="noopener"><bdi dir="ltr">${url}</bdi></a>`;
  const all: [label: string, way: Xml | '' | undefined][] = [
    [t('footer.headquarters'), address[language] && xml`<bdi>${address[language]}</bdi>`],
    [t('site.phone'), phone && call(phone)],
    [t('help.operations'), operationsRoom && call(operationsRoom)],
    [t('site.email'), email && xml`<a href="mailto:${email}"><bdi dir="ltr">${email}</bdi></a>`],
    [t('snapshot.site'), site(publicUrl)],
    [t('snapshot.onion'), onionUrl && site(onionUrl)],
  ];
  const lines = all.flatMap(([label, way]) =>
    way ? [xml`<div><dt>${label}</dt><dd>${way}</dd></div>`] : [],
  );
  const unsealed = phone || email || operationsRoom ? xml`<p class="note">${t('snapshot.unsealed')}</p>` : '';
  return xml`<h2 id="reach">${t('snapshot.reach')}</h2><address><dl class="facts">${lines}</dl></address>${unsealed}`;
}

function search(language: Language, { search: { root, script, wordFiles } }: Parts, date: Xml): Xml {
  const t = (key: Parameters<typeof message>[1]) => message(language, key);
  const data = xml`data-root="${root}" data-index="${root}search-index/${language}/" data-words="${String(wordFiles)}"`;
  // The script puts the numbers in
  const found = xml`data-found="${t('snapshot.found')}" data-newest="${t('snapshot.foundNewest')}"`;
  const others = xml`data-none="${t('snapshot.foundNone')}" data-failed="${t('snapshot.failed')}"`;
  return xml`<div class="band search-band"><div class="container stack" id="copy-results" ${data} ${found} ${others}>
<p>${t('snapshot.searchHint')}</p><noscript><p class="note">${t('snapshot.noScript')}</p></noscript>
<p role="status" class="search-heading"></p><ol class="results" role="list"></ol>${date}</div></div>
<script defer src="${script}"></script>`;
}

/** A line at the end of each page: what is read here is a copy. */
export function copyNote(language: Language, publicUrl: string): string {
  const [before = '', after = ''] = message(language, 'snapshot.copy', { url: '\n' }).split('\n');
  return xml`<div class="container"><p class="footer-notice">${before}<a href="${publicUrl}/" rel="noopener"><bdi dir="ltr">${publicUrl}</bdi></a>${after}</p></div>`
    .markup;
}
