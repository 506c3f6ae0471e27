import { expect, type Page } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { inLanguage, type Language } from './routes.ts';
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

test('a page is changed in place: its title, its heading in focus, its top in view', async ({ page }) => {
  await open(page, '/managers');
  await page.evaluate(() => (window.sameDocument = true));
  for (const [path, heading] of [
    ['/articles', message('ar', 'articles.title')],
    ['/about-directorate', message('ar', 'about-directorate.title')],
    ['/contact-us?tab=letter', message('ar', 'contact-us.title')],
  ] as const) {
    await footerLink(page, 'ar', path).click();
    await expect(page).toHaveURL(inLanguage('ar', path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${heading} \\|`));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
  expect(await page.evaluate(() => window.sameDocument), 'no document was loaded anew').toBe(true);
});

test('Back finds a page where it was left', async ({ page }) => {
  await open(page, '/en/articles');
  await page.getByRole('article').nth(6).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await page.getByRole('article').nth(6).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/articles\/\d+\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/en/articles');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left));
});

test('pointing at a link fetches its page ahead', async ({ page }) => {
  await open(page, '/managers');
  const ahead = page.waitForRequest(/\/studies\.data/);
  await footerLink(page, 'ar', '/studies').hover();
  await ahead;
});
