import { expect, test } from 'vitest';
import type { PlacedGlyph } from './page-glyphs.ts';
import { pageText } from './page-text.ts';

type Row = [text: string, along: number, width?: number, more?: Partial<PlacedGlyph>];

const glyphs = (rows: Row[]): PlacedGlyph[] =>
  rows.map(([text, along, width = 6, more]) => ({
    text,
    along,
    width,
    angle: 0,
    across: 700,
    size: 12,
    ...more,
  }));

const above = { across: 705 };

test.each<[string, Row[], string]>([
  [
    'presentation forms',
    [
      ['\uFE94', 0],
      ['\uFEF4', 6],
      ['\uFE91', 12],
    ],
    'بية',
  ],
  [
    'a ligature as one form',
    [
      ['\uFEDD', 0],
      ['\uFEFC', 6],
      ['\uFEA4', 12],
    ],
    'حلال',
  ],
  [
    'a ligature as its letters',
    [
      ['ر', 0],
      ['لا', 6],
      ['ا', 12],
    ],
    'الار',
  ],
  [
    'a sign before its letter, as Chromium writes it',
    [
      ['ق', 0],
      ['\u064F', 5, 0, above],
      ['ت', 6],
    ],
    'تُق',
  ],
  [
    'a sign after its letter, written from right to left',
    [
      ['ت', 6],
      ['\u064F', 5, 0, above],
      ['ق', 0],
    ],
    'تُق',
  ],
  [
    'a sign on a ligature',
    [
      ['م', 0],
      ['\u0651', 6, 0, above],
      ['لا', 6],
    ],
    'لّام',
  ],
  [
    'a sign of a Latin letter',
    [
      ['e', 0],
      ['\u0301', 3, 0, above],
      ['t', 6],
    ],
    'e\u0301t',
  ],
  [
    'the rest of a ligature',
    [
      ['لّا', 0],
      ['$', 3, 0],
    ],
    'لا',
  ],
  [
    'a gap',
    [
      ['b', 20],
      ['a', 0],
    ],
    'a b',
  ],
  [
    'a line below',
    [
      ['a', 0],
      ['b', 0, 6, { across: 680 }],
    ],
    'a\nb',
  ],
  [
    'a number raised',
    [
      ['a', 0],
      ['2', 6, 6, { across: 704 }],
    ],
    'a2',
  ],
  [
    'a letter printed twice',
    [
      ['a', 0],
      ['a', 0.4],
      ['b', 6],
      ['b', 12],
    ],
    'abb',
  ],
  [
    'another direction',
    [
      ['a', 0],
      ['b', 6, 6, { angle: 90 }],
    ],
    'a\nb',
  ],
  [
    'what means nothing',
    [
      ['\u0003', 0],
      ['\uE000', 6],
      ['\u200F', 12],
    ],
    '',
  ],
])('%s', (_name, rows, text) => {
  expect(pageText(glyphs(rows))).toBe(text);
});
