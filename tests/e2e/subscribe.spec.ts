import { expect, type Page } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { openMailServer } from '../network/open-mail-server.ts';
import { linkIn } from '../requests/mail-text.ts';
import { solvePlainQuestion } from '../requests/solve-plain-question.ts';
import { expectNoBarrier } from './barriers.ts';
import { type Language, languages } from './routes.ts';
import { test } from './site.ts';
import { startSite } from './start-site.ts';

/** A site that sends mail, with the mail server that takes it. */
async function mailingSite() {
  const { address, mails, close } = await openMailServer();
  const environment = { MAIL_URL: `smtp://127.0.0.1:${address.port}`, MAIL_FROM: 'site@example.org' };
  const site = await startSite(environment);
  return { ...site, mails, end: () => site.stop().finally(() => void close()) };
}

let mailing: Awaited<ReturnType<typeof mailingSite>>;

test.beforeAll(async () => {
  mailing = await mailingSite();
});

test.afterAll(() => mailing.end());

const t = message;
const prefix = { ar: '', en: '/en' };

async function subscribe(page: Page, language: Language, email: string) {
  await page.goto(`${mailing.url}${prefix[language]}/tenders`);
  await page.getByRole('link', { name: t(language, 'subscribe.link') }).click();
  await expect(page.getByLabel(t(language, 'tenders.title'))).toBeChecked();
  await page.getByLabel(t(language, 'subscribe.email')).fill(email);
  const question = (await page.locator('label[for="subscribe-answer"]').textContent()) ?? '';
  await page.locator('#subscribe-answer').fill(String(solvePlainQuestion(language, question)));
  // A form is refused within the first seconds after its question
  await expect(async () => {
    const coming = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: t(language, 'subscribe.submit') }).click();
    expect((await coming).status()).toBe(200);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(language, 'subscribe.sent'));
}

for (const language of languages) {
  for (const javaScriptEnabled of [false, true]) {
    test.describe(`with${javaScriptEnabled ? '' : 'out'} a script (${language})`, () => {
      test.use({ javaScriptEnabled });

      test('a subscription is requested, confirmed, changed and left', async ({
        page,
        request,
        problems,
      }) => {
        // Forms that are refused, and a link that is over
        problems.expect('/subscri');
        const email = `rana-${language}-${javaScriptEnabled}@example.org`;
        await subscribe(page, language, email);
        const sent = () => mailing.mails.find(({ to }) => to === email)?.bytes ?? '';
        await expect.poll(sent).not.toBe('');
        const confirmation = `${mailing.url}${prefix[language]}/subscription?confirm=${linkIn(sent(), 'confirm')}`;
        await page.goto(confirmation);
        await expect(
          page
            .getByRole('listitem')
            .filter({ hasText: t(language, 'tenders.title') })
            .last(),
        ).toBeVisible();
        await page.getByRole('button', { name: t(language, 'subscription.confirm') }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          t(language, 'subscription.confirmed'),
        );
        await page.getByRole('link', { name: t(language, 'subscription.manageTitle') }).click();
        await page.getByLabel(t(language, 'tenders.title')).uncheck();
        const save = page.getByRole('button', { name: t(language, 'subscription.save') });
        await save.click();
        await expect(page.locator('.field-error')).toHaveText(t(language, 'subscribe.sectionsRequired'));
        await page.getByLabel(t(language, 'studies.title')).check();
        await page.getByLabel(t(language, 'subscribe.daily')).check();
        await save.click();
        await expect(page.getByRole('status')).toHaveText(t(language, 'subscription.saved'));
        await page.reload();
        await expect(page.getByLabel(t(language, 'studies.title'))).toBeChecked();

        const leave = page.url().replace('key=', 'leave=');
        await page.goto(leave);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          t(language, 'subscription.leaveTitle'),
        );
        const oneClick = await request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' } });
        expect(oneClick.status()).toBe(200);
        const again = await request.post(leave, { multipart: { 'List-Unsubscribe': 'One-Click' } });
        expect(again.status()).toBe(200);
        expect((await page.goto(leave))?.status()).toBe(410);
      });
    });
  }

  test(`the form has no barriers (${language})`, async ({ page }) => {
    await page.goto(`${mailing.url}${prefix[language]}/subscribe`);
    await expectNoBarrier(page, language, 'the form of a subscription');
  });
}

test('a site without mail has none of it', async ({ page, site, request }) => {
  for (const path of ['/subscribe', '/en/subscribe', '/subscription?key=x', '/subscribe.data'])
    expect((await request.get(site.url + path)).status(), path).toBe(404);
  const posted = await request.post(`${site.url}/api/subscriptions`, { data: {} });
  expect(posted.status()).toBe(404);
  await page.goto(`${site.url}/en/tenders`);
  await expect(page.getByRole('link', { name: t('en', 'subscribe.link') })).toHaveCount(0);
});
