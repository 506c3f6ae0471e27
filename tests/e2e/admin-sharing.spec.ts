import { expect } from '@playwright/test';
import { openAdmin, store, test } from './admin-site.ts';
import { expectNoBarrierAsShown } from './barriers.ts';

test('an editor copies the text for messengers and sees the cards of a published item', async ({
  page,
  context,
  adminSite,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = `قرطاسية ${test.info().testId}`;
  const texts = { description_ar: 'تُقبل العروض.', description_en: 'Offers are taken.' };
  const id = await store(adminSite, 'study', { title_ar: title, title_en: 'Stationery', ...texts });
  await openAdmin(page, `/studies-edit?item=${id}`);
  const bar = page.getByRole('region', { name: 'النشر' });
  await bar.getByRole('button', { name: 'إجراءات أخرى' }).click();
  await page.getByRole('menuitem', { name: 'مشاركة…' }).click();
  const dialog = page.getByRole('dialog', { name: 'مشاركة' });
  const card = dialog.getByRole('img', { name: 'البطاقة العربية كما تظهر مع الرابط' });
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  // Without a picture there is nothing to choose
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await expectNoBarrierAsShown(page, 'the dialog of sharing');
  await dialog.getByRole('button', { name: 'نسخ النص العربي' }).click();
  await expect(dialog.getByText('نُسخ النص.')).toBeVisible();
  const copied = await page.evaluate(async () => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`^${title}\n\n[^]*/n/[0-9A-Z]{10}$`));
  const short = copied.split('\n').at(-1) ?? '';
  expect((await request.get(short, { maxRedirects: 0 })).headers()['location']).toContain(`/studies/${id}/`);
  await dialog.getByRole('button', { name: 'إغلاق' }).click();
  await expect(dialog).toHaveCount(0);
});

test('an editor has the card of an item shown in place of its picture, and takes it back', async ({
  page,
}) => {
  await openAdmin(page, '/articles-edit?item=1');
  await page.getByRole('region', { name: 'النشر' }).getByRole('button', { name: 'إجراءات أخرى' }).click();
  await page.getByRole('menuitem', { name: 'مشاركة…' }).click();
  const dialog = page.getByRole('dialog', { name: 'مشاركة' });
  const shared = async () => {
    const html = await (await page.request.get('/articles/1/ar')).text();
    return /property="og:image" content="([^"]*)"/.exec(html)?.[1];
  };
  const picture = await shared();
  const choice = dialog.getByLabel('إظهار بطاقة تحمل العنوان بدل الصورة');
  await choice.click();
  await expect(choice).toBeChecked();
  await expect(dialog.getByText('ستظهر البطاقة من الآن مع الرابط عند مشاركته.')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'البطاقة العربية كما تظهر مع الرابط' })).toBeVisible();
  expect(await shared()).toContain('/storage/cards/');
  await choice.click();
  await expect.poll(shared).toBe(picture);
});
