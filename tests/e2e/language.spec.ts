import { expect, type Page } from '@playwright/test';
import { counterpart, languages, routes } from './routes.ts';
import { open, read, test } from './site.ts';

const toEnglish = (page: Page) => page.getByRole('link', { name: 'English', exact: true });
const toArabic = (page: Page) => page.getByRole('link', { name: 'العربية', exact: true });

for (const language of languages) {
  const [direction, otherDirection] = language === 'ar' ? ['rtl', 'ltr'] : ['ltr', 'rtl'];
  const other = language === 'ar' ? 'en' : 'ar';

  test(`every page has its language and direction, and a switch to itself in ${other}`, async ({ page }) => {
    const addresses = [...routes(language), `${language === 'en' ? '/en' : ''}/security-news?page=2`];
    for (const address of addresses) {
      await read(page, address);
      const html = page.locator('html');
      await expect.soft(html, address).toHaveAttribute('lang', language);
      await expect.soft(html, address).toHaveAttribute('dir', direction ?? '');
      const link = language === 'ar' ? toEnglish(page) : toArabic(page);
      await expect.soft(link, address).toHaveAttribute('href', `/language${counterpart(address)}`);
      await expect.soft(link, address).toHaveAttribute('lang', other);
    }
  });

  test(`the switch to ${other} shows the same item, list page and page`, async ({ page }) => {
    const prefix = language === 'en' ? '/en' : '';
    for (const address of [
      `/sports-news/4/${language}`,
      `${prefix}/security-news?page=2`,
      `${prefix}/managers`,
    ]) {
      await open(page, address);
      await (language === 'ar' ? toEnglish(page) : toArabic(page)).click();
      await expect(page).toHaveURL(counterpart(address));
      await expect(page.locator('html')).toHaveAttribute('dir', otherDirection ?? '');
    }
  });
}

test('visitors who chose English land on the English home page, until they choose Arabic again', async ({
  page,
}) => {
  await open(page, '/');
  await toEnglish(page).click();
  await expect(page).toHaveURL('/en');

  await page.goto('/');
  await expect(page).toHaveURL('/en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await open(page, '/en');
  await toArabic(page).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('an Arabic URL stays Arabic for visitors who chose English', async ({ page }) => {
  await open(page, '/managers');
  await toEnglish(page).click();
  await expect(page).toHaveURL('/en/managers');
  for (const address of routes('ar').filter((path) => path !== '/' && path !== '/no-such-page')) {
    // With the cookie of this visitor
    const response = await page.request.get(address, { maxRedirects: 0 });
    expect.soft(response.status(), address).toBe(200);
    expect.soft(await response.text(), address).toContain('<html lang="ar"');
  }
});

test('older and other addresses of a page lead to it for good', async ({ request, site }) => {
  for (const [older, address] of [
    ['/ar', '/'],
    ['/ar/', '/'],
    ['/ar/articles', '/articles'],
    ['/ar/security-news?page=2', '/security-news?page=2'],
    ['/articles/', '/articles'],
    ['/en/', '/en'],
    ['/en/managers/', '/en/managers'],
    ['/articles/1/ar/', '/articles/1/ar'],
  ] as const) {
    const response = await request.get(older, { maxRedirects: 0 });
    expect.soft(response.status(), older).toBe(301);
    const location = new URL(response.headers()['location'] ?? '', site.url).href;
    expect.soft(location, older).toBe(`${site.url}${address}`);
  }
});
