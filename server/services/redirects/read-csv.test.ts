import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const cellsOf = (text: string) => readCsv(Buffer.from(text)).map(({ line, cells }) => [line, ...cells]);

test.each([
  [
    'commas',
    '/a,/b\r\n/c,/d\r\n',
    [
      [1, '/a', '/b'],
      [2, '/c', '/d'],
    ],
  ],
  ['semicolons, a byte order mark and no end of line', '\uFEFF/a;/b,c', [[1, '/a', '/b,c']]],
  [
    'tabs and old line ends',
    '/a\t/b\r/c\t/d',
    [
      [1, '/a', '/b'],
      [2, '/c', '/d'],
    ],
  ],
  [
    'quotes',
    '"/a ""x"", y","/b"\n/c,/d',
    [
      [1, '/a "x", y', '/b'],
      [2, '/c', '/d'],
    ],
  ],
  [
    'line breaks in quotes',
    '"/a\r\nx",/b\n\n/c',
    [
      [1, '/a\r\nx', '/b'],
      [4, '/c'],
    ],
  ],
  [
    'empty cells and lines',
    ',/b\n,\n\n/c,',
    [
      [1, '', '/b'],
      [4, '/c'],
    ],
  ],
  ['a quote that is never closed', '/a,"/b\n/c,/d', [[1, '/a', '/b\n/c,/d']]],
  ['quotes within a cell', '/a"b",/c', [[1, '/a"b"', '/c']]],
])('a table with %s', (_name, text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

test('a cell of some megabytes, in quotes or not, is a cell; a file of too many rows is refused', () => {
  for (const text of [`"${'a'.repeat(5e6)}`, 'a'.repeat(5e6), `"${',""'.repeat(1e6)}`])
    expect(readCsv(Buffer.from(text))).toHaveLength(1);
  expect(() => readCsv(Buffer.from('/a,/b\n'.repeat(60_000)))).toThrow('redirect.manyRows');
});
