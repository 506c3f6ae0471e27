import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { conduct } from '#content/conduct.ts';
import { inspectPdf } from './inspect-pdf.ts';

/** A document with these objects. */
const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.map((object, index) =>
      Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
    ),
    Buffer.from('trailer\n<</Root 1 0 R>>\n%%EOF\n'),
  ]);

const stream = (dictionary: string, bytes: Buffer, end = '\r\n') =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${bytes.length}>>stream\r\n`),
    bytes,
    Buffer.from(`${end}endstream`),
  ]);

const compressed = (text: string) =>
  stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', deflateSync(Buffer.from(text)));

const problemOf = async (data: Buffer) => (await inspectPdf(data)).problem;

test.each([
  ['a script', pdf('<</Type/Catalog/Names<</JavaScript 2 0 R>>>>')],
  [
    'a script that is opened with it',
    pdf('<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>'),
  ],
  ['a name that is written by numbers', pdf('<</Type/Catalog/OpenAction<</S/#4aava#53cript>>>>')],
  ['an action of a page', pdf('<</Type/Page/AA<</O 3 0 R>>>>')],
  ['a program that is started', pdf('<</S/Launch/F(calc.exe)>>')],
  ['a file within it', pdf('<</Names<</EmbeddedFiles 5 0 R>>>>')],
  [
    'an address that is opened with it',
    pdf('<</OpenAction 2 0 R>>', '<</S/URI/URI(https://stranger.example)>>'),
  ],
  ['a script in a packed object', pdf(compressed('1 0 <</S/JavaScript/JS 3 0 R>>'))],
  [
    'a script in a packed object whose type is written by numbers',
    pdf(
      stream('/Type/Obj#53tm/Filter/FlateDecode', deflateSync(Buffer.from('1 0 <</S/JavaScript/JS 3 0 R>>'))),
    ),
  ],
  [
    'a script after a comment that reads like a stream',
    pdf('%>>stream\n<</S/JavaScript/JS 3 0 R>>\n%endstream'),
  ],
  [
    'a script in a stream, where a table may point to it',
    pdf(stream('', Buffer.from('9 0 obj<</S/J#61vaScript>>'))),
  ],
])('%s is noticed', async (_what, data) => {
  expect(await problemOf(data)).toBe('active');
});

test.each([
  ['protected by a password', pdf('<</Type/Catalog/Encrypt 3 0 R>>')],
  ['packed in another way', pdf(stream('/Type/ObjStm/Filter/LZWDecode', Buffer.from('abc')))],
  ['damaged', pdf(stream('/Type/ObjStm/Filter/FlateDecode', Buffer.from('abc')))],
  ['packed a thousand times', pdf(compressed(' '.repeat(9 * 1024 * 1024)))],
])('a file that is %s cannot be inspected', async (_what, data) => {
  expect(await problemOf(data)).toBe('closed');
});

test.each([
  ['the place that is shown first', pdf('<</OpenAction[3 0 R/XYZ null null 0]>>')],
  ['an action that shows a place', pdf('<</OpenAction 2 0 R>>', '<</S/GoTo/D[3 0 R/Fit]>>')],
  ['a link', pdf('<</Subtype/Link/A<</S/URI/URI(https://example.org)>>>>')],
  ['a short name in a picture', pdf(stream('/Subtype/Image', Buffer.from('/AA /JS ')))],
  ['a packed object', pdf(compressed('1 0 <</Type/Page>>'))],
])('%s is taken', async (_what, data) => {
  expect(await problemOf(data)).toBeUndefined();
});

test('returns the title and author of a document', async () => {
  const arabic = Buffer.from('\ufeffرنا خوري', 'utf16le').swap16().toString('hex');
  const letters = pdf(`<</Title (Code \\(draft\\) \\351)/Author <${arabic}>/Producer (x)>>`);
  expect((await inspectPdf(letters)).names).toEqual({ title: 'Code (draft) é', author: 'رنا خوري' });
  expect((await inspectPdf(pdf('<</Type/Outlines/Title (A chapter)>>'))).names).toEqual({});
});

test.each([
  ['ar', conduct.title.ar],
  ['en', 'Code of Conduct'],
] as const)('the code of conduct in %s has its title', async (language, title) => {
  const document = await readFile(`content/storage/${conduct.documents[language].file}`);
  expect(await inspectPdf(document)).toEqual({ names: { title } });
});
