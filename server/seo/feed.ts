import { mediaType } from '#server/services/files/media-type.ts';
import type { Alert } from '#shared/alerts/alerts.ts';
import type { ContentItem } from '#shared/content/content-item.ts';
import { shownFields } from '#shared/content/fields/shown-fields.ts';
import { imageAddress } from '#shared/content/images.ts';
import { excerpt } from '#shared/excerpt.ts';
import { type Language, otherLanguage } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import { message } from '#shared/messages/messages.ts';
import type { SignedCheckpoint } from '#shared/publication-log/log-entry.ts';
import {
  type Attachment,
  attachmentName,
  attachmentPath,
  attachmentTypes,
} from '#shared/publishing/attachments.ts';
import { href, routeHref } from '#shared/site/href.ts';
import { feedRoute } from '#shared/site/public-routes.ts';
import { type Section } from '#shared/site/sections.ts';
import { escapeXml, type Xml, xml, xmlDeclaration } from '#shared/xml.ts';
import { newest } from './latest.ts';

/** Atom requires a timestamp, even of an empty feed. */
const beforeAnything = '1970-01-01T00:00:00.000Z';

type Files = ReadonlyMap<number, readonly Attachment[]>;

type FeedAlert = Alert & { updated_at: string };

/** Files of the items, and the alerts, which come first. */
type Beside = { files?: Files | undefined; alerts?: readonly FeedAlert[] };

/** The newest signed state of the publication log: who keeps feeds can show a rewritten history. */
const checkpointOf = (publicUrl: string, { seq, hash, at, signature }: SignedCheckpoint) =>
  xml`<checkpoint xmlns="${publicUrl}/log/" seq="${String(seq)}" hash="${hash}" at="${at}" signature="${signature}"/>\n`;

type Channel = {
  publicUrl: string;
  section: Section;
  language: Language;
  institution: string;
  checkpoint?: SignedCheckpoint | undefined;
};

/** A section's feed in one language, as Atom 1.0 (RFC 4287). */
export function feed(
  channel: Channel,
  items: ContentItem[],
  { files = new Map(), alerts = [] }: Beside = {},
): string {
  const { publicUrl, section, language, institution, checkpoint } = channel;
  const list = publicUrl + href('section-list', { section: section.key, language });
  const self = publicUrl + routeHref(feedRoute, { section: section.key, language });
  const markup = xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${self}</id>
<title>${message(language, `${section.key}.title`)} – ${institution}</title>
<subtitle>${message(language, `${section.key}.description`)}</subtitle>
<updated>${newest([...items, ...alerts]) ?? beforeAnything}</updated>
<author><name>${institution}</name></author>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${list}"/>
${checkpoint ? checkpointOf(publicUrl, checkpoint) : []}${alerts.map((alert) => alertEntry(channel, alert, self))}${items.map((item) => entry(channel, item, files.get(item.id) ?? []))}</feed>
`;
  return xmlDeclaration + markup.markup;
}

/** An alert as the first entry of a feed, in the feed's language, or in the other one if it has no text in this. */
function alertEntry({ publicUrl, language }: Channel, alert: FeedAlert, self: string): Xml {
  const { id, level, link, starts_at, updated_at } = alert;
  const isOwn = alert[`text_${language}`] !== '';
  const text = alert[`text_${isOwn ? language : otherLanguage(language)}`];
  const note = isOwn ? '' : `<p>${escapeXml(message(language, 'alert.otherLanguage'))}</p>`;
  const url = new URL(link ?? href('home', { language }), publicUrl).href;
  return xml`<entry>
<id>${self}#alert-${String(id)}-${starts_at}</id>
<title>${message(language, `alert.level.${level}`)}: ${text}</title>
<published>${starts_at}</published>
<updated>${updated_at}</updated>
<link rel="alternate" type="text/html" href="${url}"/>
<content type="html">${`<p dir="auto">${escapeXml(text)}</p>${note}`}</content>
</entry>
`;
}

function entry(
  { publicUrl, section, language }: Channel,
  item: ContentItem,
  files: readonly Attachment[],
): Xml {
  const address = publicUrl + href('section-detail', { section: section.key, id: item.id, language });
  const text = item[`description_${language}`];
  const attached = (file: Attachment) => {
    const path = publicUrl + attachmentPath(section.key, item.id, file, language);
    const title = attachmentName(file, language);
    return xml`<link rel="enclosure" type="${attachmentTypes[file.type]}" length="${String(file.bytes)}" title="${title}" href="${path}"/>\n`;
  };
  return xml`<entry>
<id>${address}</id>
<title>${item[`title_${language}`]}</title>
<published>${item.created_at}</published>
<updated>${item.updated_at}</updated>
<link rel="alternate" type="text/html" hreflang="${language}" href="${address}"/>
${enclosure(publicUrl, item.image)}${files.map(attached)}<summary type="text">${excerpt(text, limits.feedSummaryCharacters)}</summary>
<content type="html">${content(section, item, language)}</content>
</entry>
`;
}

/** Stored pictures are enclosed; those of another host are not. */
function enclosure(publicUrl: string, image: string | null): Xml | [] {
  if (image === null || image.startsWith('http')) return [];
  const type = mediaType(image);
  if (!type) return [];
  return xml`<link rel="enclosure" type="${type}" href="${new URL(imageAddress(image), publicUrl).href}"/>\n`;
}

/** The texts of an item as HTML, in the order of its page. */
function content(section: Section, item: ContentItem, language: Language): string {
  const ownFields = shownFields(section, item, language);
  const lines = ownFields.filter(({ heading }) => !heading).map(({ text }) => paragraphs(text));
  const texts = ownFields.map(({ heading, text }) =>
    heading ? `<h2>${escapeXml(heading)}</h2>${paragraphs(text)}` : '',
  );
  return [...lines, paragraphs(item[`description_${language}`]), ...texts].join('');
}

/** A text as HTML: one paragraph per non-empty line (specification §2). */
function paragraphs(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => `<p dir="auto">${escapeXml(line)}</p>`).join('');
}
