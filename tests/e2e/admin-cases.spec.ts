import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { givePasswordAgain } from './admin-people-site.ts';
import { callItems, openAdmin, test } from './admin-site.ts';
import { question, read, reading, row, rows } from './inbox-page.ts';
import { credentials } from './site-template.ts';
import { submit } from './submit.ts';

const path = '/report-contact-edit?tab=reports';

test.beforeEach(({ adminSite }) => adminSite.sql('delete from submission_key; delete from submission'));

test('officers work on a case, see what others do meanwhile, and find it in the list', async ({
  page,
  adminSite,
  problems,
}) => {
  problems.expect('/case');
  await submit(adminSite, 'report', { topic: 'bribe', details: 'ما حدث' });
  await submit(adminSite, 'report', { topic: 'fraud', details: 'بلاغ آخر' });
  await openAdmin(page, path);
  await expect(row(page, 'رشوة')).toContainText('لم تقرأه بعد');
  await read(page, 'رشوة');
  await expect(row(page, 'رشوة')).not.toContainText('لم تقرأه بعد');
  const work = reading(page).getByRole('group', { name: 'متابعة القضية' });
  const history = reading(page).getByRole('region', { name: 'السجلّ' });
  await work.getByLabel('المكلّف بالمتابعة').selectOption(credentials.email);
  await expect(history.getByRole('listitem')).toHaveText([/كُلّف .+ بالمتابعة/]);
  await work.getByLabel('وسم جديد').fill('مرفأ');
  await work.getByRole('button', { name: 'إضافة' }).click();
  await expect(work.getByRole('button', { name: 'إزالة الوسم مرفأ' })).toBeVisible();
  await expect(row(page, 'رشوة')).toContainText('مرفأ');

  // Another officer, in the meantime
  const [id] = (await row(page, 'رشوة').getAttribute('href'))!.match(/\d+$/)!;
  await callItems(adminSite, `reports/${id}/case`, { kind: 'due', due_on: '2026-11-03', seen: 2 });
  await work.getByLabel('الموعد').fill('2026-11-05');
  await work.getByLabel('الموعد').press('Enter');
  await expect(work.getByRole('alert')).toContainText('عدّل مسؤول آخر هذه القضية');
  await expect(work.getByLabel('الموعد')).toHaveValue('2026-11-03');
  const note = history.getByLabel('ملاحظة داخلية');
  await note.fill('اتصلت بالمرفأ');
  await read(page, 'غشّ');
  await expect(note).toHaveValue('');
  await read(page, 'رشوة');
  await expect(note).toHaveValue('اتصلت بالمرفأ');
  await history.getByRole('button', { name: 'حفظ الملاحظة' }).click();
  await expect(history.getByRole('listitem').last()).toContainText('اتصلت بالمرفأ');

  await page.getByText('تصفية وترتيب').click();
  await page.getByLabel('المعروض', { exact: true }).selectOption('late');
  await expect(rows(page)).toHaveText([/^رشوة.*متأخّر/]);
  await page.getByLabel('المعروض', { exact: true }).selectOption('');
  await page.getByLabel('الترتيب').selectOption('due');
  await expect(rows(page)).toHaveText([/^رشوة/, /^غشّ/]);
});

test('the history says who answered and kept a case, and links it to another', async ({
  page,
  adminSite,
  problems,
}) => {
  problems.expect('/case');
  await submit(adminSite, 'report', { topic: 'fraud', details: 'بلاغ آخر' });
  await submit(adminSite, 'report', { topic: 'bribe', details: 'ما حدث' });
  await openAdmin(page, path);
  await read(page, 'غشّ');
  const [other] = new URL(page.url()).searchParams.get('item')!.match(/\d+/)!;
  await read(page, 'رشوة');
  const history = reading(page).getByRole('region', { name: 'السجلّ' }).getByRole('listitem');
  await reading(page).getByLabel('الردّ على المُرسِل').fill('وصل بلاغك');
  await reading(page).getByRole('button', { name: 'إرسال الردّ' }).click();
  await expect(history).toHaveText([new RegExp(`^${credentials.email}.*أجاب المُرسِل`)]);
  await reading(page).getByRole('button', { name: 'حفظ بلا أجل' }).click();
  await question(page).getByLabel('السبب').selectOption('inquiry');
  await question(page).getByRole('button', { name: 'حفظ بلا أجل' }).click();
  await expect(history).toHaveText([/أجاب المُرسِل/, /قرّر حفظها بلا أجل/]);

  const work = reading(page).getByRole('group', { name: 'متابعة القضية' });
  await work.getByLabel('رقم قضية ذات صلة').fill('999999');
  await work.getByRole('button', { name: 'ربط' }).click();
  await expect(work.getByRole('alert')).toBeVisible();
  await work.getByLabel('رقم قضية ذات صلة').fill(other);
  await work.getByRole('button', { name: 'ربط' }).click();
  await expect(history.last()).toContainText('رُبطت بالرقم');
  await work.getByRole('link').click();
  await expect(reading(page)).toContainText('بلاغ آخر');
});

test('a case is sealed in the browser to a key from outside', async ({ page, adminSite, problems }) => {
  // The password is given in a second call
  problems.expect('/forward');
  await submit(adminSite, 'report', { topic: 'bribe', details: 'ما حدث <b>' });
  const identity = await generateIdentity();
  await givePasswordAgain(page);
  await openAdmin(page, path);
  await read(page, 'رشوة');
  await reading(page).getByRole('button', { name: 'إحالة إلى الخارج' }).click();
  const sealed = question(page).getByRole('button', { name: 'ختم وحفظ' });
  await sealed.click();
  await expect(question(page).getByRole('alert')).toHaveText([/الجهة المُحال إليها/, /ليس هذا مفتاح/]);
  await question(page).getByLabel('إلى من').fill('النيابة العامة');
  await question(page)
    .getByLabel('مفتاحها العام')
    .fill(await identityToRecipient(identity));
  const saving = page.waitForEvent('download');
  await sealed.click();
  // An event does not wait for the password, a locator does
  await expect(page.getByText('حُفظ الملف المختوم.')).toBeVisible();
  const file = await readFile(await (await saving).path());
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  expect(await decrypter.decrypt(file, 'text')).toContain('ما حدث &#60;b&#62;');
  await expect(reading(page).getByRole('region', { name: 'السجلّ' }).getByRole('listitem')).toHaveText([
    /أُحيلت مختومة إلى النيابة العامة/,
  ]);
});
