import { expect, type Page } from '@playwright/test';
import { dialog, fetchUrl, invite, test } from './admin-people-site.ts';
import { openAdmin } from './admin-site.ts';

const email = 'new@example.org';
const [first, second] = ['olive-window-river-17', 'cedar-lantern-harbour-42'];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('كلمة المرور الجديدة', { exact: true }).fill(password);
  await page.getByLabel('كلمة المرور الجديدة مرة أخرى').fill(password);
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password);
  await press(page, 'دخول');
}

test('a password is chosen, given, confirmed and changed without leaving the browser', async ({
  browser,
  peopleSite,
}) => {
  const context = await browser.newContext({
    baseURL: peopleSite.url,
    storageState: { cookies: [], origins: [] },
  });
  const page = await context.newPage();
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const { token } = await invite(peopleSite, email);
  await openAdmin(page, `/invitation#${token}`);
  await choose(page, 'New.Example.2026!');
  await press(page, 'حفظ كلمة المرور');
  await expect(page.getByLabel('كلمة المرور الجديدة', { exact: true })).toHaveAccessibleDescription(
    /سهلة التخمين/,
  );
  await choose(page, first);
  await press(page, 'حفظ كلمة المرور');
  await page.getByRole('link', { name: 'الدخول' }).click();

  await signIn(page, 'a wrong one of the same length');
  await expect(page.getByRole('alert')).toBeVisible();
  await signIn(page, first);
  await expect(page).toHaveURL('/about-manager-edit');

  await openAdmin(page, '/account-edit');
  await press(page, 'إضافة تطبيق مصادقة');
  const adding = dialog(page, 'إضافة تطبيق مصادقة');
  await adding.getByLabel('كلمة مرورك', { exact: true }).fill(first);
  await adding.getByLabel('كلمة مرورك', { exact: true }).press('Enter');
  await expect(adding.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');

  await openAdmin(page, '/account-edit');
  await page.getByRole('textbox', { name: 'كلمة المرور الحالية' }).fill(first);
  await choose(page, second);
  await press(page, 'تغيير كلمة المرور');
  await expect(page).toHaveURL(/\/login\?changed/);
  await signIn(page, second);
  await expect(page).toHaveURL('/about-manager-edit');
  for (const password of [first, second])
    expect.soft(sent.join('\n'), 'what the browser sent').not.toContain(password);

  // Plain clients give the password itself, as the specification says
  const plain = await fetchUrl(peopleSite, 'login', { method: 'POST', json: { email, password: second } });
  expect(plain.status).toBe(200);
  await context.close();
});
