/** Of each version from 1 to 20 at level M (ISO/IEC 18004, table 9): correction codewords of a block, and blocks. */
const blocksOf = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
  [30, 5],
  [22, 8],
  [22, 9],
  [24, 9],
  [24, 10],
  [28, 10],
  [28, 11],
  [26, 13],
  [26, 14],
  [26, 16],
] as const;

/**
 * The codewords of a text of level M, with what corrects them, and the version that holds them.
 * @throws RangeError where it has more than 666 bytes.
 */
export function qrData(text: string): { version: number; codewords: number[] } {
  const bytes = new TextEncoder().encode(text);
  const version = blocksOf.findIndex((_, index) => bytes.length <= capacity(index + 1)) + 1;
  if (version === 0) throw new RangeError('The text is too long for a QR code.');
  return { version, codewords: withCorrection(dataOf(bytes, version), version) };
}

const lengthBits = (version: number) => (version < 10 ? 8 : 16);

/** How many bytes of text fit beside their kind and their number. */
function capacity(version: number): number {
  return Math.floor((dataCodewords(version) * 8 - 4 - lengthBits(version)) / 8);
}

function codewordsOf(version: number): number {
  const alignments = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const patterns = alignments === 0 ? 0 : (25 * alignments - 10) * alignments - 55;
  return Math.floor(((16 * version + 128) * version + 64 - patterns - (version < 7 ? 0 : 36)) / 8);
}

function dataCodewords(version: number): number {
  const [correction, blocks] = blockOf(version);
  return codewordsOf(version) - correction * blocks;
}

function blockOf(version: number) {
  return blocksOf[version - 1] ?? blocksOf[0];
}

/** The bits of a number, the highest first. */
export function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (value >> (length - 1 - index)) & 1);
}

/** The text as bytes (mode 4), filled up. */
function dataOf(bytes: Uint8Array, version: number): number[] {
  const size = dataCodewords(version);
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, lengthBits(version))];
  for (const byte of bytes) bits.push(...bitsOf(byte, 8));
  bits.push(...Array<number>(Math.min(4, size * 8 - bits.length)).fill(0));
  while (bits.length % 8 > 0) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2));
  for (let filler = 0xec; data.length < size; filler ^= 0xec ^ 0x11) data.push(filler);
  return data;
}

/** The data in blocks, each with its correction, and all of them interleaved. */
function withCorrection(data: number[], version: number): number[] {
  const [correction, count] = blockOf(version);
  const long = codewordsOf(version) % count;
  const short = Math.floor(data.length / count);
  let at = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const block = data.slice(at, (at += short + (index < count - long ? 0 : 1)));
    return { block, check: reedSolomon(block, correction) };
  });
  const interleaved = (parts: number[][]) =>
    Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, index) =>
      parts.flatMap((part) => part.slice(index, index + 1)),
    ).flat();
  return [...interleaved(blocks.map(({ block }) => block)), ...interleaved(blocks.map(({ check }) => check))];
}

/** The product of two numbers of the field of 256, by the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The remainder of the data by the polynomial whose roots are the first powers of 2. */
export function reedSolomon(data: readonly number[], degree: number): number[] {
  let divisor = [1];
  for (let index = 0, root = 1; index < degree; index += 1, root = times(root, 2)) {
    const shifted = [...divisor, 0];
    divisor = shifted.map((value, place) => value ^ times(divisor[place - 1] ?? 0, root));
  }
  const rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let place = 0; place < degree; place += 1) rest[place]! ^= times(divisor[place + 1] ?? 0, factor);
  }
  return rest;
}
