import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { phonePhotograph } from '../requests/pictures.ts';
import { editItem, store, test, workingCopy } from './admin-site.ts';

async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
}

async function png(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 30, g: 120, b: 90 } } })
    .png()
    .toBuffer();
}

async function itemCard(page: Page, site: Parameters<typeof store>[0]) {
  const name = `picture ${test.info().testId}`;
  const id = await store(site, 'directorate-activity', { title_ar: name, title_en: name });
  return { id, card: await editItem(page, '/directorate-activities-edit', id) };
}

test('a picture can be dropped from the disk', async ({ page, adminSite }, testInfo) => {
  const { card } = await itemCard(page, adminSite);
  const file = testInfo.outputPath('dropped.png');
  await writeFile(file, await png(40, 40));
  const zone = card.locator('.image-picker .drop-zone');
  await zone.scrollIntoViewIfNeeded();
  const box = await zone.boundingBox();
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, ...at, data });
  }
  await expect(card.getByText('dropped.png')).toBeVisible();
  await expect(card.getByText('أبعاد هذه الصورة ٤٠ × ٤٠ بكسل فقط')).toBeVisible();
  await expect(card).toContainText('معدّل');
});

test('a copied picture can be pasted', async ({ page, adminSite }) => {
  const { card } = await itemCard(page, adminSite);
  await card.locator('.image-picker .drop-zone').evaluate(
    (zone, bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([Uint8Array.from(bytes)], 'pasted.png', { type: 'image/png' }));
      zone.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    },
    [...(await png(40, 40))],
  );
  await expect(card.getByText('pasted.png')).toBeVisible();
  await expect(card).toContainText('معدّل');
});

test('a chosen picture is shown small, named and measured; the choice can be undone; it is stored', async ({
  page,
  adminSite,
}) => {
  const { id, card } = await itemCard(page, adminSite);
  const file = { name: 'منظر البحر.png', mimeType: 'image/png', buffer: await png(900, 300) };
  await card.locator('.image-picker input[type=file]').setInputFiles(file);
  const preview = card.getByRole('img', { name: 'معاينة الصورة' });
  await expect(preview).toHaveAttribute('width', '150');
  await expect(preview).toHaveAttribute('height', '50');
  await expect(card.locator('bdi').filter({ hasText: 'منظر البحر.png' })).toBeVisible();
  await expect(card.locator('bdi').filter({ hasText: /\d kB$/ })).toBeVisible();
  await expect(card).toContainText('معدّل');
  await card.getByRole('button', { name: 'إزالة الاختيار' }).click();
  await expect(preview).toBeHidden();
  await expect(card).not.toContainText('معدّل');

  await card.locator('.image-picker input[type=file]').setInputFiles(file);
  // The file is read before it is chosen
  await expect(preview).toBeVisible();
  await press(page, 'حفظ التغييرات');
  await expect(page.locator('.toast')).toContainText('حُفظ النشاط');
  const { image } = await workingCopy(adminSite, `directorate-activities/${id}`);
  expect((await page.request.get(`/storage/${String(image)}`)).status()).toBe(200);

  await press(page, 'تعديل');
  await card.getByRole('button', { name: 'حذف الصورة' }).click();
  await expect(card.getByText('ستُحذف الصورة عند الحفظ.')).toBeVisible();
  await press(page, 'حفظ التغييرات');
  await expect(page.locator('.toast')).toContainText('حُفظ النشاط');
  await expect
    .poll(async () => (await workingCopy(adminSite, `directorate-activities/${id}`))['image'])
    .toBeNull();
});

test('a file that is no picture is refused at its field', async ({ page, adminSite }) => {
  const { card } = await itemCard(page, adminSite);
  await card
    .locator('.image-picker input[type=file]')
    .setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(card.getByRole('alert')).toHaveText('هذا الملف ليس صورة: list.txt');
  await expect(card).not.toContainText('معدّل');
});

test('a photograph of an iPhone is stored, though the browser cannot preview it', async ({
  page,
  adminSite,
}) => {
  const { id, card } = await itemCard(page, adminSite);
  const picker = card.locator('.image-picker');
  await expect(picker.getByText('JPEG أو PNG أو WebP أو AVIF أو HEIC، حتى ٢٠ ميغابايت')).toBeVisible();
  const buffer = await phonePhotograph();
  await picker
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer });
  await expect(card.getByText('لا يعرض المتصفّح هذا النوع، لكن حفظه ممكن.')).toBeVisible();
  await press(page, 'حفظ التغييرات');
  await expect(page.locator('.toast')).toContainText('حُفظ النشاط');
  const { image } = await workingCopy(adminSite, `directorate-activities/${id}`);
  expect(image).toMatch(/-100x120\.webp$/);
});
