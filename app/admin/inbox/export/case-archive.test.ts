import * as tar from 'modern-tar';
import { expect, test } from 'vitest';
import type { SenderFile } from '#shared/forms/files/sender-files.ts';
import { memberName } from './case-archive.ts';
import { type ExportedFile, exportCase } from './export-case.ts';

test.each([
  ['عقد التوريد.pdf', 'files/3-عقد التوريد.pdf'],
  ['../../etc/passwd', 'files/3-.._.._etc_passwd'],
  ['C:\\a\u202etxt.exe', 'files/3-C_a_txt.exe'],
  ['', 'files/3-'],
  [`${'ا'.repeat(200)}.jpg`, `files/3-${'ا'.repeat(76)}.jpg`],
])('a file called %j has a name that leads nowhere else', (name, expected) => {
  expect(memberName(3, name)).toBe(expected);
});

const file = (number: number, more: Partial<SenderFile> = {}): SenderFile => ({
  number,
  name: `${'محضر '.repeat(15)}.pdf`,
  type: 'application/pdf',
  bytes: 3,
  details: 'none',
  created_at: '2026-11-26T10:00:00.000Z',
  damaged: false,
  ...more,
});

const page = (files: ExportedFile[]) =>
  JSON.stringify(files.map(({ number, sha256, leftOut }) => ({ number, sha256, leftOut })));

test('an archive holds every file byte for byte, and a page that names those that could not be opened', async () => {
  const read = async ({ number }: SenderFile) => (number === 2 ? undefined : new Blob(['abc']));
  const result = await exportCase({ files: [file(1), file(2), file(3)], read, page });
  expect(result).toMatchObject({ ending: 'tar', isComplete: false });
  const found = await tar.unpackTar(await result.content.arrayBuffer());
  const texts = found.map(({ header, data }) => [header.name, new TextDecoder().decode(data)]);
  // Of «abc», from FIPS 180
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(texts).toEqual([
    [memberName(1, file(1).name), 'abc'],
    [memberName(3, file(3).name), 'abc'],
    [
      'case.html',
      JSON.stringify([
        { number: 1, sha256 },
        { number: 2, leftOut: true },
        { number: 3, sha256 },
      ]),
    ],
  ]);
});

test('a case without a file that can be opened is its page alone', async () => {
  const read = () => Promise.reject(new Error('it was read'));
  const result = await exportCase({ files: [file(1, { damaged: true })], read, page });
  expect(result.ending).toBe('html');
  expect(await result.content.text()).toBe('[{"number":1}]');
});

test('nothing is left of an archive whose making broke off', async () => {
  const read = () => Promise.reject(new Error('no connection'));
  await expect(exportCase({ files: [file(1)], read, page })).rejects.toThrow('no connection');
});
