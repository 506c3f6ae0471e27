import { expect, type Page } from '@playwright/test';
import { historyPath } from '#shared/site/admin-navigation.ts';
import { adminCalls } from './admin-calls.ts';
import { type AdminSite, openAdmin, store, test } from './admin-site.ts';
import { expectNoBarrier, expectNoOverflow, violations } from './barriers.ts';

const before = {
  title_ar: 'مناقصة لتوريد الخيام',
  title_en: 'Tender for the supply of tents',
  description_ar: 'تُقدَّم العروض حتى ٢٠ آذار ٢٠٢٦.',
  description_en: 'Bids are due by 20 March 2026.',
};

const publication = { sides: { ar: {}, en: {} } };

/** A published article that was corrected and published again. */
async function corrected(adminSite: AdminSite, page: Page): Promise<number> {
  const id = await store(adminSite, 'article', before);
  const path = `/api/items/articles/${id}`;
  const headers = { authorization: `Bearer ${adminSite.token}` };
  const changes = {
    description_ar: 'تُقدَّم العروض حتى ٢٥ آذار ٢٠٢٦.',
    description_en: 'Bids are due by 25 March 2026.',
  };
  await page.request.put(path, { headers, data: { ...changes, minor: true } });
  await page.request.post(`${path}/publish`, { headers, data: publication });
  return id;
}

test('an earlier version is compared in both languages and restored, and is public once it is published', async ({
  page,
  request,
  adminSite,
}) => {
  const id = await corrected(adminSite, page);
  const calls = adminCalls(request, adminSite.token);
  await openAdmin(page, historyPath('articles', id));
  const compared = page.getByRole('region', { name: 'النسخة ١ مقارنةً بالنسخة ٢' });
  const inArabic = compared.getByRole('region', { name: 'النص: العربية' });
  await expect(inArabic.getByRole('deletion')).toContainText('٢٠');
  await expect(inArabic.getByRole('insertion')).toContainText('٢٥');
  const inEnglish = compared.getByRole('region', { name: 'النص: الإنكليزية' });
  await expect(inEnglish.getByRole('deletion')).toContainText('20');
  await expect(inEnglish.getByRole('insertion')).toContainText('25');
  await expect(page.getByRole('listitem').filter({ hasText: 'تصحيح طفيف' }).first()).toContainText(
    'النسخة ٢',
  );
  await expectNoBarrier(page, 'ar', 'history');
  await expectNoOverflow(page, 'history');

  await compared.getByRole('button', { name: 'استعادة النسخة ١' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('إلا حين تنشر');
  await page.getByRole('alertdialog').getByRole('button', { name: 'استعادة' }).click();
  await expect(page).toHaveURL(new RegExp(`/articles-edit\\?item=${id}$`));
  expect(await calls.get(`items/articles/${id}`)).toMatchObject({ ...before, revision: 3 });
  const shown = async () => (await request.get(`/en/article/${id}`)).text();
  expect(await shown()).toContain('25 March 2026');
  await calls.post(`items/articles/${id}/publish`, publication);
  expect(await shown()).toContain('20 March 2026');
});

const notice = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });

const undo = (page: Page, text: string) => notice(page, text).getByRole('button', { name: 'تراجع' }).click();

test('a saved setting is taken back, and an earlier version of it is compared and restored', async ({
  page,
  request,
}) => {
  const publicName = async () => (await request.get('/en/articles')).text();
  await openAdmin(page, '/site-settings-edit');
  const identity = page.getByRole('region', { name: 'الهوية', exact: true });
  await identity.getByRole('button', { name: 'تعديل', exact: true }).click();
  await identity.getByLabel('Name of the institution').fill('A Passing Name');
  await identity.getByRole('button', { name: 'حفظ التغييرات' }).click();
  await undo(page, 'حُدّث المحتوى.');
  await expect(notice(page, 'عاد كما كان.')).toBeVisible();
  await expect(identity.getByText('A Passing Name')).toHaveCount(0);
  expect(await publicName()).not.toContain('A Passing Name');

  await identity.getByRole('button', { name: 'النسخ السابقة: الهوية' }).click();
  const dialog = page.getByRole('dialog');
  const version = dialog.getByRole('listitem').filter({ hasText: 'النسخة ٢' });
  await version.getByRole('button', { name: 'مقارنة بالحالية' }).click();
  await expect(version.getByRole('deletion')).toContainText('A Passing Name');
  expect.soft(await violations(page)).toEqual([]);
  await version.getByRole('button', { name: 'استعادة النسخة ٢' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(identity.getByText('A Passing Name')).toBeVisible();
  expect(await publicName()).toContain('A Passing Name');
});

test('a deleted manager is brought back', async ({ page, request, adminSite }) => {
  const calls = adminCalls(request, adminSite.token);
  const names = { name_ar: 'العميد العائد', name_en: 'The Returning Brigadier' };
  await calls.postForm('manager', { ...names, from_ar: '', from_en: '', to_ar: '', to_en: '' });
  await openAdmin(page, '/managers-edit');
  await page.getByRole('button', { name: 'تعديل', exact: true }).click();
  await page.getByRole('button', { name: `حذف: ${names.name_ar}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف' }).click();
  await undo(page, 'حُذف المدير من القائمة');
  await expect(page.getByRole('button', { name: `حذف: ${names.name_ar}` })).toBeVisible();
  expect(await (await request.get('/managers')).text()).toContain(names.name_ar);
});
