import { expect, type Page } from '@playwright/test';
import { parseReceipt, shownReceipt } from '#shared/channel/receipt-code.ts';
import { message } from '#shared/messages/messages.ts';
import { expectNoBarrier, expectNoOverflow } from './barriers.ts';
import { fill, formPath, panelOf, samples, send, verify } from './contact-form.ts';
import { inLanguage, type Language, languages } from './routes.ts';
import { open, test } from './site.ts';

const receiptOf = (page: Page) => page.getByRole('region', { name: /^(?:إيصالك|Your receipt)$/ });

const codeOf = (page: Page) => receiptOf(page).locator('bdi[aria-hidden]');

/** Sends a form and returns the code of its receipt. */
async function sendFor(page: Page, language: Language, kind: 'contact' | 'report'): Promise<string> {
  const form = panelOf(page, language, kind);
  await fill(form, samples[kind]);
  await verify(form, language);
  await send(form, language);
  return codeOf(page).innerText();
}

/** Asked for, with nothing lost. */
async function expectPrompt(page: Page, language: Language): Promise<void> {
  await expect(receiptOf(page).getByRole('alert')).toBeFocused();
  await expect(receiptOf(page).getByRole('alert')).toHaveText(message(language, 'receipt.stay'));
  await expect(codeOf(page)).toBeVisible();
}

const button = (page: Page, name: string) => receiptOf(page).getByText(name, { exact: true });

for (const [language, kind] of [
  ['ar', 'report'],
  ['en', 'contact'],
] as const) {
  test(`a receipt is shown once, and is written down (${language})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, formPath(language, kind));
    const code = await sendFor(page, language, kind);
    expect(shownReceipt(parseReceipt(code) ?? '')).toBe(code);
    await expect(receiptOf(page).locator('.receipt-code')).toHaveAttribute('dir', 'ltr');
    await expect(receiptOf(page).getByText(code.slice(0, 4).split('').join(' '))).toBeAttached();
    await expectNoBarrier(page, language, 'a receipt');
    await expectNoOverflow(page, 'a receipt');

    await button(page, message(language, 'receipt.copy')).click();
    await expect(receiptOf(page).getByRole('status')).toHaveText(message(language, 'receipt.copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

    await button(page, message(language, 'receipt.kept')).click();
    await expect(receiptOf(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: message(language, `form.${kind}Sent`) })).toBeFocused();
    expect(await page.content()).not.toContain(code.slice(0, 9));
    await page.getByRole('link', { name: message(language, `sent.${kind}Another`) }).click();
    await expect(panelOf(page, language, kind).locator('form')).toBeVisible();
  });
}

for (const language of languages) {
  test(`who leaves a receipt behind is asked once (${language})`, async ({ page }) => {
    await open(page, inLanguage(language, '/managers'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: message(language, 'help.report') })
      .first()
      .click();
    await sendFor(page, language, 'report');
    await page.getByRole('tab', { name: message(language, 'contact.contactTab') }).click();
    await expectPrompt(page, language);
    await page.goBack();
    await expect(page).toHaveURL(inLanguage(language, '/managers'));
    // The address changes before the page: a step forward until then would leave nothing
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(language, 'managers.title'));
    await page.goForward();
    await expect(panelOf(page, language, 'report').locator('form')).toBeVisible();
    await expect(receiptOf(page)).toHaveCount(0);
  });
}

test('a step back asks, too', async ({ page }) => {
  await open(page, '/en/managers');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: message('en', 'help.report') })
    .first()
    .click();
  await sendFor(page, 'en', 'report');
  await page.goBack();
  await expectPrompt(page, 'en');
  await expect(page).toHaveURL(formPath('en', 'report'));
});

test('another document asks in the browser’s own words, and the code does not come back with it', async ({
  page,
}) => {
  await open(page, '/en');
  const code = await sendFor(page, 'en', 'contact');
  page.once('dialog', (dialog) => {
    expect(dialog.type()).toBe('beforeunload');
    void dialog.accept();
  });
  await page.goto('/en/managers');
  await page.goBack();
  await expect(panelOf(page, 'en', 'contact')).toBeVisible();
  expect(await page.content()).not.toContain(code.slice(0, 9));
});

test('the quick exit asks nothing, and a code is in no title, cookie or store', async ({
  page,
  context,
  problems,
}) => {
  const elsewhere = 'https://www.wikipedia.org/';
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
  await open(page, formPath('ar', 'report'));
  const code = await sendFor(page, 'ar', 'report');
  const traces = await page.evaluate(() =>
    JSON.stringify([
      document.title,
      location.href,
      { ...localStorage },
      { ...sessionStorage },
      history.state,
    ]),
  );
  expect(traces + JSON.stringify(await context.cookies())).not.toContain(code.slice(0, 4));
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await expect(page).toHaveURL(elsewhere);
  expect(problems.lines.delete(`call to another machine: ${elsewhere}`)).toBe(true);
});

test('paper has the receipt alone', async ({ page }) => {
  await open(page, '/');
  await sendFor(page, 'ar', 'contact');
  await page.emulateMedia({ media: 'print' });
  await expect(codeOf(page)).toBeVisible();
  await expect(receiptOf(page).getByText(message('ar', 'receipt.secret'))).toBeVisible();
  await expect(page.getByText(message('ar', 'sent.next'))).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(button(page, message('ar', 'receipt.print'))).toBeHidden();
});
