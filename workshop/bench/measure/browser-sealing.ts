import { readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Failure } from '../../../scripts/failure.mjs';
import { filePieceBytes } from '../../../shared/sender-file-limits.ts';
import { median } from '../statistics.ts';
import { browserSwitches } from './visit.ts';

const assets = 'build/client/assets';

const rounds = 3;

type Given = { script: string; bytes: number; pieceBytes: number };

/**
 * Bytes a second of a file that Chromium seals with the code that the site sends it, from the file's digest to the last
 * piece, without sending; the median of some rounds.
 */
export async function browserSealing(executablePath: string, url: string, bytes: number): Promise<number> {
  const script = readdirSync(assets).find((name) => /^sealed-protocol-.*\.js$/.test(name));
  if (!script) throw new Failure(`${assets} has no script that seals files.`);
  const given: Given = { script: `/assets/${script}`, bytes, pieceBytes: filePieceBytes };
  const browser = await chromium.launch({ executablePath, args: browserSwitches });
  try {
    const page = await (await browser.newContext({ bypassCSP: true })).newPage();
    await page.goto(`${url}/contact-us`);
    const measured: number[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await page.evaluate(sealFile, given));
    return bytes / (median(measured) / 1e3);
  } finally {
    await browser.close();
  }
}

/** Runs in the page. @returns milliseconds. */
async function sealFile({ script, bytes, pieceBytes }: Given): Promise<number> {
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
  return performance.now() - began;
}
