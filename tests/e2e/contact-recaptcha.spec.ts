import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import {
  type CaptchaServer,
  routeRecaptcha,
  startCaptchaServer,
} from '#workshop/stand-ins/captcha-server.ts';
import { slowness } from '../timeouts/slowness.ts';
import { captchaBox, expectTexts, fill, formPath, panelOf, samples, send, verify } from './contact-form.ts';
import { inLanguage } from './routes.ts';
import { test as base, hydrated, open } from './site.ts';
import { type RunningSite, startSite } from './start-site.ts';
import type { Problems } from './watch-problems.ts';

type Provided = RunningSite & { provider: CaptchaServer };

/** A site that uses Google's captcha, whose two sides are played by the test. */
const test = base.extend<object, { captchaSite: Provided; lonelySite: RunningSite }>({
  captchaSite: [
    async ({}, use) => {
      const provider = await startCaptchaServer();
      const site = await startSite({
        CAPTCHA: 'recaptcha',
        RECAPTCHA_SITE_KEY: 'site-key',
        RECAPTCHA_SECRET: 'secret',
        RECAPTCHA_VERIFY_URL: provider.url,
      });
      await use({ ...site, provider });
      await site.stop();
      await provider.stop();
    },
    { scope: 'worker', timeout: 60_000 * slowness() },
  ],
  /** A site whose provider does not respond. */
  lonelySite: [
    async ({}, use) => {
      const provider = await startCaptchaServer();
      await provider.stop();
      const site = await startSite({
        CAPTCHA: 'recaptcha',
        RECAPTCHA_SITE_KEY: 'site-key',
        RECAPTCHA_SECRET: 'secret',
        RECAPTCHA_VERIFY_URL: provider.url,
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 * slowness() },
  ],
  baseURL: async ({ captchaSite }, use) => use(captchaSite.url),
});

/** Google's script is meant to be fetched; nothing else of another machine is. */
function expectRecaptcha(problems: Problems) {
  for (const line of problems.lines) {
    if (line.startsWith('call to another machine: https://www.google.com/recaptcha/api.js'))
      problems.lines.delete(line);
  }
}

const box = 'fake box normal site-key';

test("Google's box is fetched when the form is used, and its proof verified", async ({
  page,
  problems,
  captchaSite,
}) => {
  const fetched = await routeRecaptcha(page);
  await open(page, formPath('en', 'contact'));
  const form = panelOf(page, 'en', 'contact');
  await expect(form.getByText(message('en', 'captcha.thirdParty', { operator: 'Google' }))).toBeVisible();
  await expect(form.getByText(message('en', 'captcha.notLoaded'))).toBeVisible();
  expect(fetched).toEqual([]);

  await fill(form, samples.contact);
  await expect(form.getByRole('button', { name: box })).toBeVisible();
  expect(fetched.map(({ search }) => search)).toEqual([`?render=explicit&hl=en`]);
  await send(form, 'en');
  await expect(form.getByRole('alert')).toHaveText(message('en', 'form.captchaRequired'));
  await form.getByRole('alert').getByRole('link').click();
  await expect(form.getByRole('group', { name: message('en', 'captcha.title') })).toBeFocused();

  await form.getByRole('button', { name: box }).click();
  await form.getByRole('button', { name: 'fake expiry' }).click();
  await expect(form.getByText(message('en', 'captcha.expired'))).toBeVisible();
  await send(form, 'en');
  await expect(form.getByRole('alert')).toHaveText(message('en', 'form.captchaRequired'));
  // The same message stood there before
  await expect(form.getByRole('alert')).toBeFocused();

  await form.getByRole('button', { name: 'fake fraud' }).click();
  problems.expect('/api/sealed/contact');
  await send(form, 'en');
  await expect(form.getByRole('alert')).toHaveText(message('en', 'form.captchaExpired'));
  await expectTexts(form, samples.contact);

  await form.getByRole('button', { name: box }).click();
  await send(form, 'en');
  await expect(form.getByRole('heading', { name: message('en', 'form.contactSent') })).toBeFocused();
  expect(captchaSite.provider.requested.at(-1)).toEqual({
    secret: 'secret',
    response: expect.stringMatching(/^good /),
  });
  await form.getByRole('link', { name: message('en', 'receipt.kept') }).click();
  await form.getByRole('link', { name: message('en', 'sent.contactAnother') }).click();
  await fill(form, samples.contact);
  await send(form, 'en');
  await expect(form.getByRole('alert'), 'a proof is used once').toHaveText(
    message('en', 'form.captchaRequired'),
  );
  expectRecaptcha(problems);
});

test('a report is proven without a third party all the same', async ({ page }) => {
  await open(page, formPath('ar', 'report'));
  const form = panelOf(page, 'ar', 'report');
  await fill(form, samples.report);
  await expect(captchaBox(form, 'ar')).toBeVisible();
  await verify(form, 'ar');
  await send(form, 'ar');
  await expect(form.getByRole('heading', { name: message('ar', 'form.reportSent') })).toBeFocused();
});

test('an unreachable provider has an error, and the text stays', async ({ page, problems, lonelySite }) => {
  problems.expect('/api/sealed/contact');
  await routeRecaptcha(page);
  await open(page, lonelySite.url + formPath('en', 'contact'));
  const form = panelOf(page, 'en', 'contact');
  await fill(form, samples.contact);
  await form.getByRole('button', { name: box }).click();
  await send(form, 'en');
  await expect(form.getByRole('alert')).toHaveText(message('en', 'form.captchaUnreachable'));
  await expectTexts(form, samples.contact);
  expectRecaptcha(problems);
});

test('a script that fails to load has an error, and is fetched again', async ({ page, problems }) => {
  problems.expect('/recaptcha/api.js');
  await page.route('https://www.google.com/recaptcha/api.js**', (route) => route.abort());
  await open(page, formPath('en', 'contact'));
  const form = panelOf(page, 'en', 'contact');
  await fill(form, samples.contact);
  await expect(form.getByText(message('en', 'form.captchaUnreachable'))).toBeVisible();
  await page.unroute('https://www.google.com/recaptcha/api.js**');
  await routeRecaptcha(page);
  await form.getByRole('button', { name: 'Try again' }).click();
  await form.getByRole('button', { name: 'fake error' }).click();
  await expect(form.getByText(message('en', 'form.captchaUnreachable'))).toBeVisible();
  await form.getByRole('button', { name: 'Try again' }).click();
  await form.getByRole('button', { name: 'fake box' }).click();
  await send(form, 'en');
  await expect(form.getByRole('heading', { name: message('en', 'form.contactSent') })).toBeFocused();
  expectRecaptcha(problems);
});

test('the box is compact where it would be wider than its place', async ({ page, problems }) => {
  await routeRecaptcha(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, formPath('ar', 'contact'));
  const form = panelOf(page, 'ar', 'contact');
  await fill(form, { name: 'ليلى' });
  await expect(form.getByRole('button', { name: 'fake box compact site-key' })).toBeVisible();
  expectRecaptcha(problems);
});

test('a navigation from another page loads a document whose policy allows the box', async ({
  page,
  problems,
}) => {
  await routeRecaptcha(page);
  await open(page, inLanguage('en', '/managers'));
  const reloaded = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us', exact: true }).click();
  await reloaded;
  await hydrated(page);
  await expect(page).toHaveURL(formPath('en', 'contact'));
  const form = panelOf(page, 'en', 'contact');
  await fill(form, { name: 'Layla' });
  await expect(form.getByRole('button', { name: 'fake box' })).toBeVisible();
  expectRecaptcha(problems);
});
