import { expect } from '@playwright/test';
import { pdf } from '../requests/documents.ts';
import { openAdmin, store, test } from './admin-site.ts';
import { expectNoBarrierAsShown } from './barriers.ts';

test('files are chosen, named, added, moved, replaced and removed, and readers have them at once', async ({
  page,
  adminSite,
  problems,
}) => {
  problems.expect('/attachments');
  const title = `files ${test.info().testId}`;
  const id = await store(adminSite, 'study', { title_ar: title, title_en: title });
  await openAdmin(page, `/studies-edit?item=${id}`);
  const block = page.getByRole('region', { name: 'ملفات للتنزيل' });
  const file = (name: string, content: Buffer) => ({ name, mimeType: '', buffer: content });
  await block
    .getByLabel('اختيار ملفات', { exact: true })
    .locator('input')
    .setInputFiles([file('دفتر_الشروط.pdf', pdf()), file('prices.xlsx', Buffer.from('MZ'))]);
  const first = block.getByRole('group', { name: 'دفتر_الشروط.pdf' });
  await expect(first.getByRole('textbox').first()).toHaveValue('دفتر الشروط');
  await first.getByRole('textbox').nth(1).fill('Conditions');
  await block.getByRole('button', { name: 'إضافة الملفات' }).click();
  await expect(block.getByRole('alert')).toContainText('تُقبل ملفات PDF');
  await expect(block.getByRole('listitem').filter({ hasText: 'Conditions' })).toContainText('PDF');
  await block.getByRole('button', { name: 'عدم إضافة prices.xlsx' }).click();
  await expectNoBarrierAsShown(page, 'the files of an item');

  await page
    .getByLabel('اختيار ملفات', { exact: true })
    .locator('input')
    .setInputFiles(file('b.csv', Buffer.from('a,b\n')));
  await block.getByRole('button', { name: 'إضافة الملفات' }).click();
  await block.getByRole('button', { name: 'إلى أعلى — b' }).click();
  const rows = block.getByRole('list').first().getByRole('listitem');
  await expect(rows.first()).toContainText('CSV');
  await expect(block.getByRole('button', { name: 'إلى أسفل — b' })).toBeFocused();
  await block.getByRole('button', { name: 'تغيير الاسم — دفتر الشروط' }).click();
  await expect(rows.nth(1).getByRole('textbox').first()).toBeFocused();
  await rows.nth(1).getByRole('textbox').first().fill('الشروط');
  await page.reload();
  await expect(rows.nth(1).getByRole('textbox').first()).toHaveValue('الشروط');
  await rows.nth(1).getByRole('button', { name: 'حفظ الاسم' }).click();
  await expect(block.getByRole('button', { name: 'تغيير الاسم — الشروط' })).toBeFocused();
  await block.getByLabel('استبدال — الشروط').setInputFiles(file('c.zip', Buffer.from('broken')));
  await expect(rows.nth(1).getByRole('alert')).toContainText('تُقبل ملفات PDF');
  await block.getByLabel('استبدال — الشروط').setInputFiles(file('c.csv', Buffer.from('c;d\n')));
  await expect(rows.nth(1)).toContainText('CSV');
  await block.getByRole('button', { name: 'حذف — b' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(rows).toHaveCount(2);

  await openAdmin(page, `/history-edit?section=studies&item=${id}`);
  const replaced = page.getByRole('listitem').filter({ hasText: 'استبدال ملف' });
  const [earlier] = await Promise.all([
    page.waitForEvent('download'),
    replaced.getByRole('button', { name: 'تنزيل ذلك الملف' }).click(),
  ]);
  expect(earlier.suggestedFilename()).toBe('الشروط.pdf');

  await page.goto(`/studies/${id}/ar`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'الشروط' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('الشروط.csv');
});
