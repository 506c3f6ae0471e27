import { expect, type Page } from '@playwright/test';
import {
  addFactor,
  dialog,
  fetchUrl,
  givePasswordAgain,
  invite,
  keyHolder,
  keysOf,
  notice,
  signIn,
  test,
} from './admin-people-site.ts';
import { openAdmin } from './admin-site.ts';
import {
  changedPassword,
  colleague,
  newContext,
  openInBrowsersAlone,
  opensKeys,
  people,
  press,
  readsTheReport,
  reports,
  signInByForm,
  watchSent,
} from './browser-keys-site.ts';
import { read, reading } from './inbox-page.ts';
import { showWords, typeBack } from './recovery-words-dialog.ts';
import { credentials } from './site-template.ts';
import { submit } from './submit.ts';

/** Chooses a password by a link. */
async function choosePassword(page: Page, link: string, password: string): Promise<void> {
  await openAdmin(page, link);
  await page.getByLabel('كلمة المرور الجديدة', { exact: true }).fill(password);
  await page.getByLabel('كلمة المرور الجديدة مرة أخرى').fill(password);
  await press(page, 'حفظ كلمة المرور');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('حُفظت كلمة مرورك');
}

async function grant(page: Page, email: string): Promise<void> {
  await openAdmin(page, people);
  await page.getByRole('button', { name: `منح المفتاح: ${email}` }).click();
  const question = dialog(page, 'هل تريد منح المفتاح لهذا الشخص؟');
  await question.getByRole('checkbox').check();
  await question.getByRole('button', { name: 'منح المفتاح' }).click();
  await expect(notice(page, 'مُنح المفتاح.')).toBeVisible();
}

test('in browsers alone the key is renewed, words are made and a password is changed, and the server opens nothing', async ({
  page,
  peopleSite,
}) => {
  test.slow();
  await submit(peopleSite, 'report', { topic: 'bribe', details: 'طلب مالًا' });
  const context = await newContext(page, peopleSite);
  const own = await context.newPage();
  await givePasswordAgain(own);
  await signInByForm(own, credentials);
  const sent = watchSent(context);
  await openInBrowsersAlone(own);
  const plain = await signIn(peopleSite, credentials);
  expect(await fetchUrl(peopleSite, 'reports', { token: plain })).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('داخل المتصفّحات وحدها') },
  });

  await openAdmin(own, people);
  const before = await keysOf(peopleSite);
  await press(own, 'استبدال المفتاح الآن');
  await press(own, 'استبدال');
  await expect(notice(own, 'صار المفتاح الجديد قيد الاستعمال')).toBeVisible();
  await expect.poll(async () => (await keysOf(peopleSite)).resealing).toBe(0);
  expect((await keysOf(peopleSite)).organisation?.fingerprint).not.toBe(before.organisation?.fingerprint);
  await readsTheReport(own);

  await openAdmin(own, `${people}#keys`);
  const words = await showWords(own);
  await press(own, 'كتبتها');
  await typeBack(own, words);
  await expect(notice(own, 'صارت كلمات الاسترداد الجديدة نافذة.')).toBeVisible();
  expect((await keysOf(peopleSite)).recovery?.fingerprint).toMatch(/^[0-9A-F]{4} /);
  expect(sent.filter((text) => words.slice(0, 3).every((word) => text.includes(word)))).toEqual([]);

  await openAdmin(own, '/account-edit');
  await own.getByRole('textbox', { name: 'كلمة المرور الحالية' }).fill(credentials.password);
  await own.getByLabel('كلمة المرور الجديدة', { exact: true }).fill(changedPassword);
  await own.getByLabel('كلمة المرور الجديدة مرة أخرى').fill(changedPassword);
  await press(own, 'تغيير كلمة المرور');
  await expect(own).toHaveURL(/\/login\?changed/);
  await signInByForm(own, { ...credentials, password: changedPassword });
  await readsTheReport(own);
  expect(opensKeys(sent)).toEqual([]);
  await context.close();
});

test('in browsers alone a holder grants the key and takes it away, each with a key that the server never had', async ({
  page,
  peopleSite,
}) => {
  test.slow();
  await submit(peopleSite, 'report', { topic: 'bribe', details: 'طلب مالًا' });
  const context = await newContext(page, peopleSite);
  const own = await context.newPage();
  await givePasswordAgain(own, peopleSite.codes);
  await signInByForm(own, credentials);
  const sent = watchSent(context);
  await openInBrowsersAlone(own);

  const { token: link } = await invite(peopleSite, colleague.email, { roles: ['officer'] });
  const other = await newContext(page, peopleSite);
  const sentByOther = watchSent(other);
  const theirs = await other.newPage();
  await choosePassword(theirs, `/invitation#${link}`, colleague.password);
  await grant(own, colleague.email);
  // Several holders need a second step, which ends their other sessions
  peopleSite.codes.push(...(await addFactor(peopleSite, peopleSite.token, credentials.password)));
  const codes = await addFactor(peopleSite, await signIn(peopleSite, colleague), colleague.password);
  await signInByForm(theirs, colleague, codes.pop());
  await openAdmin(theirs, reports);
  await read(theirs, 'رشوة');
  await expect(reading(theirs)).toContainText('طلب مالًا');

  const before = await keysOf(peopleSite);
  await signInByForm(own, credentials, peopleSite.codes.pop());
  await openAdmin(own, people);
  await own.getByRole('button', { name: `إزالة: ${colleague.email}` }).click();
  await dialog(own, 'هل تريد إزالة هذا المسؤول؟').getByRole('button', { name: 'إزالة' }).click();
  await expect(notice(own, 'أُزيل المسؤول')).toBeVisible();
  const after = await keysOf(peopleSite);
  expect(after.organisation?.fingerprint).not.toBe(before.organisation?.fingerprint);
  expect(after).toMatchObject({ holders: 1, rotationDue: false, problem: null });
  await readsTheReport(own);
  expect(opensKeys([...sent, ...sentByOther])).toEqual([]);
  await Promise.all([context.close(), other.close()]);
});

test('in browsers alone a password that another administrator reset opens what is granted anew', async ({
  page,
  peopleSite,
}) => {
  test.slow();
  await submit(peopleSite, 'report', { topic: 'bribe', details: 'طلب مالًا' });
  const { email } = await keyHolder(peopleSite);
  const context = await newContext(page, peopleSite);
  const own = await context.newPage();
  await givePasswordAgain(own, peopleSite.codes);
  await signInByForm(own, credentials, peopleSite.codes.pop());
  const sent = watchSent(context);
  await openInBrowsersAlone(own);

  await openAdmin(own, people);
  await own.getByRole('button', { name: `كلمة مرور جديدة: ${email}` }).click();
  const question = dialog(own, 'هل تريد إنشاء رابط لكلمة مرور جديدة؟');
  await question.getByRole('button', { name: 'إنشاء الرابط' }).click();
  const field = own.getByLabel('الرابط', { exact: true });
  await expect(field).toHaveValue(/#/);
  const link = await field.inputValue();
  await press(own, 'تم');

  const other = await newContext(page, peopleSite);
  const sentByOther = watchSent(other);
  const theirs = await other.newPage();
  const renewed = { ...colleague, email };
  await choosePassword(theirs, link, renewed.password);
  expect(await keysOf(peopleSite)).toMatchObject({ holders: 1, rotationDue: true, problem: null });
  await signInByForm(theirs, renewed);
  await openAdmin(theirs, reports);
  await expect(theirs.getByRole('heading', { name: 'لم تُمنح المفتاح بعد' })).toBeVisible();
  await grant(own, email);
  // The reset took their second step away, which several holders need
  const codes = await addFactor(peopleSite, await signIn(peopleSite, renewed), renewed.password);
  await signInByForm(theirs, renewed, codes.pop());
  await readsTheReport(theirs);
  await readsTheReport(own);
  expect(opensKeys([...sent, ...sentByOther])).toEqual([]);
  await Promise.all([context.close(), other.close()]);
});
