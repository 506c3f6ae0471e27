import { join } from 'node:path';
import sharp from 'sharp';
import { type Language, otherLanguage } from '#shared/languages.ts';

// Pango finds the fonts by this file alone, so that a card is the same on every machine
process.env['FONTCONFIG_FILE'] = join(import.meta.dirname, 'fonts/fonts.conf');

/** A text as pixels: the smallest box around its ink. */
export type Shaped = { data: Buffer; width: number; height: number };

type Style = {
  font: 'head' | 'text';
  /** Pixels of an em. */
  size: number;
  colour: string;
};

type Wrapping = { width: number; wrap: 'word' | 'word-char' };

/** Markazi joins a shadda and its vowel (`ccmp`) to one letter that stands beside its own instead of above it. */
const features = { head: 'ccmp=0', text: '' };

const families = { head: 'Markazi Text', text: 'IBM Plex Sans Arabic SemiBold' };

/** A transparent bar of three sizes beside a line: it gives each line the same height, and its baseline a known place. */
const bar = '<span size="300%" alpha="1">|</span>';

/** Ems from the upper end of the bar to the baseline. */
const baselines = { head: 1.85, text: 2.3 };

const letters: Record<Language, RegExp> = { ar: /\p{Script=Arabic}/u, en: /\p{Script=Latin}/u };
const marks: Record<Language, string> = { ar: '\u200F', en: '\u200E' };
const isolates: Record<Language, string> = { ar: '\u2067', en: '\u2066' };

/** Telephone numbers, which the text around them would paint from their end (decision 032). */
const telephone = /\+?\d[\d ()-]{6,}\d/g;

/**
 * A text of a language as markup: its lines begin at that language's side, and a text without a letter of the language keeps
 * its own direction within them.
 */
export function markup(text: string, language: Language): string {
  const other = otherLanguage(language);
  const isForeign = !letters[language].test(text) && letters[other].test(text);
  const inner = escaped(text).replaceAll(telephone, '\u2066$&\u2069');
  return marks[language] + (isForeign ? `${isolates[other]}${inner}\u2069` : inner);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** Shapes markup by Pango: joined letters, marks, both directions. */
export async function shape(
  content: string,
  { font, size, colour }: Style,
  wrapping?: Wrapping,
): Promise<Shaped> {
  const text = {
    // Without hyphens where a long word is broken: Arabic has none, and an address would be another one
    text: `<span foreground="${colour}" font_features="${features[font]}" insert_hyphens="false">${content}</span>`,
    font: `${families[font]} ${size}`,
    // Of 72 dots an inch a point is a pixel
    dpi: 72,
    rgba: true,
    ...wrapping,
  };
  const { data, info } = await sharp({ text }).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A single line, with its baseline at a place from the top of the box; `at` is the side where its ink reaches the edge. */
export async function shapeLine(
  content: string,
  style: Style,
  at: 'start' | 'end',
): Promise<Shaped & { baseline: number }> {
  const shaped = await shape(at === 'start' ? content + bar : withBarFirst(content), style);
  return { ...shaped, baseline: Math.round(baselines[style.font] * style.size) };
}

/** Behind the mark of direction, so that the bar stands at the line's start. */
const withBarFirst = (content: string) => content.slice(0, 1) + bar + content.slice(1);
