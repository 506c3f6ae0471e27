import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { ReceiptView } from '#shared/forms/talk.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { givePasswordAgain, inEnglish, type PeopleSite, test } from './admin-people-site.ts';
import { openAdmin } from './admin-site.ts';
import { attachFile } from './attach-file.ts';
import { openInBrowsersAlone, reports, signInByForm } from './browser-keys-site.ts';
import { read, reading, row } from './inbox-page.ts';
import { becomesOld } from './old-browser.ts';
import { credentials } from './site-template.ts';
import { solvedCaptcha, submit } from './submit.ts';

/** A window of somebody who signs in by the form, as officers do. @param prepare comes before the sign-in. */
async function signedIn(
  browser: Browser,
  { url }: PeopleSite,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: url, storageState: { cookies: [], origins: [] } });
  await prepare?.(context);
  const page = await context.newPage();
  await signInByForm(page, credentials);
  await expect(page).toHaveURL('/about-manager-edit');
  return { context, page };
}

/** All that a window sends and receives by calls, as texts. */
function watchCalls(context: BrowserContext) {
  const sent: string[] = [];
  const received: Promise<string>[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  context.on('response', (response) => {
    if (response.url().includes('/api/')) received.push(response.text().catch(() => ''));
  });
  return { sent, received };
}

async function receiptView({ url }: PeopleSite, receipt: string): Promise<ReceiptView> {
  const response = await fetch(`${url}/api/receipt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ receipt, recaptcha: await solvedCaptcha(url, 'receipt') }),
  });
  expect(response.ok).toBe(true);
  return (await response.json()) as ReceiptView;
}

test('nothing that an officer reads or writes crosses the line in clear, nor does the password', async ({
  browser,
  peopleSite,
}) => {
  const receipt = await submit(peopleSite, 'report', { topic: 'bribe', details: 'MARK-REPORT طلب مالًا' });
  const recaptcha = await solvedCaptcha(peopleSite.url, 'receipt');
  const file = { name: 'MARK-NAME.txt', content: Buffer.from('MARK-FILE '.repeat(20_000)) };
  await attachFile({ url: () => peopleSite.url, holder: { receipt, recaptcha }, file });
  const { context, page } = await signedIn(browser, peopleSite);
  const { sent, received } = watchCalls(context);

  await openAdmin(page, reports);
  await expect(row(page, 'رشوة')).toBeVisible();
  await read(page, 'رشوة');
  await expect(reading(page)).toContainText('MARK-REPORT طلب مالًا');
  const talk = reading(page).getByRole('region', { name: 'المحادثة مع المُرسِل' });
  await talk.getByLabel('الردّ على المُرسِل').fill('MARK-REPLY وصل');
  await talk.getByRole('button', { name: 'إرسال الردّ' }).click();
  await expect(talk.getByRole('listitem')).toHaveText([/MARK-REPLY وصل/]);
  const files = reading(page).getByRole('region', { name: 'ملفات المُرسِل' });
  await files.getByRole('button', { name: 'عرض MARK-NAME.txt' }).click();
  await expect(files.getByRole('group', { name: 'MARK-NAME.txt' })).toBeVisible();
  const history = reading(page).getByRole('region', { name: 'السجلّ' });
  await history.getByLabel('ملاحظة داخلية').fill('MARK-NOTE للزملاء');
  await history.getByRole('button', { name: 'حفظ الملاحظة' }).click();
  // The page's own entry about the reply may come after it
  await expect(history.getByRole('listitem').filter({ hasText: 'MARK-NOTE للزملاء' })).toBeVisible();

  const view = await receiptView(peopleSite, receipt);
  expect(view).toMatchObject({ state: 'answered', messages: [{ from: 'officer', text: 'MARK-REPLY وصل' }] });
  const texts = [...sent, ...(await Promise.all(received))];
  expect(texts.some((text) => text.includes('/api/sealed/reports'))).toBe(true);
  expect(texts.filter((text) => text.includes('MARK-') || text.includes(credentials.password))).toEqual([]);
});

test('a sign-out in one tab closes what another one shows, and leaves no key', async ({
  browser,
  peopleSite,
}) => {
  await submit(peopleSite, 'report', { topic: 'bribe', details: 'طلب مالًا' });
  const { context, page } = await signedIn(browser, peopleSite);
  await openAdmin(page, reports);
  await read(page, 'رشوة');
  const other = await context.newPage();
  await openAdmin(other, '/account-edit');
  await expect(other.getByRole('region', { name: 'أنت' })).toContainText(/[0-9A-F]{4} [0-9A-F]{4}/);
  await other.getByRole('button', { name: 'خروج' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('طلب مالًا')).toHaveCount(0);
  const left = () =>
    page.evaluate(async () => {
      const { promise, resolve } = Promise.withResolvers<IDBValidKey[]>();
      const opening = indexedDB.open('diwan-admin', 1);
      opening.onsuccess = () => {
        const names = opening.result.transaction('proof-keys').objectStore('proof-keys').getAllKeys();
        names.onsuccess = () => resolve(names.result);
      };
      return promise;
    });
  // The other tab deletes the rest meanwhile; the browser's own key, which the site knows, opens nothing
  await expect.poll(left).toEqual(['']);
});

test('after a quarter of an hour without use the messages are closed', async ({ browser, peopleSite }) => {
  await submit(peopleSite, 'report', { topic: 'bribe', details: 'طلب مالًا' });
  const { page } = await signedIn(browser, peopleSite);
  await page.clock.install();
  await openAdmin(page, reports);
  await read(page, 'رشوة');
  await page.clock.fastForward('14:00');
  await page.keyboard.press('Tab');
  await page.clock.fastForward('14:00');
  await expect(reading(page)).toContainText('طلب مالًا');
  await page.clock.fastForward('02:00');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('طلب مالًا')).toHaveCount(0);
});

test('an officer whose browser is too old reads what the server opens, and is told so', async ({
  browser,
  peopleSite,
}) => {
  await submit(peopleSite, 'report', { topic: 'bribe', details: 'طلب مالًا' });
  const { context, page } = await signedIn(browser, peopleSite, becomesOld);
  await openAdmin(page, reports);
  await expect(page.getByText(adminMessage('ar', 'inbox.oldBrowser'), { exact: true })).toBeVisible();
  await read(page, 'رشوة');
  await expect(reading(page)).toContainText('طلب مالًا');
  await inEnglish(context);
  await openAdmin(page, reports);
  await expect(page.getByText(adminMessage('en', 'inbox.oldBrowser'), { exact: true })).toBeVisible();

  const { page: current } = await signedIn(browser, peopleSite);
  await openAdmin(current, reports);
  await read(current, 'رشوة');
  await expect(reading(current)).toContainText('طلب مالًا');
  await expect(current.getByText(adminMessage('ar', 'inbox.oldBrowser'))).toHaveCount(0);

  await givePasswordAgain(current);
  await openInBrowsersAlone(current);
  await openAdmin(page, reports);
  await expect(page.getByRole('alert')).toContainText('This site opens messages in browsers alone');
});
