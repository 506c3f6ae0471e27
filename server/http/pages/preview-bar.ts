import type { OpenedPreview } from '#server/services/previews/previews.ts';
import { formatDateTime } from '#shared/date-time.ts';
import { languageNames } from '#shared/language-names.ts';
import { direction, type Language, languages } from '#shared/languages.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { numerals } from '#shared/numeral.ts';
import { type Xml, xml } from '#shared/xml.ts';

type Place = {
  language: Language;
  /** The number of the item in its set, from 1. */
  number: number;
};

type Shown = Place & { preview: OpenedPreview; urlOf: (place: Place) => string };

/** Colours with their values beside the site's tokens: the page of a deleted item has no style sheet. */
export const previewBarStyle = [
  '.preview-bar{display:flex;flex-wrap:wrap;align-items:center;gap:0 1.5rem;box-sizing:border-box;inline-size:100%;',
  'padding-block:.25rem;padding-inline:max(1rem,calc((100% - 75rem)/2));background:var(--accent-tint,#faf3e1);',
  'color:var(--text,#16211c);border-block-end:3px double var(--accent-line,#b58a32);font-size:1rem;line-height:1.5}',
  '.preview-bar p{margin:0;padding-block:.5rem}.preview-bar strong{margin-inline-end:.75rem}',
  '.preview-bar nav{display:flex;gap:.25rem;margin-inline-start:auto}',
  '.preview-bar nav a,.preview-bar summary{display:inline-flex;align-items:center;min-block-size:2.75rem}',
  '.preview-bar nav a{padding-inline:.75rem}.preview-bar a{color:var(--link,#12523f)}',
  '.preview-bar a[aria-current]{color:inherit;font-weight:600;text-decoration:none}',
  '.preview-bar nav a[aria-current]{box-shadow:inset 0 -2px var(--accent-line,#b58a32)}',
  '.preview-bar :focus-visible{outline:3px solid var(--focus-outer,#16211c);outline-offset:-3px}',
  '.preview-bar details{flex-basis:100%}.preview-bar summary{cursor:pointer;gap:.5rem}',
  '.preview-bar summary::after{content:"▾"}.preview-bar [open] summary::after{content:"▴"}',
  '.preview-bar ol{margin:0;padding-block:0 .5rem;padding-inline:1.75rem 0;max-block-size:40vh;overflow-y:auto}',
  '.preview-bar:lang(ar) ol{list-style-type:arabic-indic}',
  '.preview-bar li{padding-block:.375rem;overflow-wrap:anywhere}',
  // The bar leads to the other language of this page
  '.language-switch{visibility:hidden}',
  '@media (min-width:48rem){.preview-bar{position:sticky;inset-block-start:0;z-index:40}.navbar{position:static}',
  'html{scroll-padding-block-start:5rem}}',
  '@media print{.preview-bar{position:static}.preview-bar nav,.preview-bar details{display:none}}',
].join('');

/** The bar above a page that is read by a link: it is not published, its languages, and the other items of the set. */
export function previewBar({ preview, language, number, urlOf }: Shown): string {
  const { expires_at, items } = preview;
  const title = adminMessage(language, 'preview.bar');
  const until = adminMessage(language, 'preview.until', { until: formatDateTime(language, expires_at) });
  const switches = languages.map((each) => {
    const current = each === language ? xml` aria-current="true"` : '';
    return xml`<a href="${urlOf({ language: each, number })}" lang="${each}" hreflang="${each}"${current}>${languageNames[each]}</a>`;
  });
  const { markup } =
    xml`<aside class="preview-bar" lang="${language}" dir="${direction(language)}" aria-label="${title}">
<p><strong>${title}</strong> <span>${until}</span></p>
<nav aria-label="${adminMessage(language, 'preview.language')}">${switches}</nav>
${items.length > 1 ? itemsOf({ preview, language, number, urlOf }) : ''}</aside>`;
  return markup;
}

function itemsOf({ preview: { items }, language, number, urlOf }: Shown): Xml {
  const rows = items.map((item, index) => {
    const current = index + 1 === number ? xml` aria-current="page"` : '';
    const deleted = item.exists ? '' : ` — ${adminMessage(language, 'preview.deleted')}`;
    const url = urlOf({ language, number: index + 1 });
    return xml`<li><a href="${url}"${current}><bdi>${titleOf(item, language)}</bdi></a>${deleted}</li>`;
  });
  const counts = numerals(language, { number, items: items.length });
  return xml`<details><summary>${adminMessage(language, 'preview.itemOf', counts)}</summary>
<ol aria-label="${adminMessage(language, 'preview.items')}">${rows}</ol></details>`;
}

/** The title in the page's language, or the one that there is. */
function titleOf(item: OpenedPreview['items'][number], language: Language): string {
  const titles = [item[`title_${language}`], item.title_ar, item.title_en];
  return titles.find((title) => title.trim()) ?? adminMessage(language, 'preview.untitled');
}
