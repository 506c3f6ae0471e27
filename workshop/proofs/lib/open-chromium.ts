import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/find-chromium.ts';
import type { Stage } from './stage.ts';

/** Chromium, or Playwright's own where there is none; it is closed with the stage. */
export async function openChromium(stage: Stage, ...more: string[]): Promise<Browser> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', ...more],
  });
  stage.later(() => browser.close());
  return browser;
}
