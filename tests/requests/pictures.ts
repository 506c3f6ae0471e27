import { readFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';

type Size = { width: number; height: number };

/** A JPEG as a camera writes it: its upper half red, its lower half blue. */
export async function photograph({ width, height }: Size = { width: 64, height: 48 }): Promise<Buffer> {
  return halves({ width, height }).jpeg({ quality: 90 }).toBuffer();
}

/** The same as noise, which no format makes small. */
export async function noisyPhotograph({ width, height }: Size): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The same taken with the camera on its side, with GPS metadata. */
export async function turnedPhotograph(size: Size): Promise<Buffer> {
  const exif = {
    IFD0: { Artist: 'marker-artist' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 53/1 0/1' },
  };
  return halves(size).jpeg().withExif(exif).withMetadata({ orientation: 6, exif }).toBuffer();
}

/**
 * A HEIC as a phone writes it: four tiles taken with the camera on its side, in Display P3, with a place and an author. Upright
 * it has 100 by 120 pixels: red above blue, with a green square in the upper left corner.
 */
export async function phonePhotograph(): Promise<Buffer> {
  return readFile(new URL('turned-photograph.heic', import.meta.url));
}

/** The same with another size in its headers: of the picture (`ispe`), and of the grid of its tiles. */
export async function phoneBomb({ width, height }: Size): Promise<Buffer> {
  const photo = await phonePhotograph();
  const size = photo.indexOf('0000007800000064', 'hex');
  photo.writeUInt32BE(width, size);
  photo.writeUInt32BE(height, size + 4);
  const grid = photo.indexOf('00780064', 'hex');
  photo.writeUInt16BE(width, grid);
  photo.writeUInt16BE(height, grid + 2);
  return photo;
}

export async function plainPng({ width, height }: Size): Promise<Buffer> {
  return halves({ width, height }).png().toBuffer();
}

/** A PNG of a few hundred bytes whose header declares its size when decoded. */
export async function bomb({ width, height }: Size): Promise<Buffer> {
  const png = await plainPng({ width: 8, height: 8 });
  // The header (PNG, third edition §11.2.1): width and height at 16 and 20, the checksum of bytes 12 to 28 after it
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  const { crc32 } = await import('node:zlib');
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

export async function gif(): Promise<Buffer> {
  return halves({ width: 8, height: 8 }).gif().toBuffer();
}

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

/** The format and size of a stored picture, and the colours of its upper and its lower half. */
export async function pictureOf(
  data: Buffer,
): Promise<Metadata & { colours: { top: string; bottom: string } }> {
  const metadata = await sharp(data).metadata();
  const pixels = await sharp(data).removeAlpha().raw().toBuffer();
  const { width, height } = metadata;
  const colourAt = (x: number, y: number) => {
    const [red = 0, , blue = 0] = pixels.subarray((y * width + x) * 3);
    return red > blue ? 'red' : 'blue';
  };
  return { ...metadata, colours: { top: colourAt(width >> 1, 0), bottom: colourAt(width >> 1, height - 1) } };
}

function halves({ width, height }: Size) {
  const half = { width, height: height >> 1, channels: 3 as const, background: '#0000ff' };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: half }, gravity: 'south' },
  ]);
}
