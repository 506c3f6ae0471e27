import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { control, expectTexts, fill, formPath, panelOf, send } from './contact-form.ts';
import { inLanguage, type Language, languages } from './routes.ts';
import { open, test } from './site.ts';

const namesIn = (language: Language) => ({
  contact: message(language, 'contact.contactTab'),
  report: message(language, 'contact.reportTab'),
});

const tabs = { ar: namesIn('ar'), en: namesIn('en') };

test('a form is hydrated once, however often the forms are switched while its script loads', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/take-over/, (route) => released.then(() => route.continue()));
  await open(page, '/contact-us');
  for (const key of ['End', 'Home', 'End']) await page.getByRole('tab', { selected: true }).press(key);
  release();
  const report = panelOf(page, 'ar', 'report');
  await send(report, 'ar');
  await expect(report.locator('[aria-invalid="true"]')).toHaveCount(1);
});

for (const language of languages) {
  const [forward, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const tabName = tabs[language];

  const place = { ar: '/contact-us', en: '/' }[language];

  test(`the keys of ${place} choose a form in reading direction, and nothing typed is lost (${language})`, async ({
    page,
  }) => {
    await open(page, inLanguage(language, place));
    const contact = page.getByRole('tab', { name: tabName.contact });
    const report = page.getByRole('tab', { name: tabName.report });
    await expect(page.getByRole('tablist').getByRole('tab')).toHaveCount(2);
    await expect(contact).toHaveAttribute('aria-selected', 'true');
    await fill(panelOf(page, language, 'contact'), { message: 'kept' });

    for (const [key, reached] of [
      [forward, report],
      [forward, contact],
      [back, report],
      ['Home', contact],
      ['End', report],
      [back, contact],
      [forward, report],
    ] as const) {
      await page.getByRole('tab', { selected: true }).press(key);
      await expect(reached, key).toBeFocused();
      await expect(reached, key).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel'), key).toHaveCount(1);
    }
    await fill(panelOf(page, language, 'report'), { details: 'kept too' });
    await contact.click();
    await expectTexts(panelOf(page, language, 'contact'), { message: 'kept' });
    await report.click();
    await expectTexts(panelOf(page, language, 'report'), { details: 'kept too' });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the tabs are links (${language})`, async ({ page }) => {
      const links = page.getByRole('navigation', { name: message(language, 'contact.choose') });
      for (const path of ['/', '/contact-us']) {
        await page.goto(inLanguage(language, path));
        await expect(page.getByRole('tab')).toHaveCount(0);
        await links.getByRole('link', { name: tabName.report }).click();
        await expect(page).toHaveURL(formPath(language, 'report'));
        await expect(page.locator('[name="details"]')).toBeVisible();
        await expect(page.locator('[name="message"]')).toBeHidden();
      }
      await links.getByRole('link', { name: tabName.contact }).click();
      await expect(page).toHaveURL(formPath(language, 'contact'));
      await expect(page.locator('[name="message"]')).toBeVisible();
    });
  });
}

test('the URL follows the shown form, without a new page', async ({ page }) => {
  await open(page, '/managers');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: message('ar', 'help.contact') })
    .click();
  await expect(panelOf(page, 'ar', 'contact')).toBeVisible();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const report = page.getByRole('tab', { name: tabs.ar.report });
  await report.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await report.click();
  await expect(page).toHaveURL(formPath('ar', 'report'));
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.getByRole('tab', { name: tabs.ar.contact }).click();
  await expect(page).toHaveURL(formPath('ar', 'contact'));
  expect(fetched.filter((path) => path.includes('contact-us'))).toEqual([]);
  await page.goBack();
  await expect(page, 'a switch is no entry of the history').toHaveURL('/managers');
});

test('a link leads to the report from elsewhere, and on the page itself', async ({ page }) => {
  await open(page, formPath('en', 'report'));
  await expect(panelOf(page, 'en', 'report')).toBeVisible();
  const expectNamed = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page, 'the title is not loud').toHaveTitle(
      new RegExp(`^${message('en', 'contact-us.title')} `),
    );
  };
  await expectNamed(tabs.en.report);

  await open(page, formPath('en', 'contact'));
  await expectNamed(message('en', 'contact-us.title'));
  await fill(panelOf(page, 'en', 'contact'), { message: 'kept' });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: message('en', 'help.report') })
    .last()
    .click();
  await expect(page.getByRole('tab', { name: tabs.en.report })).toBeFocused();
  await expectNamed(tabs.en.report);
  await page.getByRole('tab', { name: tabs.en.contact }).click();
  await expectTexts(panelOf(page, 'en', 'contact'), { message: 'kept' });
});

test('a switch clears the errors of a form', async ({ page }) => {
  await open(page, formPath('ar', 'contact'));
  const form = panelOf(page, 'ar', 'contact');
  await send(form, 'ar');
  await expect(form.getByRole('alert')).toHaveText(message('ar', 'form.captchaRequired'));
  await page.getByRole('tab', { name: tabs.ar.report }).click();
  await expect(panelOf(page, 'ar', 'report')).toBeVisible();
  await page.getByRole('tab', { name: tabs.ar.contact }).click();
  await expect(control(form, 'message')).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
});
