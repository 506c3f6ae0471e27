import { expect } from '@playwright/test';
import { dialog, keysOf, notice, passwordPrompt, test } from './admin-people-site.ts';
import { openAdmin } from './admin-site.ts';
import { credentials } from './site-template.ts';

test('the password has to be given again before keys change, and the change continues then', async ({
  page,
  peopleSite,
  problems,
}) => {
  problems.expect('/keys/rotate');
  const before = await keysOf(peopleSite);
  const confirmation = passwordPrompt(page);
  await page.removeLocatorHandler(confirmation);
  await openAdmin(page, '/administrators-edit');
  const rotate = async () => {
    await page.getByRole('button', { name: 'استبدال المفتاح الآن' }).click();
    await dialog(page, 'هل تريد استبدال مفتاح المؤسسة؟').getByRole('button', { name: 'استبدال' }).click();
  };
  await rotate();
  const password = confirmation.getByLabel('كلمة مرورك', { exact: true });
  await password.fill('not the password');
  await confirmation.getByRole('button', { name: 'تأكيد' }).click();
  await expect(password).toHaveAccessibleDescription('كلمة المرور الحالية غير صحيحة.');
  expect((await keysOf(peopleSite)).organisation).toEqual(before.organisation);
  await password.fill(credentials.password);
  await password.press('Enter');
  await expect(notice(page, 'صار المفتاح الجديد')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Each call needs it anew
  await rotate();
  await expect(password).toBeVisible();
});
