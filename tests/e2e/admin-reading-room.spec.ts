import { expect } from '@playwright/test';
import { openAdmin, test } from './admin-site.ts';
import { question, read, reading, row, rows } from './inbox-page.ts';
import { submit } from './submit.ts';

const path = '/report-contact-edit';

const rana = {
  name: 'رنا الخوري',
  phone: '+961 70 123 456',
  email: 'rana@example.org',
  message: 'ما المستندات المطلوبة؟',
};

// Each test begins with an inbox of its own.
test.beforeEach(({ adminSite }) => adminSite.sql('delete from submission_key; delete from submission'));

test('on a phone the list or the open message is shown, and Back leads to the list', async ({
  page,
  adminSite,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await submit(adminSite, 'contact', rana);
  await openAdmin(page, path);
  await read(page, rana.name);
  await expect(row(page, rana.name)).toBeHidden();
  await page.getByRole('link', { name: 'العودة إلى القائمة' }).click();
  await expect(reading(page)).toHaveCount(0);
  await expect(row(page, rana.name)).toBeFocused();
  await row(page, rana.name).click();
  await expect(reading(page)).toBeVisible();
  await page.goBack();
  await expect(row(page, rana.name)).toBeVisible();
});

test('a search covers every message, in any way of writing, and no request has it', async ({
  page,
  adminSite,
}) => {
  await submit(adminSite, 'report', { topic: 'bribe', details: 'إلى مكتب الجوازات' });
  await submit(adminSite, 'report', { topic: 'fraud', details: 'الى مكتب آخر' });
  await openAdmin(page, `${path}?tab=reports`);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`));
  await page.getByRole('searchbox').fill('الى مَكتب');
  await expect(page.getByText('نتيجتان')).toBeVisible();
  await page.getByRole('searchbox').fill('الى الجوازات');
  await expect(rows(page)).toHaveText([/^رشوة/]);
  await page.getByRole('searchbox').fill('');
  await page.getByText('تصفية وترتيب').click();
  await page.getByLabel('نوع الفساد').selectOption('fraud');
  await expect(rows(page)).toHaveText([/^غشّ/]);
  await page.getByLabel('نوع الفساد').selectOption('');
  await page.getByLabel('الترتيب').selectOption('oldest');
  await expect(rows(page)).toHaveText([/^رشوة/, /^غشّ/]);
  expect(sent.filter((each) => /مكتب|fraud/.test(decodeURIComponent(each)))).toEqual([]);
  expect(new URL(page.url()).search).toBe('?tab=reports');
});

test('single keys go from one to the next and mark as read, until they are turned off', async ({
  page,
  adminSite,
}) => {
  for (const name of ['third', 'second', 'first']) await submit(adminSite, 'contact', { ...rana, name });
  await openAdmin(page, path);
  await row(page, 'first').waitFor();
  const isOpen = (name: string) => expect(reading(page)).toHaveAccessibleName(name);
  // The keys know of an opened message once it has the focus
  const opens = async (name: string) => {
    await isOpen(name);
    await expect(reading(page)).toBeFocused();
  };
  for (const [key, name] of [
    ['j', 'first'],
    ['j', 'second'],
    ['ت', 'third'],
    ['k', 'second'],
  ] as const) {
    await (key === 'ت'
      ? page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ت', code: 'KeyJ' })))
      : page.keyboard.press(key));
    await opens(name);
  }
  await page.keyboard.press('r');
  await expect(reading(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('e');
  await expect(question(page)).toContainText('second');
  await page.keyboard.press('e');
  await opens('third');
  await expect(row(page, 'second')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('je');
  await isOpen('third');
  await page.getByText('اختصارات لوحة المفاتيح').click();
  await page.getByRole('checkbox', { name: 'تفعيل المفاتيح المفردة' }).click();
  await page.reload();
  await isOpen('third');
  await page.keyboard.press('k');
  await page.keyboard.press('e');
  await expect(question(page)).toHaveCount(0);
  await isOpen('third');
});

test('a user who opens another list while a message is being marked stays on that list', async ({
  page,
  adminSite,
}) => {
  await submit(adminSite, 'contact', rana);
  await openAdmin(page, path);
  const held = Promise.withResolvers<void>();
  await page.route('**/soft-delete', async (route) => {
    await held.promise;
    await route.continue();
  });
  await (await read(page, rana.name)).getByRole('button', { name: 'وضع علامة «مقروء»' }).click();
  await question(page).getByRole('button', { name: 'وضع علامة «مقروء»' }).click();
  await page.getByRole('radio', { name: 'مقروءة' }).click();
  await expect(page).toHaveURL(`${path}?state=read`);
  held.resolve();
  await expect(page.getByText('وُضعت على الرسالة علامة «مقروء».')).toBeVisible();
  await expect(row(page, rana.name)).toBeVisible();
  await expect(page).toHaveURL(`${path}?state=read`);
});
