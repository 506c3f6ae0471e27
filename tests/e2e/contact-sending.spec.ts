import { expect, type Page, type Request, type Route } from '@playwright/test';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { message } from '#shared/messages/messages.ts';
import {
  captchaBox,
  control,
  expectTexts,
  fill,
  formPath,
  panelOf,
  samples,
  send,
  verify,
} from './contact-form.ts';
import { inLanguage, type Language } from './routes.ts';
import { open, test } from './site.ts';

/** Opens a form with everything filled in. */
async function filled(page: Page, language: Language, kind: SubmissionKind) {
  await open(page, formPath(language, kind));
  const form = panelOf(page, language, kind);
  await fill(form, samples[kind]);
  await verify(form, language);
  return form;
}

/** Handles the next requests of a call in sequence, as a network or another server would, then lets them through. */
async function intercept(page: Page, kind: SubmissionKind, responses: ((route: Route) => Promise<void>)[]) {
  const requests: Request[] = [];
  await page.route(`**/api/sealed/${kind}`, async (route) => {
    requests.push(route.request());
    const respond = responses[requests.length - 1];
    await (respond ? respond(route) : route.continue());
  });
  return requests;
}

/** From the settings of the sample content. */
const readWithin = { ar: 'خلال خمسة أيام عمل', en: 'within five working days' };

const tryName = (request: Request | undefined) => request?.headers()['idempotency-key'];
const proof = (request: Request | undefined) => request?.postDataJSON().recaptcha as string;

for (const [language, kind] of [
  ['ar', 'contact'],
  ['en', 'report'],
] as const) {
  test(`a ${kind} arrives, and its panel leads to an empty form (${language})`, {
    tag: '@both-engines',
  }, async ({ page }) => {
    const form = await filled(page, language, kind);
    const requests = await intercept(page, kind, []);
    await send(form, language);
    const heading = form.getByRole('heading', { name: message(language, `form.${kind}Sent`) });
    await expect(heading).toBeFocused();
    await expect(form.getByRole('alert')).toHaveCount(0);
    await expect(form.getByRole('listitem').filter({ hasText: readWithin[language] })).toBeVisible();
    await expect(form.locator('form')).toHaveCount(0);
    await form.getByRole('link', { name: message(language, 'receipt.kept') }).click();
    await form.getByRole('link', { name: message(language, `sent.${kind}Another`) }).click();
    await expect(heading).toHaveCount(0);
    await expect(form.locator('[name]').and(form.locator(':focus'))).toHaveAttribute('id', /-(name|topic)$/);
    await expectTexts(form, Object.fromEntries(Object.keys(samples[kind]).map((name) => [name, ''])));
    await expect(captchaBox(form, language)).not.toBeChecked();
    expect(requests).toHaveLength(1);
    const [request] = requests;
    expect(proof(request)).not.toBe('');
    expect(request?.headers()['accept-language']).toBe(language);
  });

  test(`a ${kind} that the network loses stays, and is sent again with the same key (${language})`, async ({
    page,
    problems,
  }) => {
    problems.expect(`/api/sealed/${kind}`);
    const form = await filled(page, language, kind);
    const requests = await intercept(page, kind, [
      (route) => route.abort(),
      (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    ]);
    for (const _ of ['lost', 'lost on the way']) {
      await send(form, language);
      const alert = form.getByRole('alert');
      await expect(alert).toBeFocused();
      await expect(alert).toContainText(message(language, `form.${kind}Failed`));
      await expect(alert).toContainText(message(language, 'form.connectionLost'));
      await expectTexts(form, samples[kind]);
    }
    await send(form, language);
    await expect(form.getByRole('heading', { name: message(language, `form.${kind}Sent`) })).toBeFocused();
    expect(tryName(requests[0])).toMatch(/^[0-9a-f-]{36}$/);
    expect(requests.map(tryName)).toEqual(Array(3).fill(tryName(requests[0])));
    expect(requests.map(proof)).toEqual(Array(3).fill(proof(requests[0])));
    expect(requests.map((request) => request.postData())).toEqual(Array(3).fill(requests[0]?.postData()));
  });
}

test('a form that is being sent shows it, and cannot be changed or sent twice', async ({ page }) => {
  const form = await filled(page, 'ar', 'report');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const requests = await intercept(page, 'report', [
    async (route) => {
      await released;
      await route.continue();
    },
  ]);
  await send(form, 'ar');
  const button = form.getByRole('button', { name: message('ar', 'form.sending'), exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(form.getByRole('status').filter({ hasText: message('ar', 'form.sending') })).toHaveCount(1);
  await expect(control(form, 'details')).not.toBeEditable();
  await expect(control(form, 'topic')).toBeDisabled();
  await button.click({ force: true });
  release();
  await expect(form.getByRole('heading', { name: message('ar', 'form.reportSent') })).toBeFocused();
  expect(requests).toHaveLength(1);
});

test('a refused form shows the server’s message, stays, and is verified again', async ({
  page,
  problems,
}) => {
  problems.expect('/api/sealed/contact');
  const form = await filled(page, 'en', 'contact');
  const refusal = message('en', 'form.captchaRefused');
  const requests = await intercept(page, 'contact', [
    (route) => route.fulfill({ status: 422, json: { message: refusal } }),
  ]);
  await send(form, 'en');
  await expect(form.getByRole('alert')).toHaveText(refusal);
  await expectTexts(form, samples.contact);
  await expect(captchaBox(form, 'en')).not.toBeChecked();
  await verify(form, 'en');
  await send(form, 'en');
  await expect(form.getByRole('heading', { name: message('en', 'form.contactSent') })).toBeFocused();
  expect(proof(requests[1])).not.toBe(proof(requests[0]));
  expect(tryName(requests[1])).not.toBe(tryName(requests[0]));
});

test('a proof that was used is not taken again, and nothing is lost', async ({ page, problems }) => {
  problems.expect('/api/sealed/contact');
  const form = await filled(page, 'en', 'contact');
  // The first response is lost after the server has stored the message; then the text is changed.
  const requests = await intercept(page, 'contact', [
    async (route) => {
      await route.fetch();
      await route.abort();
    },
  ]);
  await send(form, 'en');
  await expect(form.getByRole('alert')).toContainText('Failed to send contact form');
  await fill(form, { message: 'Something else' });
  await send(form, 'en');
  await expect(form.getByRole('alert')).toHaveText(message('en', 'form.captchaUsed'));
  await expectTexts(form, { message: 'Something else' });
  expect(tryName(requests[1])).not.toBe(tryName(requests[0]));
  await verify(form, 'en');
  await send(form, 'en');
  await expect(form.getByRole('heading', { name: 'Your message was sent. Thank you.' })).toBeFocused();
});

test('the home page sends in its place', async ({ page }) => {
  await open(page, inLanguage('en', '/'));
  await page.getByRole('tab', { name: 'Confidential report' }).click();
  const form = panelOf(page, 'en', 'report');
  await fill(form, { topic: 'stealing', details: 'Seen from the home page.' });
  await verify(form, 'en');
  await send(form, 'en');
  await expect(form.getByRole('heading', { name: message('en', 'form.reportSent') })).toBeFocused();
  await expect(page).toHaveURL(inLanguage('en', '/'));
});

test('a form is filled in and sent by the keyboard alone', async ({ page }) => {
  await open(page, '/contact-us');
  await page.getByRole('tab', { name: 'تواصل' }).focus();
  const form = panelOf(page, 'ar', 'contact');
  const { name, email, phone, message: text } = samples.contact;
  for (const typed of [name, email, phone, text]) {
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(typed);
  }
  await expect(captchaBox(form, 'ar')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(captchaBox(form, 'ar')).toBeFocused();
  await page.keyboard.press('Space');
  // The telephone, the e-mail, the button; a form waits for a proof that is on its way.
  for (const _ of ['phone', 'email', 'button']) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('heading', { name: message('ar', 'form.contactSent') })).toBeFocused();
});
