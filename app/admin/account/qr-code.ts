import { bitsOf, qrData } from './qr-data.ts';

type Grid = boolean[][];

type Mask = (x: number, y: number) => boolean;

const masks: Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/**
 * A text as a QR code of level M: rows of modules, dark ones true, without the quiet zone around them.
 * @throws RangeError where it has more than 666 bytes.
 */
export function qrCode(text: string): Grid {
  const { version, codewords } = qrData(text);
  const bits = codewords.flatMap((codeword) => bitsOf(codeword, 8));
  const drawn = masks.map((mask, number) => draw(version, bits, mask, number));
  return drawn.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

/** A number with the remainder that lets a reader correct it (BCH). */
function withRemainder(value: number, length: number, divisor: number): number {
  let rest = value;
  for (let index = 0; index < length; index += 1) rest = (rest << 1) ^ ((rest >> (length - 1)) * divisor);
  return (value << length) | rest;
}

function draw(version: number, bits: number[], mask: Mask, number: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const taken: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean) => {
    const [row, used] = [grid[y], taken[y]];
    if (!row || !used || x < 0 || x >= size) return;
    row[x] = dark;
    used[x] = true;
  };
  /** Rings around a place: those at these distances are light. */
  const rings = (centreX: number, centreY: number, reach: number, light: number[]) => {
    for (let y = -reach; y <= reach; y += 1)
      for (let x = -reach; x <= reach; x += 1)
        set(centreX + x, centreY + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const positions = alignmentPlaces(version);
  for (const [row, y] of positions.entries()) {
    for (const [column, x] of positions.entries()) {
      const last = positions.length - 1;
      const atFinder = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!atFinder) rings(x, y, 2, [1]);
    }
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [2, 4]);
  drawFormat(set, size, number);
  if (version >= 7) drawVersion(set, size, version);
  drawData(grid, taken, bits, mask);
  return grid;
}

type Set = (x: number, y: number, dark: boolean) => void;

function alignmentPlaces(version: number): number[] {
  if (version < 2) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const positions = Array.from({ length: count - 1 }, (_, index) => version * 4 + 10 - index * step);
  return [6, ...positions.toReversed()];
}

/** Level M (00) and the mask, twice: around the first finder, and beside the two others. */
function drawFormat(set: Set, size: number, mask: number): void {
  const bits = withRemainder(mask, 10, 0x537) ^ 0x5412;
  for (let index = 0; index < 15; index += 1) {
    const dark = ((bits >> index) & 1) === 1;
    // Around the timing pattern
    if (index < 8) set(8, index < 6 ? index : index + 1, dark);
    else set(index === 8 ? 7 : 14 - index, 8, dark);
    if (index < 8) set(size - 1 - index, 8, dark);
    else set(8, size - 15 + index, dark);
  }
  set(8, size - 8, true);
}

function drawVersion(set: Set, size: number, version: number): void {
  const bits = withRemainder(version, 12, 0x1f25);
  for (let index = 0; index < 18; index += 1) {
    const dark = ((bits >> index) & 1) === 1;
    const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)];
    set(far, near, dark);
    set(near, far, dark);
  }
}

/** In pairs of columns from the right, up and down in turn, around what is there. */
function drawData(grid: Grid, taken: Grid, bits: number[], mask: Mask): void {
  const size = grid.length;
  let at = 0;
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid[y];
        if (!row || taken[y]?.[x]) continue;
        row[x] = (bits[at] === 1) !== mask(x, y);
        at += 1;
      }
    }
    upwards = !upwards;
  }
}

/** How hard a code is to read: runs and blocks of one kind, what looks like a finder, and too much of either kind. */
function penalty(grid: Grid): number {
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x] ?? false))];
  const texts = lines.map((line) => line.map(Number).join(''));
  let sum = 0;
  for (const text of texts) {
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...text.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  const dark = (x: number, y: number) => grid[y]?.[x] ?? false;
  let darkOnes = 0;
  for (const [y, row] of grid.entries()) {
    for (const [x, own] of row.entries()) {
      darkOnes += Number(own);
      if (x === 0 || y === 0) continue;
      if (own === dark(x - 1, y) && own === dark(x, y - 1) && own === dark(x - 1, y - 1)) sum += 3;
    }
  }
  const share = (darkOnes * 100) / grid.length ** 2;
  return sum + Math.floor(Math.abs(share - 50) / 5) * 10;
}
