import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { KeyDocument } from '#shared/forms/sealed/key-document.ts';
import { textLimits } from '#shared/forms/submissions.ts';
import { message } from '#shared/messages/messages.ts';
import { numerals } from '#shared/numeral.ts';
import { sealingKeysRoute } from '#shared/site/public-routes.ts';
import { solvePlainQuestion } from '../requests/solve-plain-question.ts';
import { control, expectTexts, fill, formPath, samples } from './contact-form.ts';
import { post, postUntilTaken, replyOf, right, shownForm } from './plain-form.ts';
import { inLanguage, type Language, languages } from './routes.ts';
import { open, test } from './site.ts';

/** A page's text and fields, from its source. */
function readPage(page: Page, html: string) {
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const form = document.querySelector<HTMLFormElement>('form:has([name="details"])');
    const { topic, details, answer } = Object.fromEntries(new FormData(form ?? undefined));
    return { alert: document.querySelector('[role="alert"]')?.textContent, topic, details, answer };
  }, html);
}

/** The token of a form and the answer to its question, from a page's source. */
async function requestedFrom(request: APIRequestContext, language: Language, address: string) {
  const html = await (await request.get(address)).text();
  const [, token = ''] = /name="token" value="([^"]*)"/.exec(html) ?? [];
  const [, requested = ''] = /<label for="report-recaptcha">([^<]*)</.exec(html) ?? [];
  return { token, answer: String(solvePlainQuestion(language, requested)) };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, kind] of [
    ['ar', 'report'],
    ['en', 'contact'],
  ] as const) {
    test(`a ${kind} is sent by answering a question (${language})`, async ({ page, problems }) => {
      problems.expect('/contact-us');
      await page.goto(formPath(language, kind));
      const form = shownForm(page);
      await expect(form.getByRole('checkbox')).toHaveCount(0);
      await fill(form, samples[kind]);
      await expect(replyOf(form)).toHaveAccessibleDescription(message(language, 'question.why'));

      const wrong = (await right(form, language)) + 1;
      await replyOf(form).fill(String(wrong));
      await expect(async () => {
        expect(await post(page, language)).toBe(422);
        expect(await page.getByRole('alert').textContent()).toBe(message(language, 'form.wrongAnswer'));
      }).toPass();
      await expect(page).toHaveTitle(new RegExp(`^${{ ar: 'خطأ: ', en: 'Error: ' }[language]}`));
      await expectTexts(form, samples[kind]);
      await expect(replyOf(form)).toHaveValue('');
      await expect(replyOf(form)).toHaveAttribute('aria-invalid', 'true');

      const answer = await right(form, language);
      // Digits of either script are accepted.
      const typed = language === 'ar' ? answer.toLocaleString('ar-EG') : String(answer);
      await replyOf(form).fill(typed);
      await postUntilTaken(page, language);
      await expect(page.getByRole('heading', { name: message(language, `form.${kind}Sent`) })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page).toHaveTitle(new RegExp(`^${message(language, 'contact-us.title')}`));
      await expect(form).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { name: message(language, `form.${kind}Sent`) })).toBeVisible();
      await page.getByRole('link', { name: message(language, 'receipt.kept') }).click();
      await expectTexts(form, Object.fromEntries(Object.keys(samples[kind]).map((each) => [each, ''])));
      await expect(replyOf(form), 'another one can be sent').toHaveValue('');
    });
  }

  test('the fingerprint of the key stands on the page, as it is published', async ({ page, site }) => {
    const response = await fetch(site.url + sealingKeysRoute.pattern);
    const { keys } = (await response.json()) as KeyDocument;
    for (const language of languages) {
      await page.goto(formPath(language, 'report'));
      await expect(shownForm(page).getByText(message(language, 'seal.server'))).toBeVisible();
      await shownForm(page).getByText(message(language, 'seal.fingerprint')).click();
      for (const { fingerprint, words } of keys) {
        await expect(shownForm(page).getByText(fingerprint, { exact: true })).toBeVisible();
        await expect(shownForm(page).getByText(words, { exact: true })).toBeVisible();
      }
    }
    expect(keys.length).toBeGreaterThan(0);
  });

  for (const language of languages) {
    test(`the order of checks holds, and an answer is needed once (${language})`, async ({
      page,
      problems,
    }) => {
      problems.expect('/contact-us');
      await page.goto(formPath(language, 'contact'));
      const form = shownForm(page);
      const alert = page.getByRole('alert');
      expect(await post(page, language)).toBe(422);
      await expect(alert).toHaveText(message(language, 'form.captchaRequired'));

      const answer = String(await right(form, language));
      await replyOf(form).fill(answer);
      for (const [name, localizedMessage] of [
        ['name', 'form.nameRequired'],
        ['phone', 'form.phoneRequired'],
        ['message', 'form.messageRequired'],
      ] as const) {
        expect(await post(page, language)).toBe(422);
        await expect(alert).toHaveText(message(language, localizedMessage));
        await expect(form.locator('[aria-invalid="true"]')).toHaveCount(1);
        await expect(control(form, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(replyOf(form)).toHaveValue(answer);
        await alert.getByRole('link').click();
        await expect(control(form, name)).toBeFocused();
        await fill(form, { [name]: samples.contact[name] });
      }
      await postUntilTaken(page, language);
    });

    test(`the home page’s form continues on a page with the question (${language})`, async ({
      page,
      problems,
    }) => {
      problems.expect('/contact-us');
      await page.goto(inLanguage(language, '/'));
      const form = shownForm(page);
      await expect(replyOf(form)).toHaveCount(0);
      await fill(form, samples.contact);
      expect(await post(page, language)).toBe(422);
      await expect(page).toHaveURL(({ pathname }) => pathname === inLanguage(language, '/contact-us'));
      await expect(page.getByRole('alert')).toHaveText(message(language, 'form.captchaRequired'));
      await expectTexts(form, samples.contact);
      await replyOf(form).fill(String(await right(form, language)));
      await postUntilTaken(page, language);
      await expect(page.getByRole('heading', { name: message(language, 'form.contactSent') })).toBeVisible();
    });
  }
});

for (const language of languages) {
  test(`a form sent too early or too long has an error, and nothing is lost (${language})`, async ({
    page,
    request,
  }) => {
    const address = formPath(language, 'report');
    let fields = { token: '', answer: '' };
    const texts = { form: 'report', topic: 'other', details: 'A "<b>quotation</b>"\r\n& more' };
    // A busy machine may need longer than the seconds that are too early
    await expect(async () => {
      fields = await requestedFrom(request, language, address);
      const early = await request.post(address, { form: { ...fields, ...texts } });
      expect(early.status()).toBe(422);
      expect(await readPage(page, await early.text())).toEqual({
        alert: expect.stringContaining(message(language, 'form.tooEarly').replace('{seconds}.', '')),
        topic: 'other',
        details: 'A "<b>quotation</b>"\n& more',
        answer: fields.answer,
      });
    }).toPass();

    const { answer } = fields;
    const details = 'word '.repeat(12_001);
    const long = await request.post(address, { form: { ...fields, ...texts, details } });
    expect(long.status()).toBe(413);
    const alert = message(language, 'form.tooLong', numerals(language, textLimits));
    expect(await readPage(page, await long.text())).toEqual({ alert, topic: 'other', details, answer });
  });
}

test('a form that is sent before the script has come loses nothing', async ({ page, problems }) => {
  problems.expect('/contact-us');
  problems.expect('/assets/');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(formPath('en', 'report'));
  await fill(shownForm(page), samples.report);
  expect(await post(page, 'en')).toBe(422);
  await page.unroute('**/assets/*.js');
  await expect(page.getByRole('alert')).toHaveText('Please verify the reCAPTCHA');
  await expectTexts(shownForm(page), samples.report);
  await replyOf(shownForm(page)).fill(String(await right(shownForm(page), 'en')));
  await postUntilTaken(page, 'en');
});

test('a browser without cryptography gets the question on the next page', async ({ page, problems }) => {
  problems.expect('/contact-us');
  // The state of a page over plain HTTP.
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await open(page, formPath('en', 'contact'));
  const form = shownForm(page);
  await fill(form, samples.contact);
  await expect(form.getByText(message('en', 'captcha.unable'))).toBeVisible();
  expect(await post(page, 'en')).toBe(422);
  await expectTexts(form, samples.contact);
  await replyOf(form).fill(String(await right(form, 'en')));
  await postUntilTaken(page, 'en');
  await expect(page.getByRole('heading', { name: message('en', 'form.contactSent') })).toBeVisible();
});
