import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { Failure } from '../../../scripts/failure.mjs';
import { filePieceBytes } from '../../../shared/sender-file-limits.ts';
import { median } from '../statistics.ts';
import { browserSwitches } from './visit.ts';

const assets = 'build/client/assets';

const rounds = { file: 3, report: 7 };

/** Times that a telephone's processor is slower than this one. */
const slowdown = 6;

type Texts = Record<string, string>;

/** Some 3,000 characters. */
const longReport: Texts = {
  topic: 'bribe',
  details: 'تفاصيل البلاغ كما يرويها صاحبها. '.repeat(90),
  recipients: '',
};

type Given = { script: string; bytes: number; pieceBytes: number };

/** Bytes a second: with the two times that the browser reads the file, for its digest and for its pieces, and without. */
export type FileSealing = { perSecond: number; sealedPerSecond: number };

/** Milliseconds at a sixth of the processor: of the sealing, and with the script and the keys, which are fetched first. */
export type ReportSealing = { sealing: number; all: number };

export type BrowserSealing = FileSealing & { report: ReportSealing };

/** A file and a report that Chromium seals with the code that the site sends it, without sending; medians of some rounds. */
export async function browserSealing(
  executablePath: string,
  url: string,
  bytes: number,
): Promise<BrowserSealing> {
  const browser = await chromium.launch({ executablePath, args: browserSwitches });
  try {
    const open = async () => {
      const page = await (await browser.newContext({ bypassCSP: true })).newPage();
      await page.goto(`${url}/contact-us`, { waitUntil: 'networkidle' });
      return page;
    };
    return { ...(await fileSealing(await open(), bytes)), report: await reportSealing(open) };
  } finally {
    await browser.close();
  }
}

async function fileSealing(page: Page, bytes: number): Promise<FileSealing> {
  const given: Given = {
    script: scriptOf('sealed-protocol', 'protocolFor'),
    bytes,
    pieceBytes: filePieceBytes,
  };
  const measured: Times[] = [];
  while (measured.length < rounds.file) measured.push(await page.evaluate(sealFile, given));
  const perSecond = (times: number[]) => bytes / (median(times) / 1e3);
  return {
    perSecond: perSecond(measured.map(({ all }) => all)),
    sealedPerSecond: perSecond(measured.map(({ all, reading }) => all - reading)),
  };
}

/** Each report is the first of its page, whose code has never run before. */
async function reportSealing(open: () => Promise<Page>): Promise<ReportSealing> {
  const script = scriptOf('seal', 'sealForm');
  const measured: ReportSealing[] = [];
  while (measured.length < rounds.report) {
    const page = await open();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    measured.push(await page.evaluate(sealReport, { script, texts: longReport }));
    await page.context().close();
  }
  const of = (part: keyof ReportSealing) => median(measured.map((each) => each[part]));
  return { sealing: of('sealing'), all: of('all') };
}

/** The path of a chunk that exports a function under its own name. */
function scriptOf(chunk: string, exported: string): string {
  const script = readdirSync(assets).find(
    (name) =>
      name.startsWith(`${chunk}-`) &&
      name.endsWith('.js') &&
      new RegExp(`export ?\\{[^}]*\\b${exported}\\b`).test(readFileSync(join(assets, name), 'utf8')),
  );
  if (!script) throw new Failure(`${assets} has no script that exports ${exported}.`);
  return `/assets/${script}`;
}

/** Runs in the page. */
async function sealReport({ script, texts }: { script: string; texts: Texts }): Promise<ReportSealing> {
  const began = performance.now();
  const seal: typeof import('../../../app/contact/seal/seal.ts') = await import(script);
  const keys = await seal.fetchKeys();
  const fetched = performance.now();
  await seal.sealForm('report', texts, keys);
  const sealed = performance.now();
  return { sealing: sealed - fetched, all: sealed - began };
}

type Times = { all: number; reading: number };

/** Runs in the page. @returns milliseconds: of all, and of the same reads of the file alone. */
async function sealFile({ script, bytes, pieceBytes }: Given): Promise<Times> {
  const { protocolFor }: typeof import('../../../app/contact/uploads/sealed-protocol.ts') = await import(
    script
  );
  const blob = new Blob([new Uint8Array(bytes)]);
  const upload = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
  const name = upload.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const began = performance.now();
  const holder = { receipt: '', pass: '', language: 'en' } as const;
  const protocol = await protocolFor(name, { blob, name: 'evidence.mov', details: 'none' }, holder);
  for (let at = 0; at < bytes; at += pieceBytes)
    await protocol.piece(blob.slice(at, at + pieceBytes), at / pieceBytes, pieceBytes);
  const sealed = performance.now();
  await blob.arrayBuffer();
  for (let at = 0; at < bytes; at += pieceBytes) await blob.slice(at, at + pieceBytes).arrayBuffer();
  return { all: sealed - began, reading: performance.now() - sealed };
}
