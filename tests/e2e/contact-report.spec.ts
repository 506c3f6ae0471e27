import { expect, type Page } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { control, fill, formPath, panelOf, samples, send, verify } from './contact-form.ts';
import { type Language, languages } from './routes.ts';
import { open, test } from './site.ts';
import type { Problems } from './watch-problems.ts';

const elsewhere = 'https://www.wikipedia.org/';

/** A stand-in for the site of the quick exit; returns the referrers that it receives. */
async function routeElsewhere(page: Page): Promise<(string | undefined)[]> {
  const referrers: (string | undefined)[] = [];
  await page.route(elsewhere, (route) => {
    referrers.push(route.request().headers()['referer']);
    return route.fulfill({
      contentType: 'text/html',
      body: '<title>Elsewhere</title><link rel="icon" href="data:,">',
    });
  });
  return referrers;
}

/** The one expected request to another machine. */
function expectLeft(problems: Problems) {
  expect(problems.lines.delete(`call to another machine: ${elsewhere}`)).toBe(true);
}

const wayOut = (page: Page, language: Language) =>
  page.getByRole('link', { name: message(language, 'leave.action') });

for (const language of languages) {
  test(`a report opens with what it rests on, and where that ends (${language})`, async ({ page }) => {
    await open(page, formPath(language, 'report'));
    const form = panelOf(page, language, 'report');
    await expect(form.getByRole('heading', { level: 3 })).toHaveText(message(language, 'report.heading'));
    for (const key of ['readers', 'notStored', 'sealed', 'limit'] as const)
      await expect(form.getByText(message(language, `report.${key}`))).toBeVisible();
    await expect(form.getByText({ ar: '٧ أيام', en: '7 days' }[language])).toBeVisible();
    await expect(page.getByText(message(language, 'report.unsealed'))).toHaveCount(2);
    await form.getByText(message(language, 'report.afraid')).click();
    for (const key of ['device', 'network', 'tor', 'omit', 'history'] as const)
      await expect(form.getByText(message(language, `report.${key}`))).toBeVisible();
  });

  test(`the way out stays in sight, on a small screen too (${language})`, async ({ page }) => {
    await open(page, formPath(language, 'report'));
    for (const viewport of [
      { width: 320, height: 640, sticky: 64 },
      { width: 1440, height: 900, sticky: 140 },
      { width: 640, height: 320, sticky: 64 },
    ]) {
      await page.setViewportSize(viewport);
      const form = panelOf(page, language, 'report');
      for (const name of ['topic', 'datetime', 'details']) {
        await control(form, name).focus();
        await expect(wayOut(page, language), name).toBeInViewport({ ratio: 1 });
        for (const part of [control(form, name), form.locator(`label[for="report-${name}"]`)]) {
          const covered = await part.evaluate((element) => {
            const { x, y, width } = element.getBoundingClientRect();
            return !element.contains(document.elementFromPoint(x + width / 2, y + 4));
          });
          expect.soft(covered, `${name} at ${viewport.width} pixels`).toBe(false);
        }
      }
      const { y, height } = (await wayOut(page, language).boundingBox())!;
      expect.soft(y + height, `the bar at ${viewport.width} pixels`).toBeLessThanOrEqual(viewport.sticky);
    }
  });
}

test('a report leaves no cookie, nothing stored and no trace elsewhere', async ({ page, context }) => {
  await context.addCookies([
    { name: 'language', value: 'ar', domain: 'localhost', path: '/', sameSite: 'Lax' },
  ]);
  await open(page, formPath('ar', 'report'));
  const form = panelOf(page, 'ar', 'report');
  for (const name of Object.keys(samples.report))
    await expect(control(form, name)).toHaveAttribute('autocomplete', 'off');
  const calls: Promise<Record<string, string>>[] = [];
  page.on('request', (request) => {
    if (/\/api\/|diwan-keys/.test(request.url())) calls.push(request.allHeaders());
  });
  await fill(form, samples.report);
  await verify(form, 'ar');
  await send(form, 'ar');
  await expect(form.getByRole('heading', { name: message('ar', 'form.reportSent') })).toBeFocused();
  await expect(form.getByText(message('ar', 'form.notStored'))).toBeVisible();

  // The challenge, the keys, and the report
  expect(calls).toHaveLength(3);
  for (const headers of await Promise.all(calls)) {
    expect.soft(headers).not.toHaveProperty('cookie');
    expect.soft(headers).not.toHaveProperty('referer');
  }
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['language']);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const text of Object.values(samples.report)) expect.soft(stored).not.toContain(text);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

test('one click leaves, and the way back does not lead here', async ({ page, problems }) => {
  const referrers = await routeElsewhere(page);
  await open(page, '/en/managers');
  await open(page, formPath('en', 'report'));
  await fill(panelOf(page, 'en', 'report'), samples.report);
  await wayOut(page, 'en').click();
  await expect(page).toHaveURL(elsewhere);
  await page.goBack();
  await expect(page).toHaveURL('/en/managers');
  expect(referrers).toEqual([undefined]);
  expectLeft(problems);
});

test('a page that is hidden has a neutral title, and keeps it', async ({ page }) => {
  await open(page, formPath('en', 'report'));
  await page.getByRole('button', { name: message('en', 'leave.hide') }).click();
  await expect(page).toHaveTitle(message('en', 'leave.neutral'));
  await expect(page.locator('link[rel="icon"]:not([href="data:,"])')).toHaveCount(0);
  const form = panelOf(page, 'en', 'report');
  await send(form, 'en');
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(1);
  await expect(page).toHaveTitle(message('en', 'leave.neutral'));
});

test('nothing typed comes back with the browser’s Back', async ({ page }) => {
  await open(page, formPath('ar', 'report'));
  await fill(panelOf(page, 'ar', 'report'), samples.report);
  await page.goto('/en/managers');
  await page.goBack();
  for (const name of Object.keys(samples.report))
    await expect.soft(control(panelOf(page, 'ar', 'report'), name)).toHaveValue('');
});

test('three times Escape leaves too, from the home page as well', async ({ page, problems }) => {
  const referrers = await routeElsewhere(page);
  await open(page, '/');
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: message('ar', 'contact.reportTab') }).click();
  await control(panelOf(page, 'ar', 'report'), 'details').focus();
  for (const key of ['Escape', 'Escape', 'a', 'Escape', 'Escape']) await page.keyboard.press(key);
  await expect(page, 'not three in a row').toHaveURL('/');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(elsewhere);
  expect(referrers).toEqual([undefined]);
  expectLeft(problems);
});

test('where the settings name no other site, there is no way out to show', async ({ page, ownSite }) => {
  await ownSite.sql(`
    update site_setting set value = json_set(value, '$.leaveTo', '') where key = 'contact';
  `);
  await open(page, `${ownSite.url}${formPath('en', 'report')}`);
  await expect(panelOf(page, 'en', 'report')).toBeVisible();
  await expect(wayOut(page, 'en')).toHaveCount(0);
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${ownSite.url}${formPath('en', 'report')}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the way out is a link', async ({ page, problems }) => {
    const referrers = await routeElsewhere(page);
    await page.goto(formPath('ar', 'report'));
    await wayOut(page, 'ar').click();
    await expect(page).toHaveURL(elsewhere);
    expect(referrers).toEqual([undefined]);
    expectLeft(problems);
  });
});
