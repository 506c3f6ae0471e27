import { expect, type Page } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { captchaBox, control, expectTexts, fill, formPath, panelOf, samples, send } from './contact-form.ts';
import { open, test } from './site.ts';

const ownScript = /\/assets\/take-over-/;

/** Opens a form whose own script does not come before it is let through. */
async function withoutItsScript(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(ownScript, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, formPath('en', 'contact'));
  const form = panelOf(page, 'en', 'contact');
  return { form, release, sendButton: form.getByRole('button', { name: message('en', 'form.send') }) };
}

test('a form is taken over in the middle of a word, and nothing of it moves', async ({ page }) => {
  const { form, release, sendButton } = await withoutItsScript(page);
  const requested = page.waitForRequest(ownScript);
  await fill(form, { name: 'Layla', message: 'a word' });
  await requested;
  const text = control(form, 'message');
  await text.press('ArrowLeft');
  const before = await sendButton.boundingBox();
  release();
  await expect(captchaBox(form, 'en')).toBeVisible();
  await page.keyboard.type('l');
  await expectTexts(form, { name: 'Layla', message: 'a world' });
  await expect(text).toBeFocused();
  expect(await sendButton.boundingBox()).toEqual(before);
});

test('a form that is sent before its own script has come is sent with it', async ({ page }) => {
  const { form, release } = await withoutItsScript(page);
  await fill(form, samples.contact);
  await send(form, 'en');
  release();
  await expect(form.getByRole('alert')).toHaveText(message('en', 'form.captchaRequired'));
  await expectTexts(form, samples.contact);
  await expect(page, 'no other page has loaded').toHaveURL(formPath('en', 'contact'));
});

test('a form whose own script cannot be had is sent by the browser', async ({ page, problems }) => {
  problems.expect('/contact-us');
  problems.expect('/assets/take-over-');
  await page.route(ownScript, (route) => route.abort());
  await open(page, formPath('en', 'contact'));
  const form = panelOf(page, 'en', 'contact');
  await fill(form, samples.contact);
  const responded = page.waitForResponse((response) => response.request().method() === 'POST');
  await send(form, 'en');
  expect((await responded).status()).toBe(422);
  await expectTexts(page.locator('main form').first(), samples.contact);
});
