import { expect, type Page } from '@playwright/test';
import { inLanguage, languages } from './routes.ts';
import { hydrated, test } from './site.ts';

const names = {
  ar: {
    pause: 'إيقاف العرض',
    play: 'تشغيل العرض',
    label: 'صور من لبنان',
    slide: (n: number) => `الصورة ${'٠١٢٣٤٥٦'[n]} من ٦`,
  },
  en: {
    pause: 'Pause slideshow',
    play: 'Play slideshow',
    label: 'Pictures of Lebanon',
    slide: (n: number) => `Picture ${n} of 6`,
  },
};

const dots = (page: Page) =>
  page.getByRole('region', { name: names.en.label }).getByRole('button', { name: /^Picture/ });

/** The number of the slide marked as shown, from 1. */
const shown = (page: Page) =>
  dots(page).evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1);

/** The home page with its clock in the test's hand, and the pointer off the pictures. */
async function openWithClock(page: Page, address = '/en') {
  const now = Date.now();
  // Time stands still from the beginning: the pictures would move on while a busy machine takes its time
  await page.clock.install({ time: now - 60_000 });
  await page.clock.pauseAt(now);
  await page.mouse.move(0, 0);
  await page.goto(address);
  // The page's script waits for an idle browser, by this clock
  await page.clock.runFor(1_000);
  await hydrated(page);
  await expect(page.locator('.hero-slides img')).toHaveCount(6);
}

// Left to Playwright, a clock that stands still is started again while the next test has the context
test.afterEach(({ page }) => page.clock.resume());

for (const language of languages) {
  test(`six pictures of Lebanon, one of them shown, with a pause button before six dots (${language})`, async ({
    page,
  }) => {
    await openWithClock(page, inLanguage(language, '/'));
    const show = page.getByRole('region', { name: names[language].label });
    await expect(show.getByRole('button')).toHaveCount(7);
    await expect(show.getByRole('button').first()).toHaveAccessibleName(names[language].pause);
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await expect(
        show.getByRole('button', { name: names[language].slide(number), exact: true }),
      ).toBeVisible();
    }
    await expect(show.locator('.hero-slides img')).toHaveCount(6);
    await expect(show.getByRole('button', { name: names[language].slide(1), exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
}

test('the pictures move on every six seconds and begin again after the sixth', async ({ page }) => {
  await openWithClock(page);
  const seen = [await shown(page)];
  for (let turn = 0; turn < 6; turn += 1) {
    await page.clock.runFor(6_000);
    await expect.poll(() => shown(page)).not.toBe(seen.at(-1));
    seen.push(await shown(page));
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 1]);
});

test('a visitor pauses the pictures and plays them again', async ({ page }) => {
  await openWithClock(page);
  await page.getByRole('button', { name: names.en.pause }).click();
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: names.en.play }).blur();
  await page.clock.runFor(20_000);
  expect(await shown(page)).toBe(1);
  await page.getByRole('button', { name: names.en.play }).click();
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: names.en.pause }).blur();
  await page.clock.runFor(6_000);
  await expect.poll(() => shown(page)).toBe(2);
});

test('a dot chooses its picture and pauses the others', async ({ page }) => {
  await openWithClock(page);
  await dots(page).nth(3).click();
  await expect(dots(page).nth(3)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.hero-slides .hero-active img')).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await dots(page).nth(3).blur();
  await page.clock.runFor(20_000);
  expect(await shown(page)).toBe(4);
  await expect(page.getByRole('button', { name: names.en.play })).toBeVisible();
});

test('the pictures hold while the pointer or the focus is on them', async ({ page }) => {
  await openWithClock(page);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(20_000);
  expect(await shown(page), 'under the pointer').toBe(1);
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: names.en.pause }).focus();
  await page.clock.runFor(20_000);
  expect(await shown(page), 'under the focus').toBe(1);
  await page.getByRole('button', { name: names.en.pause }).blur();
  await page.clock.runFor(6_000);
  await expect.poll(() => shown(page)).toBe(2);
});

test.describe('for visitors who prefer reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the pictures wait to be played', async ({ page }) => {
    await openWithClock(page);
    await expect(page.getByRole('button', { name: names.en.play })).toBeVisible();
    await page.clock.runFor(20_000);
    expect(await shown(page)).toBe(1);
  });
});
