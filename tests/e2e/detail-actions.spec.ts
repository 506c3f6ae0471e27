import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { inLanguage, languages } from './routes.ts';
import { hydrated, open, test } from './site.ts';

declare global {
  interface Window {
    printed: number;
    shared: ShareData[];
  }
}

for (const language of languages) {
  const address = `/sports-news/2/${language}`;

  test(`Print prints the page (${language})`, async ({ page }) => {
    await page.addInitScript(() => {
      window.printed = 0;
      window.print = () => void (window.printed += 1);
    });
    await open(page, address);
    await page.getByRole('button', { name: message(language, 'action.print') }).click();
    expect(await page.evaluate(() => window.printed)).toBe(1);
  });

  test(`Share hands the device the title and the first 100 characters (${language})`, async ({
    page,
    request,
    site,
  }) => {
    await page.addInitScript(() => {
      window.shared = [];
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => window.shared.push(data),
      });
    });
    const item = await (await request.get('/api/sports-news-item/2')).json();
    await open(page, address);
    await page.getByRole('button', { name: message(language, 'action.share') }).click();
    const text = `${item[`description_${language}`].slice(0, 100)}…`;
    expect(await page.evaluate(() => window.shared)).toEqual([
      { title: item[`title_${language}`], text, url: `${site.url}${address}` },
    ]);
  });

  test(`Share copies the address where there is no share sheet, and says so (${language})`, async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await open(page, address);
    await page.getByRole('button', { name: message(language, 'action.share') }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      { ar: 'نُسخ الرابط.', en: 'The link was copied.' }[language],
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${address}`);
  });

  test(`Back goes one step back, also to what is no list (${language})`, async ({ page }) => {
    await open(page, inLanguage(language, '/'));
    const title = message(language, 'sports-news.title');
    const block = page.getByRole('region', { name: title, exact: true });
    await block.getByRole('article').getByRole('heading').getByRole('link').first().click();
    await page.getByRole('link', { name: message(language, 'action.back'), exact: true }).click();
    await expect(page).toHaveURL(inLanguage(language, '/'));
  });

  test(`Back leads to the list for whoever came from elsewhere (${language})`, async ({ page }) => {
    await open(page, address);
    await page.getByRole('link', { name: message(language, 'action.back'), exact: true }).click();
    await expect(page).toHaveURL(inLanguage(language, '/sports-news'));
  });

  test(`a picture on its way has a spinner until it has come (${language})`, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/storage/covers/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    // The script would wait for the picture too; a key starts it at once.
    await page.keyboard.press('Shift');
    await hydrated(page);
    const spinner = page.getByRole('status', { name: message(language, 'detail.imageLoading') });
    await expect(spinner).toBeVisible();
    release();
    await expect(spinner).toHaveCount(0);
  });

  test(`a picture that cannot be had leaves no spinner (${language})`, async ({ page, problems }) => {
    problems.expect('/storage/covers/');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/storage/covers/**', async (route) => {
      await released;
      await route.abort();
    });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    // The script would wait for the picture too; a key starts it at once.
    await page.keyboard.press('Shift');
    await hydrated(page);
    const spinner = page.getByRole('status', { name: message(language, 'detail.imageLoading') });
    await expect(spinner).toBeVisible();
    release();
    await expect(spinner).toHaveCount(0);
  });
}
