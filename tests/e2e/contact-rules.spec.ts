import { expect, type Page } from '@playwright/test';
import { type MessageKey, message } from '#shared/messages/messages.ts';
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
import { languages } from './routes.ts';
import { open, test } from './site.ts';

/** Nothing that breaks a rule is sent. */
async function expectUnsent(page: Page): Promise<void> {
  await page.route(/\/api\/(contact|report)$/, (route) => {
    throw new Error(`This was sent: ${route.request().postData()}`);
  });
}

for (const language of languages) {
  const said = (key: MessageKey) => message(language, key);

  test(`a message is checked in the specification’s order (${language})`, async ({ page }) => {
    await open(page, formPath(language, 'contact'));
    await expectUnsent(page);
    const form = panelOf(page, language, 'contact');
    const title = await page.title();

    await send(form, language);
    await expectProblem(form, said('form.captchaRequired'), captchaBox(form, language));
    await expect(page).toHaveTitle({ ar: `خطأ: ${title}`, en: `Error: ${title}` }[language]);

    await verify(form, language);
    await send(form, language);
    await expectProblem(form, said('form.nameRequired'), control(form, 'name'));
    await fill(form, { name: '   ' });
    await send(form, language);
    await expectProblem(form, said('form.nameRequired'), control(form, 'name'));

    await fill(form, { name: samples.contact.name, email: 'no address' });
    await send(form, language);
    await expectProblem(form, said('form.phoneRequired'), control(form, 'phone'));
    await fill(form, { phone: 'seventy' });
    await send(form, language);
    await expectProblem(form, said('form.phoneInvalid'), control(form, 'phone'));

    await fill(form, { phone: samples.contact.phone });
    await send(form, language);
    await expectProblem(form, said('form.messageRequired'), control(form, 'message'));

    await fill(form, { message: samples.contact.message });
    await send(form, language);
    await expectProblem(form, said('form.emailInvalid'), control(form, 'email'));
    await expectTexts(form, { ...samples.contact, email: 'no address' });
    await expect(captchaBox(form, language), 'a broken rule costs no proof').toBeChecked();
  });

  test(`a report is checked in the specification’s order (${language})`, async ({ page }) => {
    await open(page, formPath(language, 'report'));
    await expectUnsent(page);
    const form = panelOf(page, language, 'report');

    await send(form, language);
    await expectProblem(form, said('form.captchaRequired'), captchaBox(form, language));

    await verify(form, language);
    await send(form, language);
    await expectProblem(form, said('form.topicRequired'), control(form, 'topic'));

    await fill(form, { topic: 'other', phone: 'x' });
    await send(form, language);
    await expectProblem(form, said('form.detailsRequired'), control(form, 'details'));

    await fill(form, { details: samples.report.details });
    // Half a date, which the browser keeps to itself.
    await control(form, 'datetime').focus();
    await page.keyboard.type('03');
    await send(form, language);
    await expectProblem(form, said('form.datetimeInvalid'), control(form, 'datetime'));

    await fill(form, { datetime: '' });
    await send(form, language);
    await expectProblem(form, said('form.phoneInvalid'), control(form, 'phone'));
    await expectTexts(form, { topic: 'other', details: samples.report.details, phone: 'x' });
  });

  test(`a text that is too long is said before it is sent (${language})`, async ({ page }) => {
    await open(page, formPath(language, 'report'));
    await expectUnsent(page);
    const form = panelOf(page, language, 'report');
    const details = 'word '.repeat(12_001);
    await fill(form, { topic: 'fraud', details });
    await verify(form, language);
    await send(form, language);
    await expectProblem(form, said('form.tooLong'), control(form, 'details'));
    await expectTexts(form, { details });
  });
}
