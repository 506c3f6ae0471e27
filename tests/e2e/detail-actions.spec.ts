import { expect, type Page } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { inLanguage, languages } from './routes.ts';
import { open, test } from './site.ts';

declare global {
  interface Window {
    printed: number;
    shared: ShareData[];
  }
}

const address = { ar: '/sports-news/2/ar', en: '/sports-news/2/en' };

test('Print prints the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.printed = 0;
    window.print = () => void (window.printed += 1);
  });
  await open(page, address.ar);
  await page.getByRole('button', { name: message('ar', 'action.print') }).click();
  expect(await page.evaluate(() => window.printed)).toBe(1);
});

test('Share hands the device the title and the first 100 characters', async ({ page, request, site }) => {
  await page.addInitScript(() => {
    window.shared = [];
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => window.shared.push(data),
    });
  });
  const item = await (await request.get('/api/sports-news-item/2')).json();
  await open(page, address.en);
  await page.getByRole('button', { name: message('en', 'action.share') }).click();
  const text = `${item.description_en.slice(0, 100)}…`;
  expect(await page.evaluate(() => window.shared)).toEqual([
    { title: item.title_en, text, url: `${site.url}${address.en}` },
  ]);
});

for (const language of languages) {
  test(`Share copies the URL without a share sheet, and shows a notice (${language})`, async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await open(page, address[language]);
    await page.getByRole('button', { name: message(language, 'action.share') }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      { ar: 'نُسخ الرابط.', en: 'The link was copied.' }[language],
    );
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    expect(await copied()).toBe(`${site.url}${address[language]}`);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('button', { name: message(language, 'detail.copyLink') }).click();
    await expect.poll(copied).toBe(`${site.url}${address[language]}`);
  });
}

test('Back goes one step back, also to what is no list', async ({ page }) => {
  await open(page, inLanguage('ar', '/'));
  const title = message('ar', 'sports-news.title');
  const block = page.getByRole('region', { name: title, exact: true });
  await block.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await page.getByRole('link', { name: message('ar', 'action.back'), exact: true }).click();
  await expect(page).toHaveURL(inLanguage('ar', '/'));
});

test('Back leads to the list for visitors from elsewhere', async ({ page }) => {
  await open(page, address.en);
  await page.getByRole('link', { name: message('en', 'action.back'), exact: true }).click();
  await expect(page).toHaveURL(inLanguage('en', '/sports-news'));
});

/** Hydrates a page whose pictures are on their way: its script would wait for them, and a key starts it at once. */
async function startByKeys(page: Page): Promise<void> {
  const started = page.locator('html[data-hydrated]');
  // The script that listens for keys is loading, too
  const press = async () => {
    await page.keyboard.press('Shift');
    return started.count();
  };
  await expect.poll(press).toBe(1);
}

test('a picture on its way has a spinner until it has come', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/storage/covers/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address.ar, { waitUntil: 'domcontentloaded' });
  await startByKeys(page);
  const spinner = page.getByRole('status', { name: message('ar', 'detail.imageLoading') });
  await expect(spinner).toBeVisible();
  release();
  await expect(spinner).toHaveCount(0);
});

test('a picture that cannot be had leaves no spinner', async ({ page, problems }) => {
  problems.expect('/storage/covers/');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/storage/covers/**', async (route) => {
    await released;
    await route.abort();
  });
  await page.goto(address.en, { waitUntil: 'domcontentloaded' });
  await startByKeys(page);
  const spinner = page.getByRole('status', { name: message('en', 'detail.imageLoading') });
  await expect(spinner).toBeVisible();
  release();
  await expect(spinner).toHaveCount(0);
});
