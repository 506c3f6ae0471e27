import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { captchaBox, control, fill, formPath, panelOf, samples, send, verify } from './contact-form.ts';
import { inLanguage } from './routes.ts';
import { open, test } from './site.ts';

const challenge = '**/api/captcha/challenge**';

test('nothing of the captcha or the rules is fetched before a form is used', async ({ page }) => {
  for (const address of ['/', '/contact-us', '/en/contact-us?tab=report']) {
    const fetched: string[] = [];
    page.removeAllListeners('request');
    page.on('request', (request) => fetched.push(request.url()));
    await open(page, address);
    await page.getByRole('tab').first().focus();
    expect(fetched.filter((url) => /challenge|prove|deliver|submissions/.test(url))).toEqual([]);
    const working = page.waitForEvent('worker');
    await page.getByRole('tabpanel').getByRole('textbox').first().focus();
    await working;
    expect(fetched.filter((url) => /challenge|prove/.test(url)).length).toBeGreaterThan(1);
  }
});

test('the box shows the progress of the verification', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(challenge, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, formPath('ar', 'contact'));
  const form = panelOf(page, 'ar', 'contact');
  const status = form.getByRole('status');
  await expect(form.getByText(message('ar', 'captcha.notLoaded'))).toBeVisible();
  await control(form, 'name').focus();
  await expect(status.filter({ hasText: message('ar', 'captcha.own') })).toBeVisible();
  await captchaBox(form, 'ar').press('Space');
  await expect(status.filter({ hasText: message('ar', 'captcha.verifying') })).toBeVisible();
  release();
  await expect(status.filter({ hasText: message('ar', 'captcha.verified') })).toBeVisible();
  await expect(captchaBox(form, 'ar')).toHaveAccessibleDescription(message('ar', 'captcha.verified'));
  await captchaBox(form, 'ar').press('Space');
  await expect(status.filter({ hasText: message('ar', 'captcha.own') })).toBeVisible();
});

test('a failed verification shows the reason, and can be restarted', async ({ page, problems }) => {
  problems.expect('/api/captcha/challenge');
  const refusal = message('en', 'form.closed');
  const failures = [
    { alert: refusal, response: { status: 503, json: { message: refusal } } },
    {
      alert: message('en', 'captcha.failed'),
      response: { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
    },
  ];
  let failure = failures[0];
  await page.route(challenge, (route) => (failure ? route.fulfill(failure.response) : route.continue()));
  await open(page, formPath('en', 'contact'));
  const form = panelOf(page, 'en', 'contact');
  await control(form, 'name').focus();
  for (failure of failures) {
    await captchaBox(form, 'en').click();
    await expect(form.getByRole('status').filter({ hasText: failure.alert })).toBeVisible();
    await expect(captchaBox(form, 'en')).not.toBeChecked();
  }
  failure = undefined;
  await verify(form, 'en');
});

test('a proof that grows old is renewed by itself', async ({ page }) => {
  await page.clock.install();
  await open(page, formPath('ar', 'contact'));
  const form = panelOf(page, 'ar', 'contact');
  await fill(form, samples.contact);
  await verify(form, 'ar');
  const renewed = page.waitForResponse(challenge);
  await page.clock.fastForward('19:30');
  await renewed;
  await expect(form.getByText(message('ar', 'captcha.verified'), { exact: true })).toBeVisible();
  await expect(captchaBox(form, 'ar')).toBeChecked();
  const sent = page.waitForRequest('**/api/sealed/contact');
  await send(form, 'ar');
  const { challenge: used } = JSON.parse(atob((await sent).postDataJSON().recaptcha));
  expect(used).toEqual(await (await renewed).json());
  await expect(form.getByRole('heading', { name: message('ar', 'form.contactSent') })).toBeFocused();
});

test('where there are no workers the page does the work itself', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { Worker: undefined });
  });
  await open(page, inLanguage('en', '/contact-us'));
  const form = panelOf(page, 'en', 'contact');
  await fill(form, samples.contact);
  await verify(form, 'en');
  await send(form, 'en');
  await expect(form.getByRole('heading', { name: message('en', 'form.contactSent') })).toBeFocused();
});
