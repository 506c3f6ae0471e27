import { isMostlyArabic, logicalLine, type VisualCluster } from './logical-line.ts';
import type { PlacedGlyph } from './page-glyphs.ts';

/** Part of a letter's width by which it is printed again. */
const overprintShift = 0.2;
/** Parts of a size: a gap that is a blank, and the distances from the baseline of a letter and of a sign above or below it. */
const blankGap = 0.15;
const sameLine = { letter: 0.5, sign: 1.2 };

/** Forms of Arabic letters by their place in a word, and ligatures of both scripts. */
const presentationForms = /[\uFB00-\uFB06\uFB50-\uFDFF\uFE70-\uFEFC]+/g;
/** Characters without a meaning of their own: controls, private and unassigned ones, marks of direction. */
const meaningless = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\uFFFD]+/gu;
const onlySigns = /^\p{M}+$/u;
const arabic = /(?=\p{L})\p{Script=Arabic}/u;

type Letter = VisualCluster & { start: number; end: number };
type Sign = { sign: string };
type Line = { angle: number; across: number; size: number; parts: (Letter | Sign)[] };

/** The text of a page in the order in which it is read, a line for each of its lines. */
export function pageText(glyphs: Iterable<PlacedGlyph>): string {
  const lines: Line[] = [];
  for (const glyph of glyphs) {
    const text = plainText(glyph.text);
    const isSign = onlySigns.test(text.trim());
    // An empty glyph is the rest of a ligature, with any text
    if (text === '' || (!isSign && glyph.width === 0)) continue;
    const start = Math.min(glyph.along, glyph.along + glyph.width);
    lineOf(lines, glyph, isSign).parts.push(
      isSign ? { sign: text.trim() } : { text, start, end: start + Math.abs(glyph.width) },
    );
  }
  const clusters = lines.map(lineClusters);
  const pageIsArabic = isMostlyArabic(clusters.flat());
  return clusters
    .map((line) => logicalLine(line, pageIsArabic).replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join('\n');
}

function plainText(text: string): string {
  const plain = text
    .replaceAll(presentationForms, (forms) => forms.normalize('NFKC'))
    .replaceAll(meaningless, '')
    .replaceAll(/\s+/g, ' ');
  // A ligature has the signs of the first word that it was used for
  return (plain.match(/\p{L}/gu)?.length ?? 0) > 1 ? plain.replaceAll(/\p{M}/gu, '') : plain;
}

/** The last line, where the glyph stands on its baseline, or another one. */
function lineOf(lines: Line[], { angle, across, size }: PlacedGlyph, isSign: boolean): Line {
  const last = lines.at(-1);
  const reach = Math.max(size, last?.size ?? 0) * (isSign ? sameLine.sign : sameLine.letter);
  if (!last || last.angle !== angle || Math.abs(last.across - across) > reach) {
    const line = { angle, across, size, parts: [] };
    lines.push(line);
    return line;
  }
  // The baseline is that of the letters, and a sign may come first
  if (!isSign && !last.parts.some(isLetter)) Object.assign(last, { across, size });
  return last;
}

const isLetter = (part: Letter | Sign): part is Letter => 'text' in part;

/** The letters of a line with their signs and the blanks between them, from left to right. */
function lineClusters({ parts, size }: Line): VisualCluster[] {
  for (const [index, part] of parts.entries()) {
    if (isLetter(part)) continue;
    const base = baseOf(parts, index);
    if (base) base.text = withSign(base.text, part.sign);
  }
  const letters = parts
    .filter(isLetter)
    .toSorted((one, other) => one.start - other.start)
    .filter((letter, index, all) => !isOverprint(letter, all[index - 1]));
  return letters.flatMap((letter, index) => {
    const before = letters[index - 1];
    const isApart = before && letter.start - before.end > blankGap * size;
    return isApart ? [{ text: ' ' }, letter] : [letter];
  });
}

/** True where a letter stands on itself once more, which makes it look bold. */
function isOverprint(letter: Letter, before: Letter | undefined): boolean {
  if (before?.text !== letter.text) return false;
  return letter.start - before.start < (letter.end - letter.start) * overprintShift;
}

/** The letter of a sign: it comes next where Arabic is written from left to right, and comes before everywhere else. */
function baseOf(parts: (Letter | Sign)[], at: number): Letter | undefined {
  const isBase = (part: Letter | Sign): part is Letter => isLetter(part) && part.text.trim() !== '';
  const before = parts.slice(0, at).findLast(isBase);
  const next = parts.slice(at).find(isBase);
  const isNext = next && arabic.test(next.text) && (!before || next.start > before.start);
  return isNext ? next : before;
}

/** In a ligature a sign stands on the first letter, which is not the alif. */
function withSign(text: string, sign: string): string {
  return text.replace(/^\P{M}\p{M}*/u, (letter) => letter + sign);
}
