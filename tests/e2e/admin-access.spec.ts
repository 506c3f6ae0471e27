import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { openAdmin, store, test } from './admin-site.ts';
import { expectNoBarrierAsShown } from './barriers.ts';

const run = promisify(execFile);

for (const [language, colorScheme, width] of [
  ['ar', 'light', 1440],
  ['en', 'dark', 360],
] as const) {
  test(`axe finds nothing in any state (${language}, ${colorScheme}, ${width} px)`, async ({
    page,
    adminSite,
  }) => {
    test.slow();
    const words = { ar: ['تعديل', 'إضافة', 'حفظ التغييرات'], en: ['Edit', 'Add', 'Save Changes'] }[language];
    const press = (name = '') => page.getByRole('button', { name, exact: true }).click();
    const name = `access ${test.info().testId}`;
    const id = await store(adminSite, 'study', { title_ar: name, title_en: name });
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.addInitScript((own) => localStorage.setItem('diwan-admin-language', own), language);
    await openAdmin(page, '/login');
    await expectNoBarrierAsShown(page, 'sign-in');
    await openAdmin(page, '/studies-edit');
    await expect(page.getByText(name).first()).toBeVisible();
    await expectNoBarrierAsShown(page, 'reading');
    await press(words[0]);
    await press(words[1]);
    await expectNoBarrierAsShown(page, 'editing');
    await page.goBack();
    await page.getByRole('link', { name }).first().click();
    const card = page.locator(`[data-card="item-${id}"]`);
    await expect(card).toBeVisible();
    await store(adminSite, `update-study/${id}`, { title_en: 'theirs' });
    if (width < 768) await card.locator('.desk-parts').getByRole('button', { name: 'English' }).click();
    await card.getByRole('textbox', { name: 'Title' }).fill('mine');
    await page.route('**/api/study', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
    await press(words[2]);
    await expect(card.locator('.conflict')).toContainText('theirs');
    await expectNoBarrierAsShown(page, 'a conflict, a failure and a notice');
    await card.locator('.icon-delete').click();
    await expect(page.getByRole('alertdialog').getByRole('heading')).toBeVisible();
    await expectNoBarrierAsShown(page, 'a question');
    await page.keyboard.press('Escape');
    const menu = page.locator('summary').filter({ visible: true }).first();
    await menu.click();
    await expectNoBarrierAsShown(page, 'the menu');
  });
}

test.beforeEach(({ problems }) => problems.expect('/api/'));

test('an item is added, filled in, saved and deleted by keyboard alone', async ({ page }) => {
  const name = `keyboard ${test.info().testId}`;
  const tabTo = async (wanted: string) => {
    for (let step = 0; step < 400; step += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const label = (await focused.getAttribute('aria-label')) ?? (await focused.innerText());
      if (label.trim() === wanted) return;
    }
    throw new Error(`Tab never came to «${wanted}».`);
  };
  await openAdmin(page, '/manager-activities-edit');
  await tabTo('تعديل');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo('إضافة');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').getByRole('textbox', { name: 'العنوان' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Control+s');
  await expect(page.locator('.toast')).toContainText('حُفظ النشاط');
  // The stored item is fetched after the notice, and takes the focus
  const heading = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  const rows = page.getByRole('region', { name: 'القائمة' }).getByRole('listitem');
  const first = rows.first().getByRole('link');
  await expect(first).toContainText(name);
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText(name);
  await expect(heading).toBeFocused();
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo('تعديل');
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(`حذف: ${name}`);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast').filter({ hasText: 'حُذف النشاط' })).toBeVisible();
  await expect(page.getByRole('button', { name: `حذف: ${name}` })).toHaveCount(0);
});

test('a section of 2,000 items can be worked with within a second, a page at a time', async ({
  page,
  adminSite,
}) => {
  await adminSite.sql(`
    with recursive number(n) as (select 1001 union all select n + 1 from number where n < 3000)
    insert into content_item (section, id, image, title_en, title_ar, description_en, description_ar, date_en, date_ar, created_at, updated_at)
    select 'recruitments', n, null, 'Post ' || n, 'وظيفة ' || n, 'Text', 'نص', '', '', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from number;
    update section_counter set items = items + 2000, last_id = 3000 where section = 'recruitments';
    delete from content_bucket where section = 'recruitments';
    insert into content_bucket (section, bucket, items) select section, id / 256, count(*) from content_item where section = 'recruitments' group by id / 256;
  `);
  // Rows that the site did not write are in no index
  const env = { PATH: process.env['PATH'], DATA_DIR: adminSite.dataDir };
  await run(process.execPath, ['server/manage/main.ts', 'search', 'rebuild'], { env });
  await openAdmin(page, '/recruitments-edit');
  await expect(page.getByRole('region', { name: 'القائمة' }).getByRole('listitem')).toHaveCount(50);
  const shown = await page.evaluate(() => performance.now());
  test.info().annotations.push({ type: 'items shown after', description: `${Math.round(shown)} ms` });
  const rows = page.getByRole('region', { name: 'القائمة' }).getByRole('listitem');
  await page.getByRole('button', { name: 'عرض المزيد' }).click();
  await expect(rows).toHaveCount(100);
  await page.getByRole('searchbox').fill('وظيفة 1742');
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('link').click();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText('وظيفة 1742');
});
