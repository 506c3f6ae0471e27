import { formatDateTime, formatDay } from '#shared/date-time.ts';
import { excerpt } from '#shared/excerpt.ts';
import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { isolatedCode } from '#shared/publication-log/item-code.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { composedMail, type MailPart } from '../mail/composed-mail.ts';
import type { Links } from './links.ts';

/** The content of a mail about an item, in one language. */
export type Announced = {
  section: SectionKey;
  item: number;
  title: string;
  date: string;
  description: string;
  opens_at: string | null;
  closes_at: string | null;
  /** Empty where the log has none. */
  code: string;
};

export type Reader = { name: string; language: Language; links: { manage: string; leave: string } };

/** Characters of a text, of a title in a text and in a subject. */
const textCharacters = 3_000;
const titleCharacters = 300;
const subjectCharacters = 120;
/** Items of a mail of the day, and bytes of its two texts before their encoding: with it a mail has 60 kB at most. */
const itemsOfDay = 40;
const bytesOfDay = 40_000;

/** The mail about one item. */
export function itemMail(item: Announced, { name, language, links }: Reader, site: Links) {
  const { section, title, description, code } = item;
  const sectionTitle = message(language, `${section}.title`);
  const text = shortened(description);
  return composedMail(language, {
    name,
    subject: `${sectionTitle}: ${excerpt(title, subjectCharacters)}`,
    parts: [
      { text: sectionTitle, kind: 'small' },
      { text: excerpt(title, titleCharacters), kind: 'heading' },
      ...datesOf(item, language),
      ...(text ? [{ text }] : []),
      { text: message(language, 'mail.item.open'), link: site.item(section, item.item, language) },
      ...(code
        ? [
            {
              text: message(language, 'mail.item.verify', { code: isolatedCode(code) }),
              link: site.verification(language),
            },
          ]
        : []),
      ...footer(language, links),
    ],
  });
}

/** The mail of a day: a heading for each item, as many as there is room for. */
export function dailyMail(items: readonly Announced[], at: string, reader: Reader, site: Links) {
  for (let count = itemsOfDay; ; count = Math.floor(count / 2)) {
    const mail = dailyMailOf(items, items.slice(0, count), at, reader, site);
    if (count <= 1 || Buffer.byteLength(mail.text) + Buffer.byteLength(mail.html) <= bytesOfDay) return mail;
  }
}

function dailyMailOf(
  items: readonly Announced[],
  shown: readonly Announced[],
  at: string,
  { name, language, links }: Reader,
  site: Links,
) {
  return composedMail(language, {
    name,
    subject: message(language, 'mail.daily.subject', { day: formatDay(language, at) }),
    parts: [
      ...shown.flatMap((item): MailPart[] => [
        {
          text: excerpt(item.title, titleCharacters),
          kind: 'heading',
          link: site.item(item.section, item.item, language),
        },
        {
          text: [
            message(language, `${item.section}.title`),
            ...datesOf(item, language).map(({ text }) => text),
          ].join('\n'),
        },
      ]),
      ...(items.length > shown.length
        ? [{ text: message(language, 'mail.daily.more'), link: site.home(language) }]
        : []),
      ...footer(language, links),
    ],
  });
}

function datesOf({ date, opens_at, closes_at }: Announced, language: Language): MailPart[] {
  const at = (key: 'mail.item.opens' | 'mail.item.closes', time: string | null) =>
    time ? [message(language, key, { at: formatDateTime(language, time) })] : [];
  const lines = [
    ...(date ? [excerpt(date, titleCharacters)] : []),
    ...at('mail.item.opens', opens_at),
    ...at('mail.item.closes', closes_at),
  ];
  return lines.length > 0 ? [{ text: lines.join('\n') }] : [];
}

function footer(language: Language, links: Reader['links']): MailPart[] {
  return [
    { text: message(language, 'mail.subscription.why'), kind: 'small' },
    { text: message(language, 'mail.subscription.manage'), kind: 'small', link: links.manage },
    { text: message(language, 'mail.subscription.leave'), kind: 'small', link: links.leave },
  ];
}

/** A text in its paragraphs, the rest of which is on the site. */
function shortened(text: string): string {
  const lines: string[] = [];
  let left = textCharacters;
  for (const line of text.split('\n')) {
    if (left <= 0) break;
    const part = excerpt(line, left);
    if (part) lines.push(part);
    left -= part.length + 1;
  }
  const isCut = left <= 0 && !lines.at(-1)?.endsWith('…');
  return isCut ? [...lines, '…'].join('\n') : lines.join('\n');
}
