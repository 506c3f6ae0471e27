import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { expectNoBarrier, showIn, violations } from './barriers.ts';
import { inLanguage, languages, routes } from './routes.ts';
import { hydrated, open, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe.configure({ timeout: 90_000 });

for (const language of languages) {
  for (const address of routes(language)) {
    test(`${address} bars nobody`, async ({ page, problems }) => {
      problems.expect('/no-such-page');
      await open(page, address);
      await expectNoBarrier(page, address);
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
    await expectNoBarrier(page, 'the player');
  });

  test(`a failure and an empty list bar nobody (${language})`, async ({
    page,
    problems,
    emptySite,
    ownSite,
  }) => {
    await page.goto(emptySite.url + inLanguage(language, '/articles'));
    await hydrated(page);
    await expectNoBarrier(page, 'an empty list');
    problems.expect(inLanguage(language, '/articles'));
    await ownSite.sql('alter table content_item rename to gone');
    await page.goto(ownSite.url + inLanguage(language, '/articles'));
    await hydrated(page);
    await expectNoBarrier(page, 'a failed list');
  });
}
