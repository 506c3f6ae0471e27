import { direction, type Language } from '#shared/languages.ts';
import { escapeXml } from '#shared/xml.ts';
import { plainLine } from './plain-line.ts';
import { shownLink } from './shown-link.ts';

/** A part of a mail: a heading, a paragraph with a link at its end, or a small one that is a link as a whole. */
export type MailPart = {
  text: string;
  kind?: 'heading' | 'small';
  link?: string;
};

const font = "font-family: 'Segoe UI', Tahoma, Arial, sans-serif";
const styles = {
  body: 'margin: 0; padding: 16px; background-color: #f1f3ee',
  sheet: `${font}; font-size: 16px; line-height: 1.7; color: #16211c; background-color: #ffffff; max-width: 36em; margin: 0 auto; padding: 24px; border-top: 4px solid #b58a32`,
  name: 'margin: 0 0 16px; color: #4a5750',
  heading: 'margin: 0 0 16px; font-size: 20px; line-height: 1.5',
  paragraph: 'margin: 0 0 16px',
  small: 'margin: 0 0 8px; font-size: 14px; color: #4a5750',
  link: 'color: #12523f; overflow-wrap: anywhere',
} as const;

/** A mail in one language, as text and formatted, below the name of the site. It refers to nothing outside itself but by links. */
export function composedMail(
  language: Language,
  { name, subject, parts }: { name: string; subject: string; parts: readonly MailPart[] },
) {
  return {
    subject,
    textEncoding: 'base64' as const,
    text: [{ text: name }, ...parts].map((part) => plain(language, part)).join('\n\n') + '\n',
    html: `<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(subject)}</title></head>
<body style="${styles.body}">
<div lang="${language}" dir="${direction(language)}" style="${styles.sheet}">
<p style="${styles.name}">${escapeXml(name)}</p>
${parts.map(formatted).join('\n')}
</div>
</body>
</html>
`,
  };
}

/** A link has a line of its own, in its own direction. */
function plain(language: Language, { text, kind, link }: MailPart): string {
  const words = kind === 'small' && link ? `${text}:` : text;
  const lines = words.split('\n').map((line) => plainLine(language, line));
  return [...lines, ...(link ? [link] : [])].join('\n');
}

function formatted({ text, kind, link }: MailPart): string {
  const lines = escapeXml(text).replaceAll('&#10;', '<br>');
  const url = link && escapeXml(link);
  if (kind === 'heading') {
    const words = url ? `<a href="${url}" style="${styles.link}">${lines}</a>` : lines;
    return `<h1 style="${styles.heading}">${words}</h1>`;
  }
  // A secret that nobody reads: its words are the link
  if (kind === 'small' && url)
    return `<p style="${styles.small}"><a href="${url}" style="${styles.link}">${lines}</a></p>`;
  const anchor = url ? `<br>${shownLink(url, styles.link)}` : '';
  return `<p style="${kind ? styles[kind] : styles.paragraph}">${lines}${anchor}</p>`;
}
