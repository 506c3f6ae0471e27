import * as tar from 'modern-tar';
import { expect, test } from 'vitest';
import { caseArchive, memberName } from './case-archive.ts';

test.each([
  ['عقد التوريد.pdf', 'files/3-عقد التوريد.pdf'],
  ['../../etc/passwd', 'files/3-.._.._etc_passwd'],
  ['C:\\a\u202etxt.exe', 'files/3-C_a_txt.exe'],
  ['', 'files/3-'],
  [`${'ا'.repeat(200)}.jpg`, `files/3-${'ا'.repeat(76)}.jpg`],
])('a file called %j has a name that leads nowhere else', (name, expected) => {
  expect(memberName(3, name)).toBe(expected);
});

test('an archive holds every file byte for byte, with its Arabic name', async () => {
  const content = crypto.getRandomValues(new Uint8Array(60_000));
  const name = memberName(1, `${'محضر '.repeat(15)}.pdf`);
  const archive = await caseArchive([
    { name: 'case.html', read: async () => new Blob(['<p>']) },
    { name, read: async () => new Blob([content]) },
  ]);
  const found = await tar.unpackTar(await archive.arrayBuffer());
  expect(found.map(({ header }) => header.name)).toEqual(['case.html', name]);
  expect(found[1]?.data).toEqual(content);
});

test('nothing is left of an archive whose file cannot be read', async () => {
  const broken = caseArchive([{ name: 'a', read: () => Promise.reject(new Error('no file')) }]);
  await expect(broken).rejects.toThrow('no file');
});
