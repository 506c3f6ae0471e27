import { expect } from '@playwright/test';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { colleague, fetchUrl, test } from './admin-people-site.ts';
import { openAdmin } from './admin-site.ts';
import { attachFile } from './attach-file.ts';
import { question, read, reading } from './inbox-page.ts';
import { credentials } from './site-template.ts';
import { solvedCaptcha, submit } from './submit.ts';

test('with four eyes a case is fetched for forwarding once a second administrator has approved', async ({
  page,
  peopleSite,
  problems,
}) => {
  // The password is given in a second call
  problems.expect('/forward');
  const { email } = await colleague(peopleSite);
  const json = { value: { mode: 'on' }, current: credentials.password };
  await fetchUrl(peopleSite, 'site-settings/fourEyes', { method: 'POST', json, token: peopleSite.token });
  const receipt = await submit(peopleSite, 'report', { topic: 'bribe', details: 'مع مستند' });
  const recaptcha = await solvedCaptcha(peopleSite.url, 'receipt');
  const file = { name: 'عقد.bin', content: crypto.getRandomValues(new Uint8Array(1_000)) };
  await attachFile({ url: () => peopleSite.url, holder: { receipt, recaptcha }, file });

  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/files\/\d+$/.test(request.url())) fetched.push(request.url());
  });
  const recipient = await identityToRecipient(await generateIdentity());
  const forward = async () => {
    await reading(page).getByRole('button', { name: 'إحالة إلى الخارج' }).click();
    await question(page).getByLabel('إلى من').fill('النيابة العامة');
    await question(page).getByLabel('مفتاحها العام').fill(recipient);
    await question(page).getByRole('button', { name: 'ختم وحفظ' }).click();
  };
  await openAdmin(page, '/report-contact-edit?tab=reports');
  await read(page, 'رشوة');
  await forward();
  await expect(page.getByText('يحتاج هذا الإجراء إلى موافقة مسؤول ثانٍ')).toBeVisible();
  expect(fetched).toEqual([]);

  await peopleSite.sql(`update approval_request set approved_by = '${email}'`);
  const saving = page.waitForEvent('download');
  await forward();
  await expect(page.getByText('حُفظ الملف المختوم.')).toBeVisible();
  await saving;
  expect(fetched).toHaveLength(1);
});
