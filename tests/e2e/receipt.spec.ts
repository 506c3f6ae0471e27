import { expect, type Page } from '@playwright/test';
import { createReceipt, shownReceipt } from '#shared/channel/receipt-code.ts';
import { message } from '#shared/messages/messages.ts';
import { solvePlainQuestion } from '../requests/solve-plain-question.ts';
import { attachFile } from './attach-file.ts';
import { expectNoBarrier, expectNoOverflow } from './barriers.ts';
import { captchaBox, fill, formPath, panelOf, samples, send, verify } from './contact-form.ts';
import { inLanguage, type Language, languages } from './routes.ts';
import { open, test } from './site.ts';
import { solvedCaptcha, submit } from './submit.ts';

const pathOf = (language: Language) => inLanguage(language, '/receipt');

/** Sends a report, and returns the code of its receipt. */
async function codeFor(page: Page, language: Language): Promise<string> {
  await open(page, formPath(language, 'report'));
  const form = panelOf(page, language, 'report');
  await fill(form, samples.report);
  await verify(form, language);
  await send(form, language);
  const code = await page.locator('.receipt-code bdi').innerText();
  await page.getByText(message(language, 'receipt.kept'), { exact: true }).click();
  return code;
}

const codeField = (page: Page, language: Language) => page.getByLabel(message(language, 'receipt.code'));

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

for (const language of languages) {
  const t = (key: Parameters<typeof message>[1]) => message(language, key);

  test(`a receipt opens the talk, takes a message and deletes all (${language})`, async ({
    page,
    problems,
  }) => {
    problems.expect('/api/sealed/receipt');
    const code = await codeFor(page, language);
    await open(page, pathOf(language));
    await expect(page).toHaveTitle(new RegExp(`^${t('contact-us.title')} `));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectNoBarrier(page, language, 'the code');
    await expectNoOverflow(page, 'the code');

    await press(page, t('receipt.open'));
    await expect(page.getByRole('alert')).toHaveText(t('receipt.required'));
    await codeField(page, language).fill(`${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`);
    await press(page, t('receipt.open'));
    await expect(page.getByRole('alert')).toHaveText(t('receipt.wrong'));

    // As somebody types it who reads it from paper
    await codeField(page, language).fill(` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `);
    await captchaBox(page.locator('main'), language).check();
    await page.keyboard.press('Tab');
    await codeField(page, language).press('Enter');
    await expect(heading(page, t('receipt.state.received'))).toBeFocused();
    expect(page.url()).not.toContain(code.slice(0, 4));

    const textField = page.getByLabel(t('receipt.write'));
    await press(page, t('form.send'));
    await expect(page.getByRole('alert')).toHaveText(t('receipt.textRequired'));
    await textField.fill('سطر أول\nSecond line');
    await page.route('**/api/sealed/receipt/messages', (route) => route.abort());
    await press(page, t('form.send'));
    await expect(page.getByRole('alert')).toContainText(t('form.connectionLost'));
    await expect(textField).toHaveValue('سطر أول\nSecond line');
    await page.unroute('**/api/sealed/receipt/messages');
    await press(page, t('form.send'));
    await expect(page.getByText(t('receipt.sent'), { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Second line' })).toHaveCount(1);
    await expect(textField).toHaveValue('');
    await expectNoBarrier(page, language, 'the talk');
    await expectNoOverflow(page, 'the talk');

    await page.getByText(t('receipt.remove.report'), { exact: true }).click();
    await press(page, t('receipt.removeNow.report'));
    await expect(page.getByText(t('receipt.reportDeleted'), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: t('receipt.close') }).click();
    await codeField(page, language).fill(code);
    await captchaBox(page.locator('main'), language).check();
    await press(page, t('receipt.open'));
    await expect(page.getByRole('alert')).toHaveText(t('receipt.unknown'));
    await expect(codeField(page, language)).toHaveValue(code);
  });
}

test('files that were sent before are listed with their size', async ({ page, site }) => {
  const receipt = await submit(site, 'report', { topic: 'bribe', details: 'With a file' });
  const holder = { receipt, recaptcha: await solvedCaptcha(site.url, 'receipt') };
  await attachFile({ url: () => site.url, holder, file: { name: 'note.txt', content: Buffer.from('seen') } });
  await open(page, pathOf('en'));
  await codeField(page, 'en').fill(receipt);
  await captchaBox(page.locator('main'), 'en').check();
  await press(page, message('en', 'receipt.open'));
  await expect(page.getByRole('listitem').filter({ hasText: 'note.txt' })).toContainText('1 kB');
  await expectNoBarrier(page, 'en', 'files that were sent');
});

test('the code is gone with the page, and the tab can be hidden', async ({ page, context }) => {
  const code = await codeFor(page, 'en');
  await open(page, pathOf('en'));
  await page.getByRole('button', { name: message('en', 'leave.hide') }).click();
  await codeField(page, 'en').fill(code);
  await captchaBox(page.locator('main'), 'en').check();
  await press(page, message('en', 'receipt.open'));
  await expect(heading(page, message('en', 'receipt.state.received'))).toBeVisible();
  await expect(page).toHaveTitle(message('en', 'leave.neutral'));
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  expect(stored + JSON.stringify(await context.cookies())).not.toContain(code.slice(0, 4));
  await page.goto('/en/managers');
  await page.goBack();
  await expect(codeField(page, 'en')).toHaveValue('');
  expect(await page.content()).not.toContain(code.slice(0, 9));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** Answers the question of the form on the page, and presses its button, until the site has waited long enough. */
  async function solve(page: Page, language: Language, button: string, shown: string): Promise<void> {
    await expect(async () => {
      const label = page.locator('label[for="receipt-recaptcha"]');
      const solved = solvePlainQuestion(language, (await label.textContent()) ?? '');
      await page.locator('[name="answer"]').fill(String(solved));
      const coming = page.waitForResponse((response) => response.request().method() === 'POST');
      await press(page, button);
      // An answer within the first seconds is the one that is refused in this way
      expect((await coming).status()).not.toBe(422);
    }).toPass();
    await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
  }

  for (const language of languages) {
    test(`a receipt opens, takes a message and is given back (${language})`, async ({
      page,
      browser,
      site,
      problems,
    }) => {
      const t = (key: Parameters<typeof message>[1]) => message(language, key);
      problems.expect('/receipt');
      const scripted = await browser.newPage({ baseURL: site.url, javaScriptEnabled: true });
      const code = await codeFor(scripted, language);
      await scripted.close();

      await page.goto(pathOf(language));
      await codeField(page, language).fill(shownReceipt(createReceipt()));
      await solve(page, language, t('receipt.open'), t('receipt.unknown'));
      await expectNoOverflow(page, 'an unknown code');
      await codeField(page, language).fill(code);
      await solve(page, language, t('receipt.open'), t('receipt.state.received'));

      await page.getByLabel(t('receipt.write')).fill('More of it');
      await press(page, t('form.send'));
      await expect(page.getByText(t('receipt.sent'), { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('listitem').filter({ hasText: 'More of it' }), 'stored once').toHaveCount(
        1,
      );
      expect(page.url()).not.toContain('?');

      await page.getByLabel(t('uploads.choose')).setInputFiles([
        { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('What I saw') },
        { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.from('') },
      ]);
      await press(page, t('uploads.send'));
      await expect(page.getByRole('alert')).toContainText(`empty.txt: ${t('files.empty')}`);
      await expect(page.getByRole('listitem').filter({ hasText: 'note.txt' })).toHaveCount(1);
      await expectNoOverflow(page, 'files without a script');

      await page.getByText(t('receipt.remove.receipt'), { exact: true }).click();
      await press(page, t('receipt.removeNow.receipt'));
      await expect(page.getByText(t('receipt.returned'), { exact: true })).toBeVisible();
    });
  }
});
