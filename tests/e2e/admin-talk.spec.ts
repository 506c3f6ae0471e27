import { expect } from '@playwright/test';
import type { ReceiptView } from '#shared/forms/talk.ts';
import { openAdmin, test } from './admin-site.ts';
import { read, reading, row } from './inbox-page.ts';
import { solvedCaptcha, submit } from './submit.ts';

const path = '/report-contact-edit?tab=reports';

test.beforeEach(({ adminSite }) => adminSite.sql('delete from submission_key; delete from submission'));

/** A report, and its sender's calls with the receipt. */
async function senderOf({ url }: { url: string }, details: string) {
  const receipt = await submit({ url }, 'report', { topic: 'bribe', details });
  const post = async (call: string, more: object = {}) => {
    const response = await fetch(`${url}/api/receipt${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ receipt, recaptcha: await solvedCaptcha(url, 'receipt'), ...more }),
    });
    expect(response.ok).toBe(true);
    return response.json();
  };
  return {
    write: (text: string) => post('/messages', { text }),
    view: async () => (await post('')) as ReceiptView,
  };
}

test('an officer answers, loses nothing to what came meanwhile, and closes the case', async ({
  page,
  adminSite,
  problems,
}) => {
  problems.expect('/talk');
  await submit(adminSite, 'report', { topic: 'fraud', details: 'بلاغ آخر' });
  const sender = await senderOf(adminSite, 'ما حدث');
  await sender.write('هل وصل؟');
  await openAdmin(page, path);
  await expect(row(page, 'رشوة')).toContainText('كتب المُرسِل');
  await read(page, 'رشوة');
  const talk = reading(page).getByRole('region', { name: 'المحادثة مع المُرسِل' });
  await expect(talk.getByRole('listitem')).toHaveText([/هل وصل؟/]);
  await page.keyboard.press('r');
  const field = talk.getByLabel('الردّ على المُرسِل');
  await expect(field).toBeFocused();
  await page.keyboard.type('نعم، وصل.');

  await read(page, 'غشّ');
  await expect(field).toHaveValue('');
  await read(page, 'رشوة');
  await expect(field).toHaveValue('نعم، وصل.');
  await sender.write('وماذا الآن؟');
  const send = talk.getByRole('button', { name: 'إرسال الردّ' });
  await send.click();
  await expect(talk.getByRole('alert')).toContainText('وصل جديد في هذه الأثناء');
  await expect(talk.getByRole('listitem')).toHaveText([/هل وصل؟/, /وماذا الآن؟/]);
  await expect(field).toHaveValue('نعم، وصل.');
  await send.click();
  await expect(field).toHaveValue('');
  await expect(talk.getByRole('listitem')).toHaveText([/هل وصل؟/, /وماذا الآن؟/, /نعم، وصل\./]);
  await expect(row(page, 'رشوة')).not.toContainText('كتب المُرسِل');
  expect((await sender.view()).messages.at(-1)).toMatchObject({ from: 'officer', text: 'نعم، وصل.' });

  await talk.getByLabel('الحالة بعد الآن').selectOption('closed');
  await talk.getByLabel('سبب الإغلاق').fill('عولج الأمر');
  await send.click();
  await expect(talk.getByText('هذه القضية مغلقة')).toBeVisible();
  expect(await sender.view()).toMatchObject({ state: 'closed', reason: 'عولج الأمر' });
  await talk.getByRole('button', { name: 'إعادة الفتح' }).click();
  await expect(field).toBeVisible();
  expect((await sender.view()).state).toBe('in_review');
});
