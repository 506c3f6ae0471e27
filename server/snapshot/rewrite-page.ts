import { dismissScript } from '../http/alerts/alert-banner.ts';

/** Attributes with the address of something, by the names of their elements. */
const addressed: Record<string, readonly string[]> = {
  a: ['href'],
  area: ['href'],
  audio: ['src'],
  form: ['action'],
  img: ['src', 'srcSet', 'srcset'],
  image: ['href'],
  link: ['href'],
  source: ['src', 'srcSet', 'srcset'],
  track: ['src'],
  use: ['href'],
  video: ['src', 'poster'],
};

/** Hints that serve the site's script or a network. */
const dropped: readonly string[] = ['data-suggestions', 'data-discover'];

/** Links of the head that no copy needs: of `file:` some fail. Those of other formats and languages stay. */
const droppedLinks = /^(?:preload|modulepreload|manifest|search)$/;

/**
 * A tag that matters here, as the site writes it: names in small letters, values in quotes, and neither `<` nor `>` in them.
 * A tokenizer for any page there is takes ten times as long.
 */
const tagPattern = new RegExp(
  `<(/?)(${[...Object.keys(addressed), 'script', 'style', 'p', 'main', 'header'].join('|')})(?=[\\s/>])([^<>]*)>`,
  'g',
);

/** An attribute by its place in a page, with its value as it is escaped there. */
export type Attribute = { name: string; from: number; to: number; value: string };

/** A part of a page to replace, by its place there. */
type Edit = { from: number; to: number; text: string };

type Read = {
  /** Attributes with addresses. */
  links: Attribute[];
  /** The place of the inline style. */
  style?: { from: number; to: number };
  /** The part of `main` below its heading. */
  main?: { from: number; to: number };
  edits: Edit[];
};

/** Finds what a copy of a page replaces; scripts of the site are left out, but for structured data and hidden alerts. */
export function readPage(html: string): Read {
  const read: Read = { links: [], edits: [] };
  const tags = new RegExp(tagPattern);
  const drop = (from: number, to: number) => read.edits.push({ from, to, text: '' });
  let mainFrom: number | undefined;

  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    const [, slash, name = '', attributes = ''] = found;
    const [from, to] = [found.index, tags.lastIndex];
    if (slash) {
      if (name === 'header' && mainFrom !== undefined) read.main ??= { from: to, to };
      if (name === 'main' && read.main) read.main.to = from;
      continue;
    }
    const attributeOf = (attribute: string): Attribute | undefined => {
      // Behind the blank
      const at = attributes.indexOf(` ${attribute}="`) + 1;
      if (at === 0) return undefined;
      const valueFrom = at + attribute.length + 2;
      const valueTo = attributes.indexOf('"', valueFrom);
      const start = from + 1 + name.length;
      const value = attributes.slice(valueFrom, valueTo);
      return { name: attribute, from: start + at, to: start + valueTo + 1, value };
    };
    if (name === 'script' || name === 'style') {
      // The content has no tags
      const end = html.indexOf(`</${name}>`, to);
      tags.lastIndex = end + name.length + 3;
      if (name === 'style') read.style ??= { from, to: tags.lastIndex };
      else if (!isStaying(attributes, html.slice(to, end))) drop(from, tags.lastIndex);
      continue;
    }
    // The day on which a page is read is not that on which it was copied
    if (name === 'p' && attributes === ' class="top-bar-date"') drop(to, html.indexOf('</p>', to));
    if (name === 'main') mainFrom = to;
    if (name === 'link') {
      const rel = attributeOf('rel')?.value ?? '';
      if (droppedLinks.test(rel)) {
        drop(from, to);
        continue;
      }
      // The addresses of the site itself: what they name is there
      if (/^(?:canonical|alternate)$/.test(rel) && isWeb(attributeOf('href')?.value)) continue;
    }
    for (const attribute of dropped) {
      const place = attributeOf(attribute);
      if (place) drop(place.from - 1, place.to);
    }
    for (const attribute of addressed[name] ?? []) {
      const place = attributeOf(attribute);
      if (place) read.links.push(place);
    }
  }
  return read;
}

const isStaying = (attributes: string, text: string): boolean =>
  text === dismissScript || attributes.includes('"application/ld+json"');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A value as it was before it was escaped. */
export function unescaped(value: string): string {
  if (!value.includes('&')) return value;
  return value.replace(/&(?:#x(?<hex>[\da-f]+)|#(?<decimal>\d+)|(?<name>\w+));/gi, (entity, ...rest) => {
    const { hex, decimal, name } = rest.at(-1);
    if (name) return entities[name] ?? entity;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

const isWeb = (address = ''): boolean => /^https?:/.test(address);

const styleTags = { begin: '<style>', end: '</style>' };

/** Takes the text of the style out of a page: it is longer than all the rest. */
export function withoutStyle(html: string): { html: string; style: string } {
  const from = html.indexOf(styleTags.begin) + styleTags.begin.length;
  const to = html.indexOf(styleTags.end, from);
  if (from < styleTags.begin.length || to < 0) return { html, style: '' };
  return { html: html.slice(0, from) + html.slice(to), style: html.slice(from, to) };
}

/** A page with these replacements, which do not overlap. */
export function withEdits(html: string, edits: Edit[]): string {
  let written = '';
  let last = 0;
  for (const { from, to, text } of edits.toSorted((one, other) => one.from - other.from)) {
    if (from < last) continue;
    written += html.slice(last, from) + text;
    last = to;
  }
  return written + html.slice(last);
}
