import { expect, type Page } from '@playwright/test';
import { addFactor, dialog, givePasswordAgain, notice, test } from './admin-people-site.ts';
import { openAdmin } from './admin-site.ts';
import { expectNoBarrier, expectNoOverflow } from './barriers.ts';
import { signInByForm } from './browser-keys-site.ts';
import { credentials } from './site-template.ts';

/** Signs in by the form, which binds the session to the browser. */
async function signIn(page: Page, code: string) {
  await signInByForm(page, credentials, code);
  await expect(page).toHaveURL('/about-manager-edit');
}

async function nameDevice(page: Page, name: string) {
  await page.getByRole('button', { name: 'تسمية هذا الجهاز' }).click();
  await dialog(page, 'تسمية هذا الجهاز').getByLabel('اسم هذا الجهاز').fill(name);
  await dialog(page, 'تسمية هذا الجهاز').getByRole('button', { name: 'متابعة' }).click();
}

test('messages open on named devices alone, and an officer names one with both proofs', async ({
  page,
  peopleSite,
  browser,
  problems,
}) => {
  test.slow();
  problems.expect('/api/');
  const codes = await addFactor(peopleSite, peopleSite.token, credentials.password);
  const next = () => codes.pop() ?? '';
  peopleSite.codes.push(...codes.splice(0, 5));
  await signIn(page, next());
  await openAdmin(page, '/account-edit');
  const panel = page.getByRole('region', { name: 'الأجهزة المسمّاة' });
  await expect(panel).toContainText('لم تسمِّ أيّ جهاز بعد.');
  await nameDevice(page, 'حاسوب المكتب');
  await expect(notice(page, 'سُمّي هذا الجهاز.')).toBeVisible();
  await expect(panel.getByRole('listitem')).toContainText(/حاسوب المكتب\s*هذا الجهاز/);
  await expectNoBarrier(page, 'ar', 'a named device');
  await expectNoOverflow(page, 'a named device');

  await openAdmin(page, '/site-settings-edit');
  const settings = page.getByRole('region', { name: 'تسجيل الدخول', exact: true });
  await settings.getByRole('button', { name: 'تعديل', exact: true }).click();
  await settings.getByLabel('لا تُفتح الرسائل إلا على الأجهزة المسمّاة').check();
  await settings.getByRole('button', { name: 'حفظ التغييرات' }).click();
  await expect(notice(page, 'حُدّث المحتوى.').first()).toBeVisible();

  const context = await browser.newContext({ baseURL: peopleSite.url });
  const other = await context.newPage();
  await givePasswordAgain(other, peopleSite.codes);
  await signIn(other, next());
  await openAdmin(other, '/report-contact-edit');
  const step = other.getByRole('region', { name: 'سمِّ هذا الجهاز أولًا' });
  await step.getByRole('link', { name: 'تسمية هذا الجهاز' }).click();
  await nameDevice(other, 'حاسوب البيت');
  await expect(other).toHaveURL(/\/login\?next=/);
  await signIn(other, next());
  await openAdmin(other, '/report-contact-edit');
  await expect(other.getByRole('tab').first()).toBeVisible();

  // The first device removes the second one, and goes on reading
  await openAdmin(page, '/account-edit');
  await panel.getByRole('button', { name: 'إزالة: حاسوب البيت' }).click();
  await dialog(page, 'إزالة هذا الجهاز؟').getByRole('button', { name: 'إزالة', exact: true }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await openAdmin(other, '/report-contact-edit');
  await expect(step).toBeVisible();
  await openAdmin(page, '/report-contact-edit');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await context.close();
});
