import { direction, type Language, languages } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { escapeXml } from '#shared/xml.ts';

const style = 'font-family: sans-serif; font-size: 16px; line-height: 1.7; margin: 0 0 32px; max-width: 36em';

/** Marks around a line of plain text from right to left, for programs that do not look at its letters. */
const rightToLeft = { begin: '\u202b', end: '\u202c' };

/**
 * The daily reminder in both languages: the same every day for everybody, so that neither its text nor its length says
 * whether something came.
 * @param link of the inbox.
 */
export function digestMail(name: SiteSettings['identity']['name'], link: string) {
  const subjects = languages.map((each) => message(each, 'mail.digest.subject'));
  return {
    subject: `${subjects.join(' · ')} – ${name.ar}`,
    text: languages.map((each) => plain(each, name[each], link)).join('\n\n'),
    html: `<!doctype html>
<html lang="ar" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(subjects.join(' · '))}</title></head>
<body>
${languages.map((each) => formatted(each, name[each], link)).join('\n')}
</body>
</html>
`,
  };
}

function plain(language: Language, name: string, link: string): string {
  const paragraphs = [
    name,
    message(language, 'mail.digest.lead'),
    message(language, 'mail.digest.open'),
    message(language, 'mail.digest.silence'),
  ];
  const { begin, end } = direction(language) === 'rtl' ? rightToLeft : { begin: '', end: '' };
  const [own, lead, open, silence] = paragraphs.map((each) => `${begin}${each}${end}`);
  return [own, lead, `${open}\n${link}`, silence].join('\n\n');
}

function formatted(language: Language, name: string, link: string): string {
  return `<div lang="${language}" dir="${direction(language)}" style="${style}">
<p><strong>${escapeXml(name)}</strong></p>
<p>${escapeXml(message(language, 'mail.digest.lead'))}</p>
<p>${escapeXml(message(language, 'mail.digest.open'))}<br><a href="${escapeXml(link)}" dir="ltr">${escapeXml(link)}</a></p>
<p>${escapeXml(message(language, 'mail.digest.silence'))}</p>
</div>`;
}
