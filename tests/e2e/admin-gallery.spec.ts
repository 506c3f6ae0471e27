import { expect } from '@playwright/test';
import sharp from 'sharp';
import { openAdmin, store, test } from './admin-site.ts';
import { expectNoBarrierAsShown } from './barriers.ts';

async function png(name: string, shade: number) {
  const background = { r: shade, g: 120, b: 90 };
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

test('pictures are chosen, described, moved, replaced and removed, and readers have them at once', async ({
  page,
  adminSite,
  problems,
}) => {
  problems.expect('/gallery');
  const title = `gallery ${test.info().testId}`;
  const id = await store(adminSite, 'sports-news', { title_ar: title, title_en: title });
  await openAdmin(page, `/sports-news-edit?item=${id}`);
  const block = page.getByRole('region', { name: 'معرض الصور' });
  const choose = block.getByLabel('اختيار صور', { exact: true }).locator('input');
  const list = { name: 'list.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await choose.setInputFiles([await png('one.png', 20), list, await png('two.png', 200)]);
  await block.getByRole('button', { name: 'عدم إضافة list.png' }).click();
  const first = block.getByRole('group', { name: 'one.png' });
  await first.getByLabel('التعليق بالعربية').fill('رفع العلم');
  await first.getByLabel('الوصف بالعربية').fill('صورة');
  const second = block.getByRole('group', { name: 'two.png' });
  await second.getByRole('checkbox', { name: 'الصورة للتزيين' }).check();
  await block.getByRole('button', { name: 'إضافة الصور' }).click();
  await expect(first.getByRole('alert')).toContainText('هذا النصّ لا يصف الصورة');
  await expect(second).toBeHidden();
  await first.getByLabel('الوصف بالعربية').fill('رقيبان يرفعان العلم');
  await expectNoBarrierAsShown(page, 'the gallery of an item');
  await block.getByRole('button', { name: 'إضافة الصور' }).click();

  const rows = block.getByRole('list').first().getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await block.getByRole('button', { name: 'إلى أعلى — رفع العلم' }).press('Enter');
  await expect(block.getByRole('button', { name: 'إلى أسفل — رفع العلم' })).toBeFocused();
  await expect(rows.first()).toContainText('لا وصف بالإنكليزية بعد');
  const edit = block.getByRole('button', { name: 'تعديل التعليق والوصف — رفع العلم' });
  await edit.click();
  await rows.first().getByLabel('الوصف بالإنكليزية').fill('Two sergeants raise the flag');
  await rows.first().getByRole('button', { name: 'حفظ التعليق والوصف' }).click();
  await expect(edit).toBeFocused();
  await expect(rows.first()).not.toContainText('لا وصف');
  await block.getByLabel('استبدال — الصورة ٢').setInputFiles(await png('three.png', 90));
  await expect(page.locator('.toast')).toContainText('استُبدلت الصورة');
  await block.getByRole('button', { name: 'حذف — الصورة ٢' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(rows).toHaveCount(2);
  await expectNoBarrierAsShown(page, 'the pictures of a gallery');

  await page.getByText('المعاينة وروابطها').click();
  const previewed = page
    .frameLocator('iframe')
    .getByRole('region', { name: 'معرض الصور' })
    .getByRole('listitem');
  await expect(previewed).toHaveCount(2);

  // The library has been given the texts of a picture that came with them
  await block.getByRole('button', { name: 'اختر من المكتبة' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('option', { name: 'one.png' }).first().click();
  await picker.getByRole('button', { name: 'استعمال هذه الصور' }).click();
  await expect(block.getByLabel('الوصف بالعربية')).toHaveValue('رقيبان يرفعان العلم');
  await block.getByRole('button', { name: 'إضافة الصور' }).click();
  await expect(rows).toHaveCount(3);
  await expect(previewed).toHaveCount(3);

  await openAdmin(page, `/history-edit?section=sports-news&item=${id}`);
  const replaced = page.getByRole('listitem').filter({ hasText: 'استبدال صورة' });
  await expect(replaced.getByRole('link', { name: 'فتح الصورة' })).toBeVisible();
  await page.goto(`/sports-news/${id}/ar`);
  const gallery = page.getByRole('region', { name: 'معرض الصور' });
  const described = gallery.getByRole('img', { name: 'رقيبان يرفعان العلم' });
  await expect(described).toHaveCount(2);
  await expect(gallery.getByRole('listitem')).toHaveCount(3);
});
