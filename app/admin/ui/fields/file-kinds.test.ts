import { expect, test } from 'vitest';
import { fileProblem } from './file-kinds.ts';

const file = (head: string, bytes = 100) =>
  new File([Uint8Array.from(head, (letter) => letter.charCodeAt(0)), new Uint8Array(bytes)], 'IMG.jpg');

test.each([
  ['a JPEG', '\xFF\xD8\xFF\xE0', undefined],
  ['a PNG', '\x89PNG\r\n\x1A\n', undefined],
  ['a WebP', 'RIFF\n\0\0\0WEBPVP8 ', undefined],
  ['an AVIF', '\0\0\0\x1CftypavifZZZZ', undefined],
  ['a photograph of an iPhone', '\0\0\0\x18ftypheicZZZZ', undefined],
  ['a HEIC of a general brand', '\0\0\0\x1Cftypmif1ZZZZ', undefined],
  ['a video', '\0\0\0\x18ftypqt  ZZZZ', 'image.wrongType'],
  ['a PDF with the name of a picture', '%PDF-1.7', 'image.wrongType'],
  ['a GIF', 'GIF89a', 'image.wrongType'],
  ['an SVG', '<svg xmlns="', 'image.wrongType'],
])('%s is known by its first bytes', async (_name, head, problem) => {
  expect(await fileProblem('picture', file(head))).toBe(problem);
});

test.each([
  ['recording', 'an MP3', 'ID3\x04', undefined],
  ['recording', 'an MP3 without a tag', '\xFF\xFB\x90', undefined],
  ['recording', 'an Ogg', 'OggS', undefined],
  ['recording', 'a WAV', 'RIFF\0\0\0\0WAVE', 'file.noRecording'],
  ['document', 'a PDF', '%PDF-1.7', undefined],
  ['document', 'a Word document', 'PK\x03\x04', 'file.noDocument'],
] as const)('as a %s, %s is known by its first bytes', async (kind, _name, head, problem) => {
  expect(await fileProblem(kind, file(head))).toBe(problem);
});

test('a picture of more than 20 MB is refused before it is sent', async () => {
  const rest = 20 * 1024 * 1024 - 4;
  expect(await fileProblem('picture', file('\xFF\xD8\xFF\xE0', rest))).toBeUndefined();
  expect(await fileProblem('picture', file('\xFF\xD8\xFF\xE0', rest + 1))).toBe('file.tooLarge');
});
