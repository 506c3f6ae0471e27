import { expect, type Page } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { inLanguage, type Language, languages } from './routes.ts';
import { open, test } from './site.ts';

const footerLink = (page: Page, language: Language, path: string) =>
  page
    .getByRole('contentinfo')
    .locator(`a[href="${inLanguage(language, path)}"]`)
    .first();

declare global {
  interface Window {
    sameDocument: boolean;
  }
}

for (const language of languages) {
  test(`a page is changed in place: its title, its heading in focus, its top in view (${language})`, async ({
    page,
  }) => {
    await open(page, inLanguage(language, '/managers'));
    await page.evaluate(() => (window.sameDocument = true));
    for (const [path, heading] of [
      ['/articles', message(language, 'articles.title')],
      ['/about-directorate', message(language, 'about-directorate.title')],
      ['/contact-us', message(language, 'contact-us.title')],
    ] as const) {
      await footerLink(page, language, path).click();
      await expect(page).toHaveURL(inLanguage(language, path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(`^${heading} \\|`));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }
    expect(await page.evaluate(() => window.sameDocument), 'no document was loaded anew').toBe(true);
  });

  test(`Back finds a page where it was left (${language})`, async ({ page }) => {
    await open(page, inLanguage(language, '/articles'));
    await page.getByRole('article').nth(6).scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(0);
    await page.getByRole('article').nth(6).getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/articles\/\d+\//);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(inLanguage(language, '/articles'));
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left));
  });

  test(`pointing at a link fetches its page ahead (${language})`, async ({ page }) => {
    await open(page, inLanguage(language, '/managers'));
    const ahead = page.waitForRequest(/\/studies\.data/);
    await footerLink(page, language, '/studies').hover();
    await ahead;
  });
}
