import { expect, type Page } from '@playwright/test';
import {
  accept,
  addFactor,
  becomes,
  colleague,
  dialog,
  fetchUrl,
  idOf,
  invite,
  keyHolder,
  keysOf,
  notice,
  signIn,
  test,
} from './admin-people-site.ts';
import { openAdmin } from './admin-site.ts';
import { credentials } from './site-template.ts';
import { submit } from './submit.ts';

const path = '/administrators-edit';

const person = (page: Page, email: string) => page.getByRole('listitem', { name: email });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('an administrator joins by a link, reads out a fingerprint, is granted the key and reads the messages', {
  tag: '@both-engines',
}, async ({ page, context, browser, peopleSite }) => {
  await submit(peopleSite, 'contact', { name: 'Rana', phone: '70123456', message: 'Sealed before.' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAdmin(page, path);
  await page.getByLabel('البريد الإلكتروني للمسؤول الجديد').fill('new@example.org');
  await press(page, 'إنشاء رابط دعوة');
  await expect(page.getByText('اختر دورًا واحدًا على الأقل.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'محرّر' }).check();
  await page.getByRole('checkbox', { name: 'أمين الرسائل' }).check();
  await press(page, 'إنشاء رابط دعوة');
  const ready = dialog(page, 'الرابط جاهز');
  await expect(ready).toBeVisible();
  const link = await ready.getByLabel('الرابط').inputValue();
  expect(link).toMatch(new RegExp(`^${peopleSite.url}/invitation#[\\w-]{43}$`));
  await ready.getByRole('button', { name: 'نسخ الرابط' }).click();
  await expect(ready.getByRole('status')).toHaveText('نُسخ الرابط.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await ready.getByRole('button', { name: 'تم', exact: true }).click();
  await expect(page.getByRole('button', { name: 'إبطال: new@example.org' })).toBeVisible();

  const theirs = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  await openAdmin(theirs, link);
  await expect(theirs).toHaveURL('/invitation');
  await theirs.getByLabel('كلمة المرور الجديدة', { exact: true }).fill('olive-window-river-17');
  await theirs.getByLabel('كلمة المرور الجديدة مرة أخرى').fill('olive-window-river-17');
  await press(theirs, 'حفظ كلمة المرور');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('حُفظت كلمة مرورك');
  const fingerprint = await theirs.locator('code').innerText();
  await theirs.getByRole('link', { name: 'الدخول' }).click();
  await theirs.getByLabel('البريد الإلكتروني').fill('new@example.org');
  await theirs.getByLabel('كلمة المرور', { exact: true }).fill('olive-window-river-17');
  await press(theirs, 'دخول');
  await expect(theirs).toHaveURL('/about-manager-edit');
  await openAdmin(theirs, path);
  await expect(theirs.locator('.note').first()).toContainText(fingerprint);
  await expect(
    theirs.getByRole('button', { name: /^(منح المفتاح|إزالة|كلمة مرور جديدة|استبدال)/ }),
  ).toHaveCount(0);

  await page.reload();
  await press(page, 'منح المفتاح: new@example.org');
  const question = dialog(page, 'هل تريد منح المفتاح لهذا الشخص؟');
  await expect(question.locator('code')).toHaveText(fingerprint);
  const grant = question.getByRole('button', { name: 'منح المفتاح' });
  await expect(grant).toBeDisabled();
  await grant.click({ force: true });
  await expect(question).toBeVisible();
  await question.getByLabel('قارنتُ البصمة مع هذا الشخص، وهي نفسها').check();
  await grant.click();
  await expect(notice(page, 'مُنح المفتاح.')).toBeVisible();
  await expect(person(page, 'new@example.org')).toContainText('يقرأ الرسائل');
  await expect(page.getByText('لا يحمل المفتاح إلا شخص واحد', { exact: false })).toHaveCount(0);

  // The key that their browser opened at the sign-in opens the new grant as well
  await theirs.reload();
  await expect(person(theirs, 'new@example.org')).toContainText('يقرأ الرسائل');
  await expect(theirs.getByText('سجّل خروجك ثم ادخل من جديد', { exact: false })).toHaveCount(0);
  const token = await signIn(peopleSite, { email: 'new@example.org', password: 'olive-window-river-17' });
  expect((await fetchUrl(peopleSite, 'contacts', { token })).status).toBe(403);
  await openAdmin(page, '/report-contact-edit');
  await expect(page.getByRole('heading', { name: 'أضف أولًا خطوة ثانية إلى دخولك' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'إضافة الخطوة الثانية' }).click();
  await expect(page.getByRole('heading', { name: 'الدخول بخطوتين' })).toBeFocused();
  await addFactor(peopleSite, token, 'olive-window-river-17');
  const { body } = await fetchUrl(peopleSite, 'contacts', { token });
  expect(body).toMatchObject([{ message: 'Sealed before.' }]);
  await theirs.context().close();
});

test('who has no key reads nothing, and whom the key was granted is whom it was compared with', async ({
  page,
  peopleSite,
  problems,
}) => {
  problems.expect('/grant');
  const { email, token } = await colleague(peopleSite);
  expect((await fetchUrl(peopleSite, 'contacts', { token })).status).toBe(409);
  await openAdmin(page, path);
  await press(page, `منح المفتاح: ${email}`);
  // Meanwhile the key pair becomes another one.
  const id = await idOf(peopleSite, email);
  const reset = await fetchUrl(peopleSite, `administrators/${id}/reset`, {
    method: 'POST',
    json: { current: credentials.password },
    token: peopleSite.token,
  });
  await accept(peopleSite, (reset.body as { token: string }).token, 'another-harbour-stone-3');
  const question = dialog(page, 'هل تريد منح المفتاح لهذا الشخص؟');
  await question.getByRole('checkbox').check();
  await question.getByRole('button', { name: 'منح المفتاح' }).click();
  await expect(question.getByRole('alert')).toContainText('تغيّرت البصمة');
  expect((await keysOf(peopleSite)).holders).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `منح المفتاح: ${email}` })).toBeFocused();
});

test('a removal is explained, ends the sessions, takes the key and renews the organisation’s', {
  tag: '@both-engines',
}, async ({ page, peopleSite }) => {
  await submit(peopleSite, 'contact', { name: 'Rana', phone: '70123456', message: 'Sealed before.' });
  const { email, token } = await keyHolder(peopleSite);
  const before = await keysOf(peopleSite);
  await openAdmin(page, path);
  await press(page, `إزالة: ${email}`);
  const question = dialog(page, 'هل تريد إزالة هذا المسؤول؟');
  await expect(question).toContainText(email);
  await expect(question.getByRole('listitem')).toHaveCount(4);
  await expect(question.getByRole('button', { name: 'إلغاء' })).toBeFocused();
  await question.getByRole('button', { name: 'إزالة' }).click();
  await expect(notice(page, 'أُزيل المسؤول')).toBeVisible();
  await expect(person(page, email)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect((await fetchUrl(peopleSite, 'administrators', { token })).status).toBe(401);
  const after = await keysOf(peopleSite);
  expect(after.organisation?.fingerprint).not.toBe(before.organisation?.fingerprint);
  await expect(page.getByText(after.organisation?.fingerprint ?? '')).toBeVisible();
  const { body } = await fetchUrl(peopleSite, 'contacts', { token: peopleSite.token });
  expect(body).toMatchObject([{ message: 'Sealed before.' }]);
});

test('a new password by a link makes a new key pair, which waits for the key', async ({
  page,
  context,
  peopleSite,
}) => {
  const { email, password, fingerprint } = await keyHolder(peopleSite);
  await openAdmin(page, path);
  await press(page, `كلمة مرور جديدة: ${email}`);
  await dialog(page, /إنشاء رابط لكلمة مرور جديدة/)
    .getByRole('button', { name: 'إنشاء الرابط' })
    .click();
  const ready = dialog(page, 'الرابط جاهز');
  await expect(ready).toBeVisible();
  const link = await ready.getByLabel('الرابط').inputValue();
  await ready.getByRole('button', { name: 'تم', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'حتى' })).toContainText('كلمة مرور جديدة');

  const theirs = await context.newPage();
  await openAdmin(theirs, link);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('كلمة مرور جديدة');
  await theirs.getByLabel('كلمة المرور الجديدة', { exact: true }).fill('another-harbour-stone-3');
  await theirs.getByLabel('كلمة المرور الجديدة مرة أخرى').fill('another-harbour-stone-3');
  await press(theirs, 'حفظ كلمة المرور');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('حُفظت كلمة مرورك');
  expect(await theirs.locator('code').innerText()).not.toBe(fingerprint);

  await page.reload();
  await expect(person(page, email)).toContainText('ينتظر المفتاح');
  expect((await fetchUrl(peopleSite, 'login', { method: 'POST', json: { email, password } })).status).toBe(
    401,
  );
});

test('a link that was revoked opens nothing', async ({ page, peopleSite }) => {
  const { token } = await invite(peopleSite, 'late@example.org');
  await openAdmin(page, path);
  await press(page, 'إبطال: late@example.org');
  await dialog(page, 'هل تريد إبطال هذا الرابط؟').getByRole('button', { name: 'إبطال' }).click();
  await expect(notice(page, 'لم يعد الرابط صالحًا.')).toBeVisible();
  await expect(page.getByText('لا روابط مفتوحة.')).toBeVisible();
  expect((await fetchUrl(peopleSite, 'invitation', { method: 'POST', json: { token } })).status).toBe(404);
});

test('an address that cannot be invited has an error under the field, and stays in it', async ({
  page,
  problems,
}) => {
  problems.expect('/invite');
  await openAdmin(page, path);
  const field = page.getByLabel('البريد الإلكتروني للمسؤول الجديد');
  await field.fill(credentials.email);
  await page.getByRole('checkbox', { name: 'كاتب' }).check();
  await press(page, 'إنشاء رابط دعوة');
  await expect(field).toHaveAccessibleDescription(/بهذا العنوان/);
  await expect(field).toHaveValue(credentials.email);
  await expect(field).toBeFocused();
  await page.route('**/invite', (route) => route.abort());
  await press(page, 'إنشاء رابط دعوة');
  await expect(field).toHaveAccessibleDescription('تعذّر إنشاء الرابط. يرجى المحاولة مجددًا.');
});

test('the key is replaced after a confirmation; another holder has to sign in again', async ({
  page,
  browser,
  peopleSite,
}) => {
  const { token } = await keyHolder(peopleSite);
  const before = await keysOf(peopleSite);
  await openAdmin(page, path);
  await press(page, 'استبدال المفتاح الآن');
  const question = dialog(page, 'هل تريد استبدال مفتاح المؤسسة؟');
  await question.getByRole('button', { name: 'استبدال' }).click();
  await expect(notice(page, 'صار المفتاح الجديد قيد الاستعمال')).toBeVisible();
  const { organisation } = await keysOf(peopleSite);
  expect(organisation?.fingerprint).not.toBe(before.organisation?.fingerprint);
  await expect(page.getByText(organisation?.fingerprint ?? '')).toBeVisible();
  const theirs = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  await becomes(theirs, token);
  const other = await theirs.newPage();
  await openAdmin(other, path);
  await expect(other.getByText(/سجّل خروجك ثم ادخل من جديد/)).toBeVisible();
  await theirs.close();
});

test('administrators and keys that fail to load have errors, and load on retry', async ({
  page,
  problems,
}) => {
  problems.expect('/api/');
  await page.route('**/api/administrators', (route) => route.abort(), { times: 1 });
  await page.route('**/api/keys', (route) => route.abort(), { times: 2 });
  await openAdmin(page, path);
  await expect(page.getByRole('alert')).toContainText('تعذّر تحميل المسؤولين');
  await press(page, 'حاول مجددًا');
  await expect(person(page, credentials.email)).toContainText('أنت');
  await expect(page.getByRole('alert')).toContainText('تعذّر تحميل المفاتيح');
  await press(page, 'حاول مجددًا');
  await expect(page.getByRole('heading', { name: 'مفتاح المؤسسة' })).toBeVisible();
});
