import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Language } from './routes.ts';

/** Each width in each colour scheme, once: no rule of axe is broken by two of width, colours and language together. */
const variants = {
  ar: [
    { width: 1440, colorScheme: 'light' },
    { width: 360, colorScheme: 'dark' },
  ],
  en: [
    { width: 1440, colorScheme: 'dark' },
    { width: 360, colorScheme: 'light' },
  ],
} as const;

/** Shows the page in a colour scheme, after every colour's transition has ended. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await finishTransitions(page);
}

const finishTransitions = (page: Page) =>
  page.evaluate(() => {
    const passing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (const transition of passing) transition.finish();
  });

/** Violations that axe finds, a line each: the rule, its subject and its place. */
export async function violations(page: Page): Promise<string[]> {
  // A button that may be pressed again has the wrong contrast while its colours change.
  await finishTransitions(page);
  const found = await new AxeBuilder({ page })
    // There are no frames to inspect.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze();
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary})`),
  );
}

/** Checks a page for barriers: wide and narrow, in both languages, light and dark. */
export async function expectNoBarrier(page: Page, language: Language, what: string): Promise<void> {
  for (const { width, colorScheme } of variants[language]) {
    await page.setViewportSize({ width, height: 800 });
    // Sticky elements always cover a part of a scrolled page.
    await page.evaluate(() => scrollTo(0, 0));
    await showIn(page, colorScheme);
    expect.soft(await violations(page), `${what} at ${width} pixels, ${colorScheme}`).toEqual([]);
  }
}

/** A page in its current size and scheme has no barrier, and is no wider than its screen, be that wide or narrow. */
export async function expectNoBarrierAsShown(page: Page, what: string): Promise<void> {
  expect.soft(await violations(page), what).toEqual([]);
  const shown = page.viewportSize();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await excessWidth(page), `${what} at ${width} pixels`).toBeLessThanOrEqual(0);
  }
  if (shown) await page.setViewportSize(shown);
}

/** A page in its current state is no wider than its screen. */
export async function expectNoOverflow(page: Page, what: string): Promise<void> {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await excessWidth(page), `${what} at ${width} pixels`).toBeLessThanOrEqual(0);
  }
}

const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
