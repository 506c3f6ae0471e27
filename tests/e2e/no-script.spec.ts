import { expect } from '@playwright/test';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { message } from '#shared/messages/messages.ts';
import { inLanguage, languages, layouts } from './routes.ts';
import { test } from './site.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  test(`every page reads, and offers nothing that needs a script (${language})`, async ({
    page,
    problems,
  }) => {
    problems.expect('/no-such-page');
    for (const address of layouts(language)) {
      await page.goto(address);
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect.soft(page.getByRole('contentinfo'), address).toBeVisible();
      await expect.soft(page.getByRole('main').getByRole('link').first(), address).toBeVisible();
      // A form is sent by the browser itself.
      const buttons = await page.locator('button:not(form[action] > *):visible').allInnerTexts();
      expect.soft(buttons, address).toEqual([]);
      await expect
        .soft(page.getByText(message(language, 'state.loading'), { exact: true }), address)
        .toHaveCount(0);
    }
  });

  test(`the language is switched, and remembered for the next visit (${language})`, async ({ page }) => {
    await page.goto(`/tender/2/${language}`);
    const other = language === 'ar' ? 'en' : 'ar';
    await page.getByRole('link', { name: { ar: 'العربية', en: 'English' }[other], exact: true }).click();
    await expect(page).toHaveURL(`/tender/2/${other}`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await page.goto('/');
    await expect(page, 'and stays so').toHaveURL(inLanguage(other, '/'));
  });
}

test('the menu opens, one group at a time', async ({ page }) => {
  await page.goto('/managers');
  const menu = page.getByRole('navigation', { name: message('ar', 'nav.label') });
  await menu.getByText(message('ar', 'nav.activities'), { exact: true }).filter({ visible: true }).click();
  const announcements = menu.getByText(message('ar', 'nav.announcements'), { exact: true });
  await announcements.filter({ visible: true }).click();
  await expect(menu.locator('details[open]')).toHaveCount(1);
  await menu
    .getByRole('link', { name: message('ar', 'tenders.title') })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL('/tenders');
});

test('the menu opens on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/managers');
  const menu = page.getByRole('navigation', { name: message('en', 'nav.label') });
  await menu.locator(`summary[aria-label="${message('en', 'nav.menu')}"]`).click();
  await menu.getByText(message('en', 'nav.publications'), { exact: true }).filter({ visible: true }).click();
  await menu
    .getByRole('link', { name: message('en', 'studies.title') })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL('/en/studies');
});

test('View More leads through the complete list', async ({ page }) => {
  const address = '/security-news';
  await page.goto(address);
  for (const [number, count] of [
    [2, 12],
    [3, 12],
    [4, 6],
  ] as const) {
    await page.getByRole('link', { name: message('ar', 'action.viewMore') }).click();
    await expect(page).toHaveURL(`${address}?page=${number}`);
    await expect(page.getByRole('article')).toHaveCount(count);
  }
  await expect(page.getByRole('link', { name: message('ar', 'action.viewMore') })).toHaveCount(0);
});

test('an item is read and left again', async ({ page }) => {
  await page.goto('/en/recruitments');
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/recruitment/\\d+/en$`));
  await expect(page.locator('.article-image .spinner')).toBeHidden();
  await page.getByRole('link', { name: message('en', 'action.backToList') }).click();
  await expect(page).toHaveURL('/en/recruitments');
});

test('the PDFs and the anthem are links to files and pages', async ({ page, request }) => {
  await page.goto('/en');
  for (const key of ['conduct.downloadAr', 'conduct.downloadEn'] as const) {
    const link = page.getByRole('link', { name: message('en', key) });
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('application/pdf');
  }
  await page.getByRole('link', { name: message('en', 'action.listen') }).click();
  await expect(page).toHaveURL('/en/anthem');
  const player = page.getByRole('main').locator('audio[controls]');
  await expect(player, 'the words have their player beside them').toBeVisible();
  const recording = await request.get((await player.getAttribute('src')) ?? '');
  expect(recording.headers()['content-type']).toMatch(/^audio\//);
});

test('the administrator area has a note that it needs a script', async ({ page }) => {
  await page.goto('/login');
  const output = page.locator('noscript p');
  await expect(output).toHaveText(languages.map((language) => adminMessage(language, 'admin.needsScript')));
  await expect(output.first()).toBeVisible();
  await expect(page.getByText(adminMessage('ar', 'admin.loading'))).toBeHidden();
});
