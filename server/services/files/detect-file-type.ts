export type FileKind = 'picture' | 'recording' | 'document';

/** Number of bytes inspected. */
const headBytes = 1024;

/** Types of a picture by brand (ISO/IEC 23008-12, annex B; AV1 Image File Format §8): single ones, and sequences. */
const pictureBrands = new Map([
  ...['avif', 'avis'].map((brand) => [brand, 'avif'] as const),
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'].map(
    (brand) => [brand, 'heic'] as const,
  ),
]);

/** Brands of a picture that leave its type to others. */
const generalBrands = ['mif1', 'msf1'];

/** Signatures of the accepted types; the name and the stated type of an upload are ignored. */
const beginnings: { kind: FileKind; type: string; begins: (head: Buffer) => boolean }[] = [
  { kind: 'picture', type: 'jpg', begins: (head) => hex(head, 0, 3) === 'ffd8ff' },
  { kind: 'picture', type: 'png', begins: (head) => hex(head, 0, 8) === '89504e470d0a1a0a' },
  {
    kind: 'picture',
    type: 'webp',
    begins: (head) => letters(head, 0, 4) === 'RIFF' && letters(head, 8, 12) === 'WEBP',
  },
  { kind: 'picture', type: 'avif', begins: (head) => brandedType(head) === 'avif' },
  { kind: 'picture', type: 'heic', begins: (head) => brandedType(head) === 'heic' },
  {
    kind: 'recording',
    type: 'mp3',
    // A tag, or the first frame of MPEG audio, layer III
    begins: (head) =>
      letters(head, 0, 3) === 'ID3' || (head[0] === 0xff && [0xfb, 0xfa, 0xf3, 0xf2].includes(head[1] ?? 0)),
  },
  { kind: 'recording', type: 'ogg', begins: (head) => letters(head, 0, 4) === 'OggS' },
  {
    kind: 'document',
    type: 'pdf',
    // A polyglot that is also an HTML page is refused
    begins: (head) =>
      /^%PDF-\d\.\d/.test(letters(head, 0, 8)) &&
      !/<(?:!doctype|html|script|svg|body)\b/i.test(letters(head, 8, headBytes)),
  },
];

/** Detects a file's type by its first bytes. */
export function detectFileType(data: Buffer): { kind: FileKind; type: string } | undefined {
  return beginnings.find(({ begins }) => begins(data.subarray(0, headBytes)));
}

/** The type of a picture in an ISO base media file (ISO/IEC 14496-12, `ftyp`): by its main brand, if it is not a general one. */
function brandedType(head: Buffer): 'avif' | 'heic' | undefined {
  if (letters(head, 4, 8) !== 'ftyp') return undefined;
  const main = letters(head, 8, 12);
  if (!generalBrands.includes(main)) return pictureBrands.get(main);
  const others = letters(head, 16, head.readUInt32BE(0)).match(/.{4}/gs) ?? [];
  return others.map((brand) => pictureBrands.get(brand)).find(Boolean) ?? 'heic';
}

function letters(head: Buffer, from: number, to: number): string {
  return head.toString('latin1', from, to);
}

function hex(head: Buffer, from: number, to: number): string {
  return head.toString('hex', from, to);
}
