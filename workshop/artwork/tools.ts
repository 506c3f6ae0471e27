import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs one of the two outside programs; says plainly which one is missing. */
export function run(program: string, purpose: string, args: readonly string[]): void {
  try {
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (problem) {
    const missing = (problem as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Error(
      missing
        ? `${program} is missing: it is needed to make ${purpose}.`
        : `${program} failed: ${(problem as Error).message}`,
      { cause: problem },
    );
  }
}

/** Chromium's picture of a local page, as PNG at `png`. */
export function photograph(page: string, png: string, width: number, height: number): void {
  const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  if (!existsSync(chromium))
    throw new Error(
      `Chromium is missing at ${chromium} (set CHROMIUM): it is needed to make the share images.`,
    );
  inFolder((profile) =>
    run(chromium, 'the share images', [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--hide-scrollbars',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--force-device-scale-factor=1',
      '--allow-file-access-from-files',
      '--virtual-time-budget=4000',
      `--user-data-dir=${profile}`,
      `--window-size=${width},${height}`,
      `--screenshot=${png}`,
      `file://${page}`,
    ]),
  );
}

/** A folder for the time of one task. */
export function inFolder(task: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'art-'));
  try {
    task(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
