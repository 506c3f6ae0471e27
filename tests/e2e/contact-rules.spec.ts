import { expect, type Page } from '@playwright/test';
import { textLimits } from '#shared/forms/submissions.ts';
import { message } from '#shared/messages/messages.ts';
import { numerals } from '#shared/numeral.ts';
import {
  captchaBox,
  control,
  expectProblem,
  expectTexts,
  fill,
  formPath,
  panelOf,
  samples,
  send,
  verify,
} from './contact-form.ts';

import { open, test } from './site.ts';

/** A form that breaks a rule is not sent. */
async function expectUnsent(page: Page): Promise<void> {
  await page.route(/\/api\/(contact|report)$/, (route) => {
    throw new Error(`This was sent: ${route.request().postData()}`);
  });
}

test('a message is checked in the specification’s order', async ({ page }) => {
  await open(page, formPath('ar', 'contact'));
  await expectUnsent(page);
  const form = panelOf(page, 'ar', 'contact');
  const title = await page.title();

  await send(form, 'ar');
  await expectProblem(form, message('ar', 'form.captchaRequired'), captchaBox(form, 'ar'));
  await expect(page).toHaveTitle({ ar: `خطأ: ${title}`, en: `Error: ${title}` }.ar);

  await verify(form, 'ar');
  await send(form, 'ar');
  await expectProblem(form, message('ar', 'form.nameRequired'), control(form, 'name'));
  await fill(form, { name: '   ' });
  await send(form, 'ar');
  await expectProblem(form, message('ar', 'form.nameRequired'), control(form, 'name'));

  await fill(form, { name: samples.contact.name, email: 'no address' });
  await send(form, 'ar');
  await expectProblem(form, message('ar', 'form.phoneRequired'), control(form, 'phone'));
  await fill(form, { phone: 'seventy' });
  await send(form, 'ar');
  await expectProblem(form, message('ar', 'form.phoneInvalid'), control(form, 'phone'));

  await fill(form, { phone: samples.contact.phone });
  await send(form, 'ar');
  await expectProblem(form, message('ar', 'form.messageRequired'), control(form, 'message'));

  await fill(form, { message: samples.contact.message });
  await send(form, 'ar');
  await expectProblem(form, message('ar', 'form.emailInvalid'), control(form, 'email'));
  await expectTexts(form, { ...samples.contact, email: 'no address' });
  await expect(captchaBox(form, 'ar'), 'a broken rule costs no proof').toBeChecked();
});

test('a report is checked in the specification’s order', async ({ page }) => {
  await open(page, formPath('en', 'report'));
  await expectUnsent(page);
  const form = panelOf(page, 'en', 'report');

  await send(form, 'en');
  await expectProblem(form, message('en', 'form.captchaRequired'), captchaBox(form, 'en'));

  await verify(form, 'en');
  await send(form, 'en');
  await expectProblem(form, message('en', 'form.topicRequired'), control(form, 'topic'));

  await fill(form, { topic: 'other', phone: 'x' });
  await send(form, 'en');
  await expectProblem(form, message('en', 'form.detailsRequired'), control(form, 'details'));

  await fill(form, { details: samples.report.details });
  // Half a date, which the browser keeps to itself.
  await control(form, 'datetime').focus();
  await page.keyboard.type('03');
  await send(form, 'en');
  await expectProblem(form, message('en', 'form.datetimeInvalid'), control(form, 'datetime'));

  await fill(form, { datetime: '' });
  await send(form, 'en');
  await expectProblem(form, message('en', 'form.phoneInvalid'), control(form, 'phone'));
  await expectTexts(form, { topic: 'other', details: samples.report.details, phone: 'x' });
});

test('a text that is too long has an error before it is sent', async ({ page }) => {
  await open(page, formPath('ar', 'report'));
  await expectUnsent(page);
  const form = panelOf(page, 'ar', 'report');
  const details = 'word '.repeat(12_001);
  await fill(form, { topic: 'fraud', details });
  await verify(form, 'ar');
  await send(form, 'ar');
  await expectProblem(
    form,
    message('ar', 'form.tooLong', numerals('ar', textLimits)),
    control(form, 'details'),
  );
  await expectTexts(form, { details });
});

test('the second half of a double click on Send changes nothing, wherever it lands', async ({ page }) => {
  await open(page, formPath('ar', 'contact'));
  await expectUnsent(page);
  const form = panelOf(page, 'ar', 'contact');
  const texts = { ...samples.contact, email: 'no address' };
  await fill(form, texts);
  await verify(form, 'ar');
  await send(form, 'ar');
  await expect(form.getByRole('alert')).toBeFocused();
  // The page has moved under the pointer
  const { x, y } = (await page.getByRole('tab', { selected: false }).boundingBox())!;
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(form.getByRole('alert')).toBeFocused();
  await expectTexts(form, texts);
  await page.mouse.down();
  await page.mouse.up();
  await expect(panelOf(page, 'ar', 'report')).toBeVisible();
});
