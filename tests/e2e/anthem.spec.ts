import { expect, type Page } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { inLanguage, type Language, languages } from './routes.ts';
import { open, read, test } from './site.ts';

const listen = (page: Page, language: Language) =>
  page.getByRole('main').getByRole('link', { name: message(language, 'action.listen') });

const scrolls = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');

for (const language of languages) {
  test(`the anthem shows its Arabic words and who made it (${language})`, async ({ page }) => {
    await read(page, inLanguage(language, '/anthem'));
    const main = page.getByRole('main');
    const words = main.locator('[lang="ar"]');
    await expect(words.first()).toContainText('نَحْنُ الأَمَانَةُ وَالوَفَاءْ');
    await expect(words.first()).toHaveAttribute('dir', 'rtl');
    await expect(main.getByText('We are the trust')).toHaveCount({ ar: 0, en: 1 }[language]);
    await expect(main.getByRole('term').first()).toBeVisible();
    await expect(main.getByRole('definition').first()).toBeVisible();
  });

  test(`it plays in a window over the page, and nothing of it is fetched before (${language})`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/storage/anthem/')) fetched.push(request.url());
    });
    await open(page, inLanguage(language, '/anthem'));
    expect(await scrolls(page)).toBe(true);
    expect(fetched).toEqual([]);

    await listen(page, language).click();
    const dialog = page.getByRole('dialog', {
      name: { ar: 'نشيد المديرية الوطنية', en: 'Anthem of the National Directorate' }[language],
    });
    await expect(dialog).toBeVisible();
    expect(await scrolls(page), 'the page behind holds still').toBe(false);
    const audio = dialog.locator('audio');
    await expect(audio).toHaveAttribute('controls');
    await expect
      .poll(() => audio.evaluate((element: HTMLAudioElement) => !element.paused && element.currentTime > 0))
      .toBe(true);
    expect(fetched.length).toBeGreaterThan(0);

    // The line that is sung is marked among the words, and stands in the window. Played on, it passes in seconds
    const stopAt = (seconds: number) =>
      audio.evaluate((element: HTMLAudioElement, at) => {
        element.pause();
        element.currentTime = at;
      }, seconds);
    const marked = page.locator('.stanza-lines [aria-current]');
    await stopAt(1);
    await expect(marked).toHaveText('نَحْنُ الأَمَانَةُ وَالوَفَاءْ');
    await stopAt(30);
    await expect(marked).toHaveText('وَالأَرْزُ يَحْضُنُهُ الجَلَالْ');
    await expect(dialog.locator('.anthem-sung')).toHaveText('وَالأَرْزُ يَحْضُنُهُ الجَلَالْ');
    await page.keyboard.press('Escape');
    await expect(marked).toHaveCount(0);
  });
}

test('a click before the page’s script has come plays it as soon as that is there', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!hydration-loader).*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  // The load event waits for the loader, which queues the click, and for nothing that it starts
  await page.goto('/');
  await listen(page, 'ar').click();
  release();
  const audio = page.getByRole('dialog').locator('audio');
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => !element.paused)).toBe(true);
  await expect(page).toHaveURL('/');
});

test('it is closed by Escape, its button and a click beside it, and the focus goes back', async ({
  page,
}) => {
  await open(page, '/en/anthem');
  for (const [way, close] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['its button', () => page.getByRole('button', { name: message('en', 'action.close') }).click()],
    ['a click beside it', () => page.mouse.click(5, 5)],
  ] as const) {
    await listen(page, 'en').click();
    await expect(page.getByRole('dialog'), way).toBeVisible();
    await close();
    await expect(page.getByRole('dialog'), way).toHaveCount(0);
    await expect(listen(page, 'en'), way).toBeFocused();
    expect(await scrolls(page), way).toBe(true);
  }
});

test('it stays open on a click within, and keeps the keyboard inside', async ({ page }) => {
  await open(page, '/anthem');
  await listen(page, 'ar').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading').click();
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest('dialog');
    });
    expect(outside, `after ${press + 1} tabs`).toBe(false);
  }
});
