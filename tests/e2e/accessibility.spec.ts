import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { inLanguage, languages, routes } from './routes.ts';
import { hydrated, open, test } from './site.ts';

const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 360, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe.configure({ timeout: 90_000 });

/** Shows the page in a colour scheme, with every colour that passes into it arrived. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** What axe finds, a line each: the rule, what it is about, and where. */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    // There are no frames to look into.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze();
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary})`),
  );
}

async function expectNone(page: Page, what: string): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await showIn(page, colorScheme);
    expect.soft(await violations(page), `${what} at ${width} pixels, ${colorScheme}`).toEqual([]);
  }
}

for (const language of languages) {
  for (const address of routes(language)) {
    test(`${address} bars nobody`, async ({ page, problems }) => {
      problems.expect('/no-such-page');
      await open(page, address);
      await expectNone(page, address);
    });
  }

  test(`an open group of the menu bars nobody (${language})`, async ({ page }) => {
    await open(page, inLanguage(language, '/managers'));
    const menu = page.getByRole('navigation', { name: message(language, 'nav.label') });
    for (const colorScheme of ['light', 'dark'] as const) {
      await showIn(page, colorScheme);
      await menu
        .getByText(message(language, 'nav.directorate'), { exact: true })
        .filter({ visible: true })
        .click();
      expect.soft(await violations(page), colorScheme).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  test(`the open menu of a phone bars nobody (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, inLanguage(language, '/managers'));
    const menu = page.getByRole('navigation', { name: message(language, 'nav.label') });
    await menu.locator(`summary[aria-label="${message(language, 'nav.menu')}"]`).click();
    await menu
      .getByText(message(language, 'nav.directorate'), { exact: true })
      .filter({ visible: true })
      .click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await showIn(page, colorScheme);
      expect.soft(await violations(page), colorScheme).toEqual([]);
    }
  });

  test(`the anthem's player bars nobody (${language})`, async ({ page }) => {
    await open(page, inLanguage(language, '/anthem'));
    await page
      .getByRole('main')
      .getByRole('link', { name: message(language, 'action.listen') })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNone(page, 'the player');
  });

  test(`a failure and an empty list bar nobody (${language})`, async ({
    page,
    problems,
    emptySite,
    ownSite,
  }) => {
    await page.goto(emptySite.url + inLanguage(language, '/articles'));
    await hydrated(page);
    await expectNone(page, 'an empty list');
    problems.expect(inLanguage(language, '/articles'));
    ownSite.sql('alter table content_item rename to gone');
    await page.goto(ownSite.url + inLanguage(language, '/articles'));
    await hydrated(page);
    await expectNone(page, 'a failed list');
  });
}
