// WebKitGTK paints every mark at the height at which it was drawn: it drops the vertical offsets of OpenType (seen in
// 2.50, with fonts of the system too), so a kasra is painted above its letter and reads as a fatha. Here each mark of a
// font is drawn at a height that clears most letters, and its anchors move with it. Engines that follow the anchors paint
// what they painted before, and the others something that reads right.

import { readTables, type Tables, writeTables } from './sfnt.ts';

/** Vertical distances in font units by glyph. */
type Shifts = Map<number, number>;

type Anchor = { record: number; array: number; y: number; glyph: number };

/** Glyphs that a lookup of GPOS attaches: marks to letters, to ligatures and to other marks. */
const attachment = { markToBase: 4, markToLigature: 5, markToMark: 6, extension: 9 };

/**
 * Draws the marks of an Arabic font clear of most letters.
 * @param font an sfnt with TrueType outlines and without variations or hints.
 */
export function levelMarks(font: Buffer): Buffer {
  const tables = readTables(font);
  const gpos = tableOf(tables, 'GPOS');
  const head = tableOf(tables, 'head');
  const subtables = attachments(gpos);
  const shifts = usualHeights(gpos, subtables);
  const offsets = glyphOffsets(tableOf(tables, 'loca'), head);
  const { glyf, loca } = moveOutlines(tableOf(tables, 'glyf'), offsets, shifts);
  tables.set('GPOS', moveAnchors(gpos, subtables, shifts));
  tables.set('glyf', glyf);
  tables.set('loca', loca);
  head.writeInt16BE(longLoca, indexToLocFormat);
  return writeTables(tables);
}

function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}`);
  return table;
}

// GPOS: https://learn.microsoft.com/typography/opentype/spec/gpos

type Attachment = { type: number; at: number };

function attachments(gpos: Buffer): Attachment[] {
  const list = gpos.readUInt16BE(8);
  const offsets = (at: number, count: number) =>
    Array.from({ length: count }, (_, index) => gpos.readUInt16BE(at + 2 * index));
  return offsets(list + 2, gpos.readUInt16BE(list)).flatMap((offset) => {
    const lookup = list + offset;
    const type = gpos.readUInt16BE(lookup);
    return offsets(lookup + 6, gpos.readUInt16BE(lookup + 4))
      .map((subtable) => lookup + subtable)
      .map((at) =>
        type === attachment.extension
          ? { type: gpos.readUInt16BE(at + 2), at: at + gpos.readUInt32BE(at + 4) }
          : { type, at },
      )
      .filter(({ type: kind }) => kind >= attachment.markToBase && kind <= attachment.markToMark);
  });
}

/** The glyphs of a coverage table, in the order of their indices. */
function covered(gpos: Buffer, at: number): number[] {
  const count = gpos.readUInt16BE(at + 2);
  const rows = Array.from({ length: count }, (_, index) => index);
  if (gpos.readUInt16BE(at) === 1) return rows.map((index) => gpos.readUInt16BE(at + 4 + 2 * index));
  return rows.flatMap((index) => {
    const range = at + 4 + 6 * index;
    const [first, last] = [gpos.readUInt16BE(range), gpos.readUInt16BE(range + 2)];
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  });
}

/** The anchors of the marks that are attached, with the class of each. */
function markAnchors(gpos: Buffer, { at }: Attachment): (Anchor & { class: number })[] {
  const array = at + gpos.readUInt16BE(at + 8);
  return covered(gpos, at + gpos.readUInt16BE(at + 2)).map((glyph, index) => {
    const row = array + 2 + 4 * index;
    return { glyph, class: gpos.readUInt16BE(row), ...anchorAt(gpos, array, row + 2) };
  });
}

/** The anchors of what they are attached to: letters, or other marks. */
function baseAnchors(gpos: Buffer, { at }: Attachment): (Anchor & { class: number })[] {
  const classes = gpos.readUInt16BE(at + 6);
  const array = at + gpos.readUInt16BE(at + 10);
  return covered(gpos, at + gpos.readUInt16BE(at + 4)).flatMap((glyph, index) =>
    Array.from({ length: classes }, (_, one) => ({ one, record: array + 2 + 2 * (index * classes + one) }))
      .filter(({ record }) => gpos.readUInt16BE(record) > 0)
      .map(({ one, record }) => ({ glyph, class: one, ...anchorAt(gpos, array, record) })),
  );
}

function anchorAt(gpos: Buffer, array: number, record: number) {
  return { array, record, y: gpos.readInt16BE(array + gpos.readUInt16BE(record) + 4) };
}

/** The part of all letters that a mark at its drawn height stays clear of. */
const clear = 0.8;

function usualHeights(gpos: Buffer, subtables: Attachment[]): Shifts {
  const shifts: Shifts = new Map();
  for (const subtable of subtables.filter(({ type }) => type === attachment.markToBase)) {
    const bases = baseAnchors(gpos, subtable);
    for (const mark of markAnchors(gpos, subtable)) {
      const heights = bases.filter((base) => base.class === mark.class).map(({ y }) => y);
      const ordered = heights.toSorted((one, other) => one - other);
      const isBelow = (ordered[ordered.length >> 1] ?? 0) <= 0;
      const usual = ordered[Math.floor(ordered.length * (isBelow ? 1 - clear : clear))];
      if (usual !== undefined && !shifts.has(mark.glyph)) shifts.set(mark.glyph, usual - mark.y);
    }
  }
  return shifts;
}

/** Gives each moved anchor a place of its own at the end: glyphs share those that are alike. */
function moveAnchors(gpos: Buffer, subtables: Attachment[], shifts: Shifts): Buffer {
  const moved = Buffer.from(gpos);
  const added: Buffer[] = [];
  const anchors = subtables.flatMap((subtable) => [
    ...markAnchors(gpos, subtable),
    ...(subtable.type === attachment.markToMark ? baseAnchors(gpos, subtable) : []),
  ]);
  for (const { record, array, y, glyph } of new Map(anchors.map((one) => [one.record, one])).values()) {
    const anchor = Buffer.alloc(6);
    anchor.writeUInt16BE(1, 0);
    gpos.copy(anchor, 2, array + gpos.readUInt16BE(record) + 2, array + gpos.readUInt16BE(record) + 4);
    anchor.writeInt16BE(y + (shifts.get(glyph) ?? 0), 4);
    moved.writeUInt16BE(gpos.length + 6 * added.length - array, record);
    added.push(anchor);
  }
  return Buffer.concat([moved, ...added]);
}

// Outlines: https://learn.microsoft.com/typography/opentype/spec/glyf

const indexToLocFormat = 50;
const longLoca = 1;

function glyphOffsets(loca: Buffer, head: Buffer): number[] {
  const isLong = head.readInt16BE(indexToLocFormat) === longLoca;
  return Array.from({ length: loca.length / (isLong ? 4 : 2) }, (_, index) =>
    isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index),
  );
}

function moveOutlines(glyf: Buffer, offsets: number[], shifts: Shifts) {
  const glyphs = offsets.slice(1).map((end, index) => {
    const glyph = Buffer.from(glyf.subarray(offsets[index], end));
    if (glyph.length === 0) return glyph;
    const moved =
      glyph.readInt16BE(0) < 0 ? moveParts(glyph, index, shifts) : moveFirst(glyph, shifts.get(index) ?? 0);
    return Buffer.concat([moved, Buffer.alloc(-moved.length & 3)]);
  });
  const loca = Buffer.alloc(4 * offsets.length);
  let end = 0;
  for (const [index, { length }] of glyphs.entries()) {
    end += length;
    loca.writeUInt32BE(end, 4 * (index + 1));
  }
  return { glyf: Buffer.concat(glyphs), loca };
}

function moveBox(glyph: Buffer, by: number): void {
  for (const at of [4, 8]) glyph.writeInt16BE(glyph.readInt16BE(at) + by, at);
}

const point = { yIsByte: 0x04, repeated: 0x08, ySameOrPositive: 0x20 };

/** Moves a glyph's first point: each of the others lies at a distance from the one before. */
function moveFirst(glyph: Buffer, by: number): Buffer {
  if (by === 0) return glyph;
  moveBox(glyph, by);
  const contours = glyph.readInt16BE(0);
  const points = glyph.readUInt16BE(8 + 2 * contours) + 1;
  const flagsAt = 12 + 2 * contours + glyph.readUInt16BE(10 + 2 * contours);
  const flags: number[] = [];
  let at = flagsAt;
  while (flags.length < points) {
    const flag = glyph.readUInt8(at++);
    const times = flag & point.repeated ? glyph.readUInt8(at++) + 1 : 1;
    for (let time = 0; time < times; time += 1) flags.push(flag & ~point.repeated);
  }
  const width = (flag: number, isByte: number, same: number) => (flag & isByte ? 1 : flag & same ? 0 : 2);
  const yAt = flags.reduce((sum, flag) => sum + width(flag, 0x02, 0x10), at);
  const [first = 0] = flags;
  const before = width(first, point.yIsByte, point.ySameOrPositive);
  const size = before === 1 ? glyph.readUInt8(yAt) : before === 2 ? glyph.readInt16BE(yAt) : 0;
  const y = before === 1 && !(first & point.ySameOrPositive) ? -size : size;
  const word = Buffer.alloc(2);
  word.writeInt16BE(y + by);
  flags[0] = first & ~(point.yIsByte | point.ySameOrPositive);
  return Buffer.concat([
    glyph.subarray(0, flagsAt),
    Buffer.from(flags),
    glyph.subarray(at, yAt),
    word,
    glyph.subarray(yAt + before),
  ]);
}

const part = { isWords: 0x01, isOffset: 0x02, more: 0x20, scales: { 0x08: 2, 0x40: 4, 0x80: 8 } };

/** Keeps the parts of a composed glyph where they are, where the glyphs that they repeat have moved. */
function moveParts(glyph: Buffer, index: number, shifts: Shifts): Buffer {
  const own = shifts.get(index) ?? 0;
  moveBox(glyph, own);
  const pieces = [glyph.subarray(0, 10)];
  let at = 10;
  for (let flags = part.more; flags & part.more; ) {
    flags = glyph.readUInt16BE(at);
    const component = glyph.readUInt16BE(at + 2);
    const isWords = Boolean(flags & part.isWords);
    if (!(flags & part.isOffset)) throw new Error('A part of a glyph is placed by points');
    const [x, y] = isWords
      ? [glyph.readInt16BE(at + 4), glyph.readInt16BE(at + 6)]
      : [glyph.readInt8(at + 4), glyph.readInt8(at + 5)];
    const piece = Buffer.alloc(8);
    piece.writeUInt16BE(flags | part.isWords, 0);
    piece.writeUInt16BE(component, 2);
    piece.writeInt16BE(x, 4);
    piece.writeInt16BE(y + own - (shifts.get(component) ?? 0), 6);
    at += isWords ? 8 : 6;
    const scale = Object.entries(part.scales).find(([bit]) => flags & Number(bit))?.[1] ?? 0;
    pieces.push(piece, glyph.subarray(at, at + scale));
    at += scale;
  }
  return Buffer.concat([...pieces, glyph.subarray(at)]);
}
