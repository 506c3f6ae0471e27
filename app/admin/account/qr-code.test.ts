import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';
import { reedSolomon } from './qr-data.ts';

/** Text that is known to be read from the picture: its codes start with a kind, a number and the letters. */
const text = 'otpauth';

test('the correction of a known message is the known one', () => {
  // HELLO WORLD at version 1, level M, as the literature works it out
  const message = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(reedSolomon(message, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('a picture says its mask and holds its text', () => {
  const grid = qrCode(text);
  expect(grid).toHaveLength(21);
  const dark = (x: number, y: number) => Number(grid[y]?.[x]);
  const rows = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => dark(8, y));
  const columns = [7, 5, 4, 3, 2, 1, 0].map((x) => dark(x, 8));
  const format = [...rows, ...columns].reduceRight((value, bit) => value * 2 + bit, 0);
  // The format strings of level M, by mask (ISO/IEC 18004, table C.1)
  const known = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];
  const mask = known.indexOf(format);
  expect(mask).toBeGreaterThanOrEqual(0);
  const beside = [
    ...[20, 19, 18, 17, 16, 15, 14, 13].map((x) => dark(x, 8)),
    ...[14, 15, 16, 17, 18, 19, 20].map((y) => dark(8, y)),
  ];
  expect(beside).toEqual([...rows, ...columns]);

  const inverts = [
    (x: number, y: number) => (x + y) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x * y) % 3) + ((x + y) % 2)) % 2,
  ][mask];
  const bits: number[] = [];
  // Up the first two columns, down the next two, up the third, all below the finder
  for (const [right, ys] of [
    [20, [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]],
    [18, [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
    [16, [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]],
  ] as const) {
    for (const y of ys) {
      for (const x of [right, right - 1]) bits.push(dark(x, y) ^ Number(inverts?.(x, y) === 0));
    }
  }
  const kind = bits.slice(0, 4).join('');
  const bytes = bits
    .slice(4)
    .join('')
    .match(/.{8}/g)
    ?.map((byte) => Number.parseInt(byte, 2));
  expect([kind, bytes?.[0]]).toEqual(['0100', text.length]);
  expect(String.fromCharCode(...(bytes ?? []).slice(1, 1 + text.length))).toBe(text);
});

test('a longer text has a larger picture, and one that is too long has none', () => {
  const sizes = [14, 15, 26, 122, 123, 331, 666].map((length) => qrCode('x'.repeat(length)).length);
  // The capacities of level M in bytes (ISO/IEC 18004, table 7)
  expect(sizes).toEqual([1, 2, 2, 7, 8, 13, 20].map((version) => version * 4 + 17));
  expect(() => qrCode('x'.repeat(667))).toThrow(RangeError);
});
