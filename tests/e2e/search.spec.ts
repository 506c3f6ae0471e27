import { expect, type Page, type Request } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { expectNoBarrier, expectNoOverflow, violations } from './barriers.ts';
import { inLanguage, languages } from './routes.ts';
import { open, test } from './site.ts';

const words = { ar: 'مناقصة', en: 'tender' } as const;

const suggested = [
  { title: 'إعلان مناقصة T-2026/11', section: 'tenders', id: 1, url: '/tender/1/ar' },
  { title: 'نتيجة المناقصة', section: 'tenders', id: 2, url: '/tender/2/ar' },
];

const suggestCall = /\/api\/search\/suggest\?/;

/** Responds with two suggestions to three letters, and to a longer text with the second of them. */
async function suggest(page: Page): Promise<void> {
  await page.route(suggestCall, async (route) => {
    const text = new URL(route.request().url()).searchParams.get('q') ?? '';
    await route.fulfill({ json: { suggestions: suggested.slice(text.length > 3 ? 1 : 0) } });
  });
}

const field = (page: Page) => page.getByRole('search').getByLabel(message('ar', 'search.title')).first();

for (const language of languages) {
  test(`results are accessible, and fit any screen (${language})`, async ({ page }) => {
    const address = inLanguage(language, `/search?q=${encodeURIComponent(words[language])}`);
    await open(page, address);
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(page.locator('mark').first()).toHaveCSS('text-decoration-line', 'underline');
    await expect(page.locator('mark').first()).toHaveCSS('font-weight', '600');
    await expectNoBarrier(page, language, address);
    await expectNoOverflow(page, address);
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the field of any page leads to results, their filters and their next page', async ({ page }) => {
    await page.goto('/managers');
    await page.getByRole('searchbox').fill('مديرية');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.getByRole('searchbox')).toHaveValue('مديرية');
    const sections = page.getByRole('navigation', { name: message('ar', 'search.sections') });
    await sections.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/&section=/);
    await page.getByRole('link', { name: message('ar', 'search.clear') }).click();
    await page.getByRole('link', { name: message('ar', 'search.next') }).click();
    await expect(page).toHaveURL(/&page=2$/);
  });
});

test('on a telephone a link leads to the search', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: message('ar', 'search.title') })
    .click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('/ leads to the field, but is a letter where somebody types', async ({ page }) => {
  await open(page, '/contact-us');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('2026/11');
  await expect(field(page)).toHaveValue('2026/11');
});

test('/ can be turned off with the keyboard, and stays so on this device', async ({ page }) => {
  await open(page, '/search');
  const switched = page.getByRole('checkbox', { name: message('ar', 'search.shortcut') });
  await switched.focus();
  await switched.press('Space');
  await expect(switched).not.toBeChecked();
  await open(page, '/contact-us');
  await page.keyboard.press('/');
  await expect(field(page)).not.toBeFocused();
  await open(page, '/search');
  await expect(switched).not.toBeChecked();
  await switched.press('Space');
  await open(page, '/contact-us');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('suggestions are chosen with the keyboard, and nothing on the page moves', async ({ page }) => {
  await suggest(page);
  await open(page, '/managers');
  const heading = page.getByRole('heading', { level: 1 });
  await field(page).focus();
  const box = page.getByRole('combobox', { name: message('ar', 'search.title') });
  await box.pressSequentially('منا');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveCount(2);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const withList = await heading.boundingBox();
  expect(await violations(page)).toEqual([]);

  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
  // The caret's keys lead back to the field, in Arabic as in English
  await box.press('ArrowLeft');
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await box.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  expect(await heading.boundingBox()).toEqual(withList);
  await expect(box).toHaveValue('منا');

  await box.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await box.pressSequentially('ق');
  await expect(options).toHaveCount(1);
  await box.press('ArrowUp');
  await box.press('Enter');
  await expect(page).toHaveURL('/tender/2/ar');
});

test('a suggestion that comes late is not shown', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(suggestCall, async (route) => {
    await held;
    await route.fulfill({ json: { suggestions: suggested } }).catch(() => {});
  });
  await open(page, '/managers');
  await field(page).focus();
  const box = page.getByRole('combobox');
  const first = page.waitForRequest(suggestCall);
  const isFirst = (request: Request) => suggestCall.test(request.url());
  const ended = Promise.race([
    page.waitForEvent('requestfinished', isFirst),
    page.waitForEvent('requestfailed', isFirst),
  ]);
  await box.pressSequentially('منا');
  await first;
  await box.fill('');
  release();
  await ended;
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
});

test('the script of suggestions comes with the focus, and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/suggestions-')) scripts.push(request.url());
  });
  await open(page, '/managers');
  expect(scripts).toEqual([]);
  await field(page).focus();
  await expect.poll(() => scripts.length).toBe(1);
});
