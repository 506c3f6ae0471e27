import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Marks of direction and joiners have no glyph and need none. */
const invisible = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/;

let known: Promise<Record<'head' | 'text', Set<number>>> | undefined;

/** A text on one line, without characters that the fonts lack, such as emoji: each would be an empty box. */
export async function coveredText(text: string, font: 'head' | 'text'): Promise<string> {
  known ??= readCoverage();
  const covered = (await known)[font];
  return Array.from(text.toWellFormed().normalize('NFC').replaceAll(/\s+/g, ' '))
    .filter((character) => covered.has(character.codePointAt(0) ?? 0) || invisible.test(character))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

async function readCoverage() {
  const of = async (font: string) => {
    const files = ['arabic', 'latin'].map((script) =>
      join(import.meta.dirname, `fonts/${font}-${script}.ttf`),
    );
    const fonts = await Promise.all(files.map((file) => readFile(file)));
    return new Set(fonts.flatMap((each) => charactersOf(each)));
  };
  return { head: await of('head'), text: await of('text') };
}

/** The characters of a font by its `cmap`, of format 4. https://learn.microsoft.com/typography/opentype/spec/cmap */
function charactersOf(font: Buffer): number[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) return [];
  const cmap = font.subarray(font.readUInt32BE(entry + 8));
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + 8 * index),
  );
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  return at === undefined ? [] : segmentsOf(cmap.subarray(at)).flatMap(([first, last]) => range(first, last));
}

/** Segments of which every character has a glyph: a font that was cut has no others. */
function segmentsOf(table: Buffer): [number, number][] {
  const bytes = table.readUInt16BE(6);
  const ends = Array.from({ length: bytes / 2 }, (_, index) => table.readUInt16BE(14 + 2 * index));
  return ends
    .map((end, index): [number, number] => [table.readUInt16BE(16 + bytes + 2 * index), end])
    .filter(([start]) => start < 0xff_ff);
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
