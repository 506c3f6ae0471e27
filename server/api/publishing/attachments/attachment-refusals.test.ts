import { expect, test } from 'vitest';
import * as limits from '#shared/limits.ts';
import { docx, openDocument, pdf } from '#tests/requests/documents.ts';
import { form } from '#tests/requests/form.ts';
import { zip } from '#tests/requests/zip.ts';
import { filesCall, namedFile, tenderSite } from '#tests/sites/tender-site.ts';
import { testApp } from '#tests/sites/test-app.ts';

const damaged = /^This file is damaged or was cut short\./;
const macros = /^This document holds macros/;
const notTaken = /^Only PDF, DOCX, XLSX, ODT, ODS, CSV \(in UTF-8\) and ZIP files are taken/;

/** A ZIP in which names are others, of the same length: in its directory as well, or at the entries alone. */
function renamed(file: Buffer, from: string, to: string, { inDirectory = true } = {}): Buffer {
  const text = file.toString('latin1');
  return Buffer.from(inDirectory ? text.replaceAll(from, to) : text.replace(from, to), 'latin1');
}

const parts = { 'word/aaaProject.bin': 'x', 'word/bbbProject.bin': 'y' };

test.each<[string, Buffer, number, RegExp]>([
  ['of no bytes', Buffer.of(), 422, /^This file is empty\./],
  ['that is a renamed program', Buffer.from('MZ\u0090\0\u0003\0\0,'), 415, notTaken],
  ['that is a PDF cut in the middle', pdf('x'.repeat(9_000)).subarray(0, 4_000), 422, damaged],
  [
    'that is a page and a PDF',
    Buffer.from('%PDF-1.7\n<html><script>1</script>\nstartxref\n1\n%%EOF'),
    415,
    notTaken,
  ],
  ['that is a DOCX cut in the middle', docx().subarray(0, 200), 422, damaged],
  ['with something before the ZIP', Buffer.concat([Buffer.from('PK\u0003\u0004'), docx()]), 422, damaged],
  ['with two parts of one name', renamed(docx(parts), 'bbbProject', 'aaaProject'), 422, damaged],
  ['with two parts of almost one name', renamed(docx(parts), 'bbbProject', 'AaaProject'), 422, damaged],
  [
    'whose parts have other names than its directory',
    renamed(docx(parts), 'aaaProject', 'vbaProject', { inDirectory: false }),
    422,
    damaged,
  ],
  ['with a part for another folder', zip({ '../../a.txt': 'x' }), 422, damaged],
  ['with a type in references', docx({}, '<!DOCTYPE x [<!ENTITY m "macro">]>'), 422, damaged],
  ['with macros behind a backslash', docx({ 'word\\vbaProject.bin': 'x' }), 422, macros],
  ['with macros of Office', docx({ 'word/vbaProject.bin': 'x' }), 422, macros],
  [
    'with macros under another ending',
    zip({
      '[Content_Types].xml':
        '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
    }),
    422,
    macros,
  ],
  ['with macros of OpenDocument', openDocument('text', { 'Basic/Standard/Module1.xml': 'x' }), 422, macros],
  ['that is a ZIP with such a document', zip({ 'form.docm': 'x' }), 422, macros],
  ['that is a presentation', openDocument('presentation'), 415, notTaken],
  [
    'of an older Office',
    Buffer.from('d0cf11e0a1b11ae1000102', 'hex'),
    415,
    /^This is a document of an older Office/,
  ],
  ['that is a script', Buffer.from('#!/bin/sh\necho a, b\n'), 415, notTaken],
  ['that is a page', Buffer.from('<!doctype html><p>a, b'), 415, notTaken],
  ['that is text in another encoding', Buffer.from('c7e1d3dae12cc8\n', 'hex'), 415, notTaken],
  [
    'larger than is allowed',
    Buffer.alloc(limits.attachmentBytes + 1, 'a;'),
    413,
    /^The file is larger than 20 MB\.$/,
  ],
])('a file %s is refused, and nothing of it is stored', async (_name, bytes, status, message) => {
  const { upload, stored, publicFiles } = await tenderSite();
  const response = await upload(bytes);
  const { errors, message: found } = response.json();
  expect([response.statusCode, found, errors]).toEqual([
    status,
    expect.stringMatching(message),
    { file: [found] },
  ]);
  expect([await stored(), await publicFiles()]).toEqual([[], []]);
});

test.each<[string, Record<string, string | undefined>, string, string]>([
  ['with a path', { name_en: '../../etc/passwd' }, 'name_en', 'The name of a file is no path'],
  [
    'with a turned direction',
    { name_ar: 'تقرير\u202Efdp.exe' },
    'name_ar',
    'This name holds invisible characters',
  ],
  [
    'of 300 characters',
    { name_en: 'n'.repeat(300) },
    'name_en',
    'The name of a file has 150 characters at most',
  ],
  [
    'that is empty in both languages',
    { name_ar: ' ', name_en: '' },
    'name_ar',
    'Please write the name of the file',
  ],
  ['without a language', { language: undefined }, 'language', 'Please choose the language of the file'],
])('a name %s is refused in both languages', async (_name, texts, field, message) => {
  const { upload, stored, call } = await tenderSite();
  const response = await upload(pdf(), texts);
  expect([response.statusCode, response.json().errors[field][0]]).toEqual([
    422,
    expect.stringContaining(message),
  ]);
  const arabic = await call(filesCall, {
    ...(await form({ file: pdf(), ...namedFile, ...texts })),
    headers: { ...(await form({ file: pdf() })).headers, 'accept-language': 'ar' },
  }).catch(() => undefined);
  expect(arabic?.json().message).toMatch(/[\u0600-\u06FF]/);
  expect(await stored()).toEqual([]);
});

test('the 21st file, and more than 60 MB together, are refused', async () => {
  const { upload, put, db, publicFiles } = await tenderSite();
  for (let number = 1; number <= limits.maxAttachments; number += 1) await upload(pdf(`${number}`));
  const many = await upload(pdf());
  expect([many.statusCode, many.json().errors.file[0]]).toEqual([
    409,
    'An item has 20 files at most. Please remove one of them first.',
  ]);
  expect((await put(20, { file: { bytes: docx(), name: 'x' } })).statusCode).toBe(200);
  await db.updateTable('item_attachment').set({ removed_at: 'x' }).where('number', '>', 3).execute();
  await db.updateTable('item_attachment').set({ bytes: limits.attachmentBytes }).execute();
  const large = await upload(pdf());
  expect([large.statusCode, large.json().errors.file[0]]).toEqual([
    413,
    'The files of an item have 60 MB together at most. Please remove one of them first, or choose a smaller file.',
  ]);
  expect(await publicFiles()).toHaveLength(3);
});

test('a PDF that acts or is protected is taken with a warning, or refused by a setting', async () => {
  const { upload, services } = await tenderSite();
  const acting = pdf('1 0 obj\n<</OpenAction<</S/JavaScript/JS(x)>>>>\nendobj');
  const closed = pdf('1 0 obj\n<</Encrypt 5 0 R>>\nendobj');
  expect((await upload(acting)).json().problem).toBe('active');
  expect((await upload(closed)).json().problem).toBe('closed');
  expect((await upload(zip({ a: 'x' }, { encrypted: true }))).json().problem).toBe('closed');
  await services.settings.save('uploads', { actingDocuments: 'refused' });
  const refused = await upload(acting);
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    expect.stringMatching(/^This PDF holds a script/),
  ]);
  expect((await upload(closed)).statusCode).toBe(422);
});

test('items of other sections have no files', async () => {
  const site = await testApp({ items: { 'sports-news': 1 } });
  const { call } = await site.signIn();
  const response = await call(
    '/api/items/sports-news/1/attachments',
    await form({ file: pdf(), ...namedFile }),
  );
  expect([response.statusCode, response.json().message]).toEqual([
    409,
    'Items of this section have no files.',
  ]);
  expect((await site.request('/api/sports-news-item/1')).json()).not.toHaveProperty('attachments');
});
