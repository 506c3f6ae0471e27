import { expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { dialog, test } from './admin-people-site.ts';
import { openAdmin } from './admin-site.ts';
import { expectNoBarrierAsShown, showIn } from './barriers.ts';
import { credentials } from './site-template.ts';

const variants = [
  { width: 1440, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const;

test('every step of setting up and using a second factor is accessible, and fits the screen', async ({
  page,
  problems,
}) => {
  test.slow();
  problems.expect('/api/login');
  const inspect = async (what: string) => {
    for (const { width, colorScheme } of variants) {
      await page.setViewportSize({ width, height: 900 });
      await showIn(page, colorScheme);
      await expectNoBarrierAsShown(page, `${what}, ${width} pixels, ${colorScheme}`);
    }
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await openAdmin(page, '/account-edit');
  await press('إضافة تطبيق مصادقة');
  const adding = dialog(page, 'إضافة تطبيق مصادقة');
  await adding.getByLabel('كلمة مرورك').fill(credentials.password);
  await inspect('the beginning');
  await press('متابعة');
  await adding.getByText('لا تستطيع مسحها؟').click();
  await inspect('the picture');
  const secret = Secret.fromBase32((await adding.locator('code').innerText()).replaceAll(' ', ''));
  await adding.getByLabel('الرمز المؤلّف من ستة أرقام').fill(new TOTP({ secret }).generate());
  await adding.getByRole('button', { name: 'إضافة', exact: true }).click();
  await expect(dialog(page, 'الرموز الاحتياطية')).toBeVisible();
  await inspect('the recovery codes');
  await press('حفظتها');
  await expect(page.getByRole('listitem').filter({ hasText: 'هاتفي' })).toBeVisible();
  await inspect('the panel');
  await press('إزالة: هاتفي');
  await expect(dialog(page, 'هل تريد إزالة هذه الخطوة؟')).toBeVisible();
  await inspect('the removal');

  await openAdmin(page, '/login');
  await page.getByLabel('البريد الإلكتروني').fill(credentials.email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(credentials.password);
  await press('دخول');
  await expect(page.getByLabel('الرمز من تطبيق المصادقة')).toBeVisible();
  await inspect('the second step');
  await press('استعمال رمز احتياطي');
  await inspect('a code from paper');
});
