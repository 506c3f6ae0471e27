import { expect } from '@playwright/test';
import { colleague, invite, test } from './admin-people-site.ts';
import { openAdmin } from './admin-site.ts';
import { expectNoBarrierAsShown } from './barriers.ts';

const words = {
  ar: {
    grant: /^منح المفتاح: /,
    reset: /^كلمة مرور جديدة: /,
    remove: /^إزالة: /,
    make: 'إنشاء الرابط',
    done: 'تم',
    recovery: 'إنشاء كلمات الاسترداد',
    show: 'إظهار الكلمات',
    written: 'كتبتها',
    confirm: 'تأكيد',
    change: 'تغيير كلمة المرور',
    save: 'حفظ كلمة المرور',
  },
  en: {
    grant: /^Grant the key: /,
    reset: /^Reset the password: /,
    remove: /^Remove: /,
    make: 'Make the link',
    done: 'Done',
    recovery: 'Make recovery words',
    show: 'Show the words',
    written: 'I have written them down',
    confirm: 'Confirm',
    change: 'Change the password',
    save: 'Save the password',
  },
};

for (const [language, colorScheme, width] of [
  ['ar', 'dark', 320],
  ['en', 'light', 1440],
] as const) {
  test(`axe finds nothing, and nothing is too wide (${language}, ${colorScheme}, ${width} px)`, async ({
    page,
    peopleSite,
  }) => {
    test.slow();
    const name = words[language];
    const press = (button: string | RegExp) =>
      page.getByRole('button', { name: button, exact: true }).click();
    await colleague(peopleSite);
    const { token } = await invite(peopleSite, 'somebody.with.a.long.name@directorate.example.org');
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.addInitScript((own) => localStorage.setItem('diwan-admin-language', own), language);

    await openAdmin(page, '/administrators-edit');
    await expect(page.getByRole('button', { name: name.recovery })).toBeVisible();
    await expectNoBarrierAsShown(page, 'the administrators');
    for (const action of [name.grant, name.remove, name.reset]) {
      await press(action);
      await expectNoBarrierAsShown(page, `the question ${action}`);
      if (action !== name.reset) await page.keyboard.press('Escape');
    }
    await press(name.make);
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    await expectNoBarrierAsShown(page, 'the link');
    await press(name.done);
    await press(name.recovery);
    await expect(page.getByRole('button', { name: name.show })).toBeVisible();
    await expectNoBarrierAsShown(page, 'before the words');
    await press(name.show);
    await expectNoBarrierAsShown(page, 'the words');
    await press(name.written);
    await press(name.confirm);
    await expectNoBarrierAsShown(page, 'words that are missing');

    await openAdmin(page, '/account-edit');
    await press(name.change);
    await expectNoBarrierAsShown(page, 'the account');
    await openAdmin(page, `/invitation#${token}`);
    await press(name.save);
    await expectNoBarrierAsShown(page, 'a link');
    await openAdmin(page, '/login');
    await openAdmin(page, '/invitation');
    await expectNoBarrierAsShown(page, 'no link');
  });
}

test('the key is granted by keyboard alone', async ({ page, peopleSite }) => {
  const { email } = await colleague(peopleSite);
  await openAdmin(page, '/administrators-edit');
  const opener = page.getByRole('button', { name: `منح المفتاح: ${email}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'إلغاء' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('checkbox', { name: /^قارنتُ البصمة/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('مُنح المفتاح');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
