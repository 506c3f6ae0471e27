import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { message } from '#shared/messages/messages.ts';
import { isolatedCode } from '#shared/publication-log/item-code.ts';
import { type Card, cardBytes, cardSize } from './card.ts';
import { coveredText } from './covered-text.ts';
import { fitTitle } from './fit-title.ts';
import { markup, type Shaped, shape, shapeLine } from './shaped-text.ts';

/** Colours of the site's light scheme (`app/styles/tokens.css`). */
const colours = {
  text: '#16211C',
  accent: '#7A5A14',
  accentLine: '#B58A32',
  onDeep: '#EAF2EE',
  onDeepMuted: '#B4C9BF',
  accentOnDeep: '#E6C47A',
  danger: '#A3192E',
  dangerTint: '#FCEDEE',
};

const margin = 72;

/** The frame's body; `workshop/artwork/card-frames.ts` draws the bars above and below it. */
const body = { top: 110, bottom: 534 };

/** The rows of the card: baselines in the bars, and the sizes of what stands in the body. */
const name = { baseline: 70, start: margin + 80 + 24, sizes: [46, 40, 34], lines: [32, 28], height: 80 };
const foot = { baseline: 597, sizes: [28, 25, 22], code: 34 };
const eyebrow = { height: 40, baseline: 29, rule: { width: 56, height: 4 }, gap: 20, sizes: [30, 26, 22] };
const title = { above: 30, padding: 34 };

/** The part of the body that is left to the title. */
const titleBox = {
  width: cardSize.width - 2 * margin,
  height: body.bottom - body.top - 2 * title.padding - eyebrow.height - title.above,
};

type Style = Parameters<typeof shapeLine>[1];

/** The picture of a card for shared links, a JPEG. */
export async function drawCard(card: Card): Promise<Buffer> {
  const frame = await readFile(join(import.meta.dirname, 'frames', `${card.language}.png`));
  const placed = await Promise.all([header(card), middle(card), footer(card)]);
  const drawn = sharp(frame).toColourspace('srgb').removeAlpha().composite(placed.flat());
  const flat = await drawn.raw().toBuffer({ resolveWithObject: true });
  // Letters on an even ground: colours in full resolution, else their edges fringe
  const encoded = (quality: number) =>
    sharp(flat.data, { raw: flat.info })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
  for (const quality of [88, 76]) {
    const jpeg = await encoded(quality);
    if (jpeg.length <= cardBytes) return jpeg;
  }
  return encoded(60);
}

/** The name beside the emblem: in one line, or in the middle of the bar in two. */
async function header(card: Card): Promise<OverlayOptions[]> {
  const width = cardSize.width - name.start - margin;
  const style = { font: 'head', colour: colours.text } as const;
  const smallest = name.sizes.at(-1) ?? 34;
  const content = markup(await coveredText(card.name, 'head'), card.language);
  const isLong = (await shape(content, { ...style, size: smallest })).width > width;
  for (const size of isLong ? name.lines : []) {
    const lines = await shape(content, { ...style, size }, { width, wrap: 'word' });
    if (lines.width <= width && lines.height <= name.height)
      return [overlay(lines, card, name.start, (body.top - lines.height) / 2)];
  }
  const line = await fitLine(card.name, name.sizes, width, card, style);
  return [place(line, { card, from: name.start, baseline: name.baseline })];
}

/** The section above the title, both in the middle of the body. */
async function middle(card: Card): Promise<OverlayOptions[]> {
  const { language } = card;
  const headline = (await coveredText(card.title, 'head')) || card.section;
  const shown = await fitTitle(headline, { language, colour: colours.text, box: titleBox });
  const height = eyebrow.height + title.above + shown.height;
  const top = Math.round((body.top + body.bottom - height) / 2);
  const mark = card.closed ? await closedMark(card, top) : { overlays: [], width: 0 };
  const from = margin + eyebrow.rule.width + eyebrow.gap;
  const width = cardSize.width - from - margin - mark.width;
  const section = await fitLine(card.section, eyebrow.sizes, width, card, {
    font: 'text',
    colour: colours.accent,
  });
  return [
    rectangle(card, { ...eyebrow.rule, from: margin, top: top + 18, colour: colours.accentLine }),
    place(section, { card, from, baseline: top + eyebrow.baseline }),
    ...mark.overlays,
    overlay(shown, card, margin, top + eyebrow.height + title.above),
  ];
}

/** The word «closed» in a box at the end of the section's row. */
async function closedMark(card: Card, top: number) {
  const style = { font: 'text', colour: colours.danger } as const;
  const word = await fitLine(card.closed, [28], cardSize.width / 3, card, style, 'end');
  const ink = await shape(markup(card.closed, card.language), { ...style, size: 28 });
  const width = ink.width + 40;
  const box = { from: cardSize.width - margin - width, top: top - 6, width, height: 52 };
  return {
    width: width + eyebrow.gap,
    overlays: [
      rectangle(card, { ...box, colour: colours.dangerTint }),
      place(word, { card, from: margin + 20, baseline: top + eyebrow.baseline }),
    ],
  };
}

async function footer(card: Card): Promise<OverlayOptions[]> {
  const { language, code } = card;
  const label = await coveredText(message(language, 'card.code'), 'text');
  const content =
    `${markup('', language)}<span foreground="${colours.onDeepMuted}">${markup(label, language)}</span>  ` +
    `<span foreground="${colours.accentOnDeep}" size="${foot.code * 1024}">${isolatedCode(code)}</span>`;
  const size = foot.sizes[0] ?? 28;
  const line = code
    ? await shapeLine(content, { font: 'text', size, colour: colours.onDeepMuted }, 'end')
    : undefined;
  const width = cardSize.width - 3 * margin - (line?.width ?? 0);
  const date = await fitLine(card.date, foot.sizes, width, card, { font: 'text', colour: colours.onDeep });
  const { baseline } = foot;
  return [
    place(date, { card, from: margin, baseline }),
    ...(line ? [place({ ...line, at: 'end' }, { card, from: margin, baseline })] : []),
  ];
}

type Placed = Shaped & { baseline: number; at?: 'start' | 'end' };

/** A text on one line, in the first size in which it fits; in the last one it is shortened. */
async function fitLine(
  text: string,
  sizes: readonly number[],
  width: number,
  { language }: Card,
  style: Omit<Style, 'size'>,
  at: 'start' | 'end' = 'start',
): Promise<Placed> {
  const complete = (await coveredText(text, style.font)) || '·';
  const smallest = sizes.at(-1) ?? 22;
  const fits = async (content: string, size: number) =>
    (await shape(markup(content, language), { ...style, size })).width <= width;
  const line = async (content: string, size: number) => ({
    ...(await shapeLine(markup(content, language), { ...style, size }, at)),
    at,
  });
  for (const size of sizes) if (await fits(complete, size)) return line(complete, size);
  for (let length = complete.length - 1; length > 0; length -= 1) {
    const content = `${complete.slice(0, length).trimEnd()}…`;
    if (await fits(content, smallest)) return line(content, smallest);
  }
  return line('…', smallest);
}

type Position = { card: Card; from: number; baseline: number };

/** A line at a distance from its side of the card. */
function place(line: Placed, { card, from, baseline }: Position): OverlayOptions {
  const isAtEnd = line.at === 'end';
  const distance = isAtEnd ? cardSize.width - from - line.width : from;
  return overlay(line, card, distance, baseline - line.baseline);
}

/** Pixels at a distance from the card's start: its right side in Arabic. */
function overlay({ data, width, height }: Shaped, card: Card, from: number, top: number): OverlayOptions {
  const left = card.language === 'ar' ? cardSize.width - from - width : from;
  return { input: data, raw: { width, height, channels: 4 }, left: Math.round(left), top: Math.round(top) };
}

type Rectangle = { from: number; top: number; width: number; height: number; colour: string };

function rectangle(card: Card, { from, top, width, height, colour }: Rectangle): OverlayOptions {
  const left = card.language === 'ar' ? cardSize.width - from - width : from;
  return { input: { create: { width, height, channels: 3, background: colour } }, left, top };
}
