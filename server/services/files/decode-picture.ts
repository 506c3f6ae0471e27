import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Variant } from '#shared/content/images.ts';
import type { Language } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import { AppError } from '../../errors/app-error.ts';
import { detectFileType } from './detect-file-type.ts';
import { decodeHeic } from './heic/decode-heic.ts';

const maxPixels = limits.pictureMegapixels * 1_000_000;

/** WebP's own limit is slightly higher; no picture of a page is that tall. */
const maxSize = { width: 1920, height: 16_000 };

// Only these of the library's formats: each further one adds attack surface
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

type Decoded = { data: Buffer; width: number; height: number };

/**
 * Re-encodes an upload from its pixels: rotated upright, without metadata or hidden data, in WebP of at most 1920
 * pixels across.
 * @throws AppError `wrong-type` for an unsupported type, `invalid` if it cannot be decoded.
 */
export async function decodePicture(upload: Buffer): Promise<Decoded> {
  const found = detectFileType(upload);
  if (found?.kind !== 'picture') throw new AppError('wrong-type', 'image.notTaken');
  // The image library reads no HEIC, the photographs of many phones
  if (found.type !== 'heic') return encodeUpright(upload);
  const png = await decodeHeic(upload, { maxPixels });
  try {
    return await encodeUpright(png);
  } finally {
    // Freed before the next picture, not when garbage is collected
    png.buffer.transfer(0);
  }
}

async function encodeUpright(upload: Buffer): Promise<Decoded> {
  // Reads the header only: a decompression bomb is detected before it is decoded
  const { width, height } = await decoded(sharp(upload, { limitInputPixels: false }).metadata());
  if (width * height > maxPixels) throw new AppError('invalid', 'image.tooManyPixels');
  const picture = sharp(upload, { failOn: 'error', limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ ...maxSize, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const { data, info } = await decoded(asWebp(picture, 84).toBuffer({ resolveWithObject: true }));
  return { data, width: info.width, height: info.height };
}

type Crop = Omit<Extract<Variant, { type: 'jpg' }>, 'path' | 'type'>;

/** Encodes a stored picture at another width or in another format, for smaller downloads, or for shared links. */
export async function encodeVariant(picture: Buffer, variant: Variant): Promise<Buffer> {
  const { type, width } = variant;
  if (type === 'jpg') return asLightJpeg(await cropped(picture, variant));
  const stored = sharp(picture, { limitInputPixels: maxPixels });
  const resized = stored.resize({ width });
  // All widths of a photograph take 0.8 s at effort 0 and 3.8 s at 2, for files of the same size
  return (type === 'avif' ? resized.avif({ quality: 52, effort: 0 }) : asWebp(resized, 76)).toBuffer();
}

/** Encodes a stored picture for shared links, above a band that says «closed». */
export async function encodeClosed(
  picture: Buffer,
  { width, height, focus }: Crop,
  language: Language,
): Promise<Buffer> {
  // workshop/artwork/closed-bands.ts makes them: a server has no fonts
  const file = join(import.meta.dirname, 'closed-bands', `${language}.png`);
  const band = await sharp(await readFile(file))
    .resize({ width })
    .toBuffer({ resolveWithObject: true });
  const above = await cropped(picture, { width, height: Math.max(1, height - band.info.height), focus });
  const extended = above.extend({ bottom: band.info.height });
  return asLightJpeg(extended.composite([{ input: band.data, gravity: 'south' }]));
}

async function cropped(picture: Buffer, { width, height, focus }: Crop): Promise<Sharp> {
  const stored = sharp(picture, { limitInputPixels: maxPixels });
  const part = focus ? await partAt(picture, focus, { width, height }) : undefined;
  return (part ? stored.extract(part) : stored).resize({ width, height, fit: 'cover' });
}

/** The largest part of a shape, placed by the focal point as a browser places a cropped picture. */
async function partAt(picture: Buffer, focus: string, shape: { width: number; height: number }) {
  const { width, height } = await sharp(picture, { limitInputPixels: maxPixels }).metadata();
  const scale = Math.min(width / shape.width, height / shape.height);
  const part = {
    width: Math.min(width, Math.round(shape.width * scale)),
    height: Math.min(height, Math.round(shape.height * scale)),
  };
  const [x = 50, y = 50] = focus.split(',').map(Number);
  return {
    ...part,
    left: Math.round(((width - part.width) * x) / 100),
    top: Math.round(((height - part.height) * y) / 100),
  };
}

/** In the first quality that some networks' limit takes: photographs rarely need a second one. */
async function asLightJpeg(picture: Sharp): Promise<Buffer> {
  const encoded = (quality: number) => picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
  for (const quality of [80, 65, 50]) {
    const data = await encoded(quality);
    if (data.length <= limits.sharePictureBytes) return data;
  }
  return encoded(25);
}

function asWebp(picture: Sharp, quality: number): Sharp {
  return picture.webp({ quality, effort: 3 });
}

async function decoded<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch {
    throw new AppError('invalid', 'image.unreadable');
  }
}
