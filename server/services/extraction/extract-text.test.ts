import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { attachments } from '#content/attachments.ts';
import { fold } from '#shared/arabic/fold.ts';
import { docx, openDocument } from '#tests/requests/documents.ts';
import { pdfPages } from '#tests/requests/pdf-pages.ts';
import { zip } from '#tests/requests/zip.ts';
import { notice } from '#tests/search/notice.ts';
import { noticeSheets } from '#workshop/artwork/documents/notice-sheets.ts';
import { type ExtractionLimits, extractionLimits, extractText, readerFlags } from './extract-text.ts';
import type { ReadableType } from './readable-types.ts';

const root = join(import.meta.dirname, '../../..');

const extract = (
  content: Uint8Array,
  type: ReadableType,
  limits: Partial<ExtractionLimits> = {},
  signal?: AbortSignal,
) => extractText(content, type, { ...extractionLimits(), ...limits }, signal);

const noticeIn = async (name: string) =>
  extract(
    await readFile(join(root, 'tests/search/files', name)),
    name.slice(name.lastIndexOf('.') + 1) as ReadableType,
  );

const words = (text: string) => text.replaceAll(/\s+/g, ' ');

test('a PDF of Chromium is read as it was written, signs and digits in their places', async () => {
  const { state, text, pages } = await noticeIn('notice-chromium.pdf');
  expect([state, words(text), pages]).toEqual(['read', notice.join(' '), 1]);
});

test('a PDF of LibreOffice is read as it was written, but for signs on ligatures', async () => {
  const { state, text } = await noticeIn('notice-libreoffice.pdf');
  const unsigned = notice.join(' ').replaceAll('لّ', 'ل');
  expect([state, words(text)]).toEqual(['read', unsigned]);
});

test.each(['docx', 'odt'])('a %s of LibreOffice is read a line for a paragraph', async (type) => {
  expect(await noticeIn(`notice-libreoffice.${type}`)).toEqual({
    state: 'read',
    text: notice.join('\n'),
    pages: 0,
  });
});

test.each([
  ['operations-minutes-ar', 'Minutes of the opening, in Arabic'],
  ['ambulances-addendum-ar', 'Addendum 1, in Arabic'],
  ['ambulances-addendum-en', 'Addendum 1'],
])('a PDF of the sample has every sentence of its source: %s', async (key, name) => {
  const { file = '' } = attachments.find(({ name_en }) => name_en === name) ?? {};
  const sheet = noticeSheets.find((each) => each.key === key) as (typeof noticeSheets)[number];
  const { text } = await extract(await readFile(join(root, 'content/storage', file)), 'pdf');
  const folded = words(fold(text));
  const texts = [sheet.title, sheet.about, ...sheet.parts.flatMap((part) => [part.heading, part.text ?? ''])];
  expect(texts.filter((each) => !folded.includes(words(fold(each))))).toEqual([]);
});

const wordDocument = (body: string) =>
  docx({ 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>` });

test('of an office document counts what people read: neither deletions nor fields, and text boxes once', async () => {
  const body = `<w:p><w:r><w:t>The&#160;fee &amp;</w:t><w:delText>gone</w:delText><w:tab/><w:t>form</w:t><w:instrText>PAGE</w:instrText></w:r></w:p>
<w:p><mc:AlternateContent><mc:Choice><w:t>box</w:t></mc:Choice><mc:Fallback><w:t>box</w:t></mc:Fallback></mc:AlternateContent><w:br/><w:t>end</w:t></w:p>`;
  expect((await extract(wordDocument(body), 'docx')).text).toBe('The fee & form\nbox\nend');
  const content =
    '<!DOCTYPE o [<!ENTITY a "&a;&a;">]><o><number:text>no</number:text><text:tracked-changes><text:p>gone</text:p></text:tracked-changes><text:p>one<text:s/><text:span>two &a;</text:span></text:p></o>';
  expect((await extract(openDocument('text', { 'content.xml': content }), 'odt')).text).toBe('one two &a;');
});

test('a file without a text, protected or damaged is named so', async () => {
  const states = [
    await extract(pdfPages({ content: '0 0 10 10 re f' }), 'pdf'),
    await extract(
      pdfPages({
        content: 'BT ET',
        objects: [`<</Filter/Standard/V 2/R 3/Length 128/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>`],
        trailer: `/Encrypt 5 0 R/ID[<${'43'.repeat(16)}><${'43'.repeat(16)}>]`,
      }),
      'pdf',
    ),
    await extract(Buffer.from('%PDF-1.7 and nothing else'), 'pdf'),
    await extract(zip({ 'word/document.xml': '<w:p><w:t>x</w:t></w:p>' }, { encrypted: true }), 'docx'),
    await extract(
      openDocument('text', { 'META-INF/manifest.xml': '<m><manifest:encryption-data/></m>' }),
      'odt',
    ),
    await extract(wordDocument('<w:p/>').subarray(0, 90), 'docx'),
    await extract(docx(), 'docx'),
  ];
  expect(states.map(({ state, text }) => state + text)).toEqual([
    'empty',
    'closed',
    'damaged',
    'closed',
    'closed',
    'damaged',
    'empty',
  ]);
});

test('a file with 10,000 pages is not read, and of a long text the beginning up to a word', async () => {
  const content = 'BT /F 12 Tf 40 700 Td (Notice of the sergeants exam) Tj ET';
  expect(await extract(pdfPages({ content, count: 10_000 }), 'pdf')).toEqual({
    state: 'limit',
    text: '',
    pages: 10_000,
  });
  expect(await extract(pdfPages({ content, count: 3 }), 'pdf', { characters: 40 })).toEqual({
    state: 'cut',
    text: 'Notice of the sergeants exam\nNotice of',
    pages: 3,
  });
});

test('an archive that grows, or lies about its sizes, ends at the limit', async () => {
  const grown = wordDocument(`<w:p>${' '.repeat(20_000_000)}</w:p>`);
  expect(grown.length).toBeLessThan(50_000);
  expect(await extract(grown, 'docx', { partBytes: 1_000_000 })).toMatchObject({ state: 'limit', text: '' });
  const nested = docx({
    'word/document.xml': '<w:p><w:t>outer</w:t></w:p>',
    'word/inner.docx': grown.toString('latin1'),
  });
  expect(await extract(nested, 'docx', { partBytes: 1_000_000 })).toMatchObject({
    state: 'read',
    text: 'outer',
  });
  const lying = wordDocument('<w:p><w:t>short</w:t></w:p>');
  const name = lying.lastIndexOf('word/document.xml');
  lying.writeUInt32LE(0xff_ff_ff_f0, name - 46 + 24);
  expect(await extract(lying, 'docx')).toMatchObject({ state: 'read', text: 'short' });
  lying.writeUInt32LE(0x7f_ff_ff_ff, name - 46 + 20);
  expect(await extract(lying, 'docx')).toMatchObject({ state: 'damaged' });
});

test('a PDF that takes too much memory or time is ended, and the site goes on', async () => {
  const greedy = pdfPages({ content: Buffer.alloc(150_000_000, 'q ') });
  expect(greedy.length).toBeLessThan(2_000_000);
  expect(await extract(greedy, 'pdf', { processMegabytes: 180 })).toMatchObject({ state: 'limit' });
  const plain = pdfPages({ content: 'BT ET' });
  expect(await extract(plain, 'pdf', { milliseconds: 1 })).toMatchObject({ state: 'limit' });
  expect(await extract(plain, 'pdf', { heapMegabytes: 4 })).toMatchObject({ state: 'limit' });
  await expect(extract(plain, 'pdf', {}, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
});

test('the process that reads can reach no data, no other program, no thread and no network', async () => {
  const attempts = `
    const { readFileSync, writeFileSync } = await import('node:fs');
    const { spawnSync } = await import('node:child_process');
    const { Worker } = await import('node:worker_threads');
    const { connect } = await import('node:net');
    const codes = [];
    for (const attempt of [
      () => readFileSync(${JSON.stringify(join(root, 'README.md'))}),
      () => writeFileSync(${JSON.stringify(join(root, 'server/x'))}, ''),
      () => spawnSync('true'),
      () => new Worker('', { eval: true }),
      () => new Promise((_resolve, reject) => connect(9, '127.0.0.1').on('error', reject)),
      () => readFileSync(${JSON.stringify(join(root, 'package.json'))}).length > 0 || 'read',
    ]) {
      try { codes.push(String(await attempt())); } catch (error) { codes.push(error.code); }
    }
    console.log(codes.join());`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...readerFlags(extractionLimits()),
    '--input-type=module',
    '--eval',
    attempts,
  ]);
  expect(stdout.trim().split(',')).toEqual([...Array.from({ length: 5 }, () => 'ERR_ACCESS_DENIED'), 'true']);
});
