import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { expectNoBarrier, expectNoOverflow } from './barriers.ts';
import { fill, formPath, kinds, panelOf, samples, send, verify } from './contact-form.ts';
import { languages } from './routes.ts';
import { open, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [language, kind] of [
  ['ar', 'report'],
  ['en', 'contact'],
] as const) {
  test(`the ${kind} form is accessible in every state (${language})`, async ({ page, problems }) => {
    problems.expect(`/api/sealed/${kind}`);
    await open(page, formPath(language, kind));
    const form = panelOf(page, language, kind);
    if (kind === 'report') await form.getByText(message(language, 'report.afraid')).click();
    await expectNoBarrier(page, language, 'untouched');
    await expectNoOverflow(page, 'untouched');

    await send(form, language);
    await expect(form.getByRole('alert')).toBeFocused();
    await expectNoBarrier(page, language, 'invalid');
    await expectNoOverflow(page, 'invalid');

    await fill(form, samples[kind]);
    await verify(form, language);
    await page.route(`**/api/sealed/${kind}`, (route) => route.abort());
    await send(form, language);
    await expect(form.getByText(message(language, 'form.connectionLost'))).toBeVisible();
    await expectNoBarrier(page, language, 'failed');
    await expectNoOverflow(page, 'failed');

    await page.unroute(`**/api/sealed/${kind}`);
    await send(form, language);
    await expect(form.getByRole('heading', { name: message(language, `form.${kind}Sent`) })).toBeFocused();
    await expectNoBarrier(page, language, 'sent');
    await expectNoOverflow(page, 'sent');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`both forms and their questions fit any screen (${language})`, async ({ page, problems }) => {
      problems.expect('/contact-us');
      for (const kind of kinds) {
        await page.goto(formPath(language, kind));
        await expectNoOverflow(page, `${kind}, untouched`);
        await page.getByRole('button', { name: message(language, 'form.send') }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectNoOverflow(page, `${kind}, invalid`);
      }
    });
  }
});
