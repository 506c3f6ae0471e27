import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutDetails } from './without-details.ts';

const picture = () =>
  sharp({ create: { width: 24, height: 16, channels: 3, background: { r: 200, g: 30, b: 60 } } });

const place = { IFD0: { Make: 'Marked camera', Copyright: 'Marked owner' }, IFD3: { GPSLatitudeRef: 'N' } };

const formats = ['jpeg', 'png', 'webp'] as const;

/** A picture with details and something behind its end, as telephones add it. */
async function withDetails(
  format: (typeof formats)[number],
  orientation = 1,
): Promise<Uint8Array<ArrayBuffer>> {
  const made = await picture()
    .withExif(place)
    .withMetadata({ orientation })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><Marked/></x:xmpmeta>')
    .toFormat(format)
    .toBuffer();
  return Uint8Array.from(Buffer.concat([made, Buffer.from('Marked film behind the end')]));
}

function cleaned(bytes: Uint8Array<ArrayBuffer>): Buffer {
  const result = withoutDetails(bytes);
  if (!(result instanceof Uint8Array)) throw new Error('Nothing was removed.');
  return Buffer.from(result);
}

test.each(formats)('%s: a picture loses its details, and shows the same', async (format) => {
  const before = await withDetails(format);
  expect(Buffer.from(before).includes('Marked'), 'the fixture has details').toBe(true);

  const after = cleaned(before);

  expect(after.includes('Marked')).toBe(false);
  const { exif, xmp, icc } = await sharp(after).metadata();
  expect({ exif, xmp, icc }).toEqual({ exif: undefined, xmp: undefined, icc: undefined });
  expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer());
});

test('a JPEG stays turned as it was', async () => {
  const after = cleaned(await withDetails('jpeg', 6));
  expect((await sharp(after).metadata()).orientation).toBe(6);
  expect(after.includes('Marked')).toBe(false);
});

test('a progressive JPEG has all its scans', async () => {
  const before = await picture().withExif(place).jpeg({ progressive: true }).toBuffer();
  const after = cleaned(Uint8Array.from(before));
  expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer());
});

test.each([
  ['a JPEG that ends early', Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1)],
  ['a HEIC', new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['a GIF', new TextEncoder().encode('GIF89a\x01\0\x01\0')],
])('%s cannot be cleaned, and says so', (_name, bytes) => {
  expect(withoutDetails(bytes)).toBe('unknown');
});

test('a document is no picture', () => {
  expect(withoutDetails(new TextEncoder().encode('%PDF-1.7 …'))).toBeUndefined();
});
