import { deflateSync } from 'node:zlib';

type Pages = {
  /** The number of pages with the same content. */
  count?: number;
  /** Operators of a page; `/F` is a font of Latin letters. */
  content: string | Buffer;
  /** Entries of the trailer. */
  trailer?: string;
  /** Further objects, from number 5 on. */
  objects?: string[];
};

/** A PDF with a page tree and an index, as programs write it. */
export function pdfPages({ count = 1, content, trailer = '', objects = [] }: Pages): Buffer {
  const data = deflateSync(content, { level: 9 });
  const first = 5 + objects.length;
  const kids = Array.from({ length: count }, (_none, index) => `${first + index} 0 R`).join(' ');
  const page =
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 3 0 R/Resources<</Font<</F 4 0 R>>>>>>';
  const bodies: (string | Buffer)[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${count}/Kids[${kids}]>>`,
    Buffer.concat([
      Buffer.from(`<</Length ${data.length}/Filter/FlateDecode>>\nstream\n`),
      data,
      Buffer.from('\nendstream'),
    ]),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...objects,
    ...Array.from({ length: count }, () => page),
  ];
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [index, body] of bodies.entries()) {
    offsets.push(at);
    const object = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(body as string),
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(object);
    at += object.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  parts.push(
    Buffer.from(
      `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${offsets.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
