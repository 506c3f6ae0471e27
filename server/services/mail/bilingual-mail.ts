import { direction, type Language, languages } from '#shared/languages.ts';
import { type MessageKey, message } from '#shared/messages/messages.ts';
import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { escapeXml } from '#shared/xml.ts';
import { plainLine } from './plain-line.ts';
import { shownLink } from './shown-link.ts';

const style = 'font-family: sans-serif; font-size: 16px; line-height: 1.7; margin: 0 0 32px; max-width: 36em';

type Content = {
  subject: MessageKey;
  /** Paragraphs before the one with the link, and after it. */
  before?: readonly MessageKey[];
  open: MessageKey;
  after?: readonly MessageKey[];
  link: string;
};

/** A mail in both languages, as text and formatted, below the name of the site. */
export function bilingualMail(name: SiteSettings['identity']['name'], content: Content) {
  const subjects = languages.map((each) => message(each, content.subject));
  return {
    subject: `${subjects.join(' · ')} – ${name.ar}`,
    text: languages.map((each) => plain(each, name[each], content)).join('\n\n'),
    html: `<!doctype html>
<html lang="ar" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(subjects.join(' · '))}</title></head>
<body>
${languages.map((each) => formatted(each, name[each], content)).join('\n')}
</body>
</html>
`,
  };
}

function plain(language: Language, name: string, { before = [], open, after = [], link }: Content): string {
  const line = (text: string) => plainLine(language, text);
  const paragraph = (key: MessageKey) => line(message(language, key));
  return [line(name), ...before.map(paragraph), `${paragraph(open)}\n${link}`, ...after.map(paragraph)].join(
    '\n\n',
  );
}

function formatted(
  language: Language,
  name: string,
  { before = [], open, after = [], link }: Content,
): string {
  const text = (key: MessageKey) => escapeXml(message(language, key));
  const paragraph = (key: MessageKey) => `<p>${text(key)}</p>`;
  const url = escapeXml(link);
  return `<div lang="${language}" dir="${direction(language)}" style="${style}">
${[
  `<p><strong>${escapeXml(name)}</strong></p>`,
  ...before.map(paragraph),
  `<p>${text(open)}<br>${shownLink(url)}</p>`,
  ...after.map(paragraph),
].join('\n')}
</div>`;
}
