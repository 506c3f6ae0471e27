type Parts = {
  /** Forms and pictures that pages draw, by name: entries of their dictionary, and their data. */
  objects: Record<string, [entries: string, data: string]>;
  /** Operators of each page; `/F` is a font of Latin letters. */
  pages: string[];
  /** Sizes of the pages that are not A4. */
  boxes?: string[];
};

const stream = (entries: string, data: string) =>
  `<<${entries}/Length ${data.length}>>\nstream\n${data}\nendstream`;

/** A PDF with pages of their own and without an index: readers search for its objects. */
export function pdfOf({ objects, pages, boxes = [] }: Parts): Buffer {
  const drawn = Object.entries(objects);
  const first = 4 + drawn.length;
  const kids = pages.map((_page, index) => `${first + 2 * index} 0 R`);
  const names = drawn.map(([name], index) => `/${name} ${4 + index} 0 R`);
  const bodies = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${kids.join(' ')}]/Resources<</Font<</F 3 0 R>>/XObject<<${names.join('')}>>>>>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...drawn.map(([, [entries, data]]) => stream(`/Type/XObject${entries}`, data)),
    ...pages.flatMap((content, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[${boxes[index] ?? '0 0 595 842'}]/Contents ${first + 2 * index + 1} 0 R>>`,
      stream('', content),
    ]),
  ];
  const text = bodies.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${text}trailer\n<</Root 1 0 R>>\n%%EOF\n`);
}
