import { crc32, deflateSync } from 'node:zlib';

type Pixels = {
  width: number;
  height: number;
  /** ICC profile; an empty one stands for sRGB. */
  profile: Uint8Array;
  /** Red, green and blue of a row's pixels, a byte each. */
  rowAt: (index: number) => Uint8Array;
};

/** The most bytes of a block without compression (RFC 1951 §3.2.4). */
const blockBytes = 65_535;

/**
 * A PNG without compression: pixels with their colour profile, for a decoder of the same process. It is written in place,
 * for a large picture's pixels should exist once.
 */
export function createStoredPng({ width, height, profile, rowAt }: Pixels): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits each of red, green and blue
  header.set([8, 2], 8);
  const before = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...(profile.length > 0 ? [chunk('iCCP', Buffer.from('ICC\0\0'), deflateSync(profile))] : []),
  ]);
  const after = chunk('IEND');

  const line = Buffer.alloc(1 + width * 3);
  const storedLine = line.length + 5 * Math.ceil(line.length / blockBytes);
  const dataBytes = 2 + height * storedLine + 4;
  const png = Buffer.from(new ArrayBuffer(before.length + 12 + dataBytes + after.length));
  before.copy(png);
  after.copy(png, png.length - after.length);
  const data = png.subarray(before.length, png.length - after.length);
  data.writeUInt32BE(dataBytes, 0);
  // The header of a deflated stream follows the chunk's name
  data.write('IDAT\x78\x01', 4, 'latin1');
  let end = 10;
  let sum = 1;
  for (let index = 0; index < height; index += 1) {
    line.set(rowAt(index), 1);
    sum = adler32(line, sum);
    for (let start = 0; start < line.length; start += blockBytes) {
      const block = line.subarray(start, start + blockBytes);
      const isLast = index === height - 1 && start + blockBytes >= line.length;
      data.writeUInt8(isLast ? 1 : 0, end);
      data.writeUInt16LE(block.length, end + 1);
      data.writeUInt16LE(block.length ^ 0xffff, end + 3);
      block.copy(data, end + 5);
      end += 5 + block.length;
    }
  }
  data.writeUInt32BE(sum, end);
  data.writeUInt32BE(crc32(data.subarray(4, end + 4)), end + 4);
  return png;
}

function chunk(name: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), ...parts]);
  const framed = Buffer.alloc(content.length + 8);
  framed.writeUInt32BE(content.length - 4, 0);
  content.copy(framed, 4);
  framed.writeUInt32BE(crc32(content), content.length + 4);
  return framed;
}

/** The checksum of a deflated stream (RFC 1950 §8.2), continued from `sum`. */
function adler32(bytes: Uint8Array, sum: number): number {
  let low = sum & 0xffff;
  let high = sum >>> 16;
  // The most bytes whose sums fit in 32 bits
  for (let start = 0; start < bytes.length; start += 5_552) {
    for (const byte of bytes.subarray(start, start + 5_552)) {
      low += byte;
      high += low;
    }
    low %= 65_521;
    high %= 65_521;
  }
  return ((high << 16) | low) >>> 0;
}
