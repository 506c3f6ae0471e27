import { expect, type Page } from '@playwright/test';
import { smallPicture } from './admin-calls.ts';
import { editItem, openAdmin, store, test, workingCopy } from './admin-site.ts';

const rows = (page: Page) => page.getByRole('region', { name: 'القائمة' }).getByRole('listitem');

async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
}

test('an item that another person deleted goes on as a new one, with all its fields', async ({
  page,
  adminSite,
  problems,
}) => {
  problems.expect('/api/');
  const name = `gone ${test.info().testId}`;
  const id = await store(adminSite, 'article', { title_ar: name, title_en: name, date_en: 'Spring' });
  const card = await editItem(page, '/articles-edit', id);
  await card.locator('.image-picker input[type=file]').setInputFiles(smallPicture);
  const headers = { authorization: `Bearer ${adminSite.token}` };
  await fetch(`${adminSite.url}/api/article/${id}`, { method: 'DELETE', headers });
  await card.getByRole('textbox', { name: 'Title' }).fill(`mine ${name}`);
  await press(page, 'حفظ التغييرات');
  await press(page, 'الاحتفاظ بنسختي مادةً جديدة');
  const fresh = page.getByRole('article');
  await expect(fresh).toContainText('جديد – غير محفوظ');
  await press(page, 'حفظ التغييرات');
  await expect(page.locator('.toast')).toContainText('حُفظ المقال');
  await expect(page).toHaveURL(/item=\d+$/);
  const added = new URL(page.url()).searchParams.get('item');
  expect(Number(added)).toBeGreaterThan(id);
  expect(await workingCopy(adminSite, `articles/${added}`)).toMatchObject({
    title_ar: name,
    title_en: `mine ${name}`,
    date_en: 'Spring',
    image: expect.stringMatching(/-3x2\.webp$/),
  });
});

test('search, filters and the open item stand in the address, and Back leads back', async ({
  page,
  adminSite,
}) => {
  const name = `found ${test.info().testId}`;
  const id = await store(adminSite, 'study', { title_ar: name, title_en: '' });
  await openAdmin(page, '/studies-edit');
  await page.getByRole('searchbox').fill(name);
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('عرض', { exact: true }).selectOption('lacks-en');
  await expect(page).toHaveURL(/lacks=en/);
  await rows(page).getByRole('link').click();
  const heading = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(heading).toHaveText(name);
  await expect(rows(page)).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(rows(page)).toBeHidden();
  await page.getByRole('link', { name: 'إلى القائمة' }).click();
  await expect(rows(page).getByRole('link')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`item=${id}`));
  await expect(heading).toBeVisible();
});

test('one day is written into both dates, which stay free texts', async ({ page, adminSite }) => {
  const name = `dated ${test.info().testId}`;
  const id = await store(adminSite, 'sports-news', { title_ar: name, title_en: name });
  const card = await editItem(page, '/sports-news-edit', id);
  await card.getByLabel('اليوم').fill('2026-11-20');
  const arabic = card.getByRole('textbox', { name: 'التاريخ' });
  const english = card.getByRole('textbox', { name: 'Date' });
  await expect(arabic).toHaveValue('الجمعة ٢٠ تشرين الثاني ٢٠٢٦');
  await expect(english).toHaveValue('Friday 20 November 2026');
  await english.fill('Saturday 21 November 2026');
  await expect(card.getByText('التاريخان يدلّان على يومين مختلفين.')).toBeVisible();
  await english.fill('in the autumn');
  await expect(card.getByText('التاريخان يدلّان على يومين مختلفين.')).toBeHidden();
});

test('chosen items are published, withdrawn and deleted together, and each can be undone', async ({
  page,
  adminSite,
}) => {
  const name = `together ${test.info().testId}`;
  const ids = [1, 2].map((number) =>
    store(adminSite, 'tender', { title_ar: `${name} ${number}`, publish: 'draft' }),
  );
  const [first, second] = await Promise.all(ids);
  await openAdmin(page, `/tenders-edit?q=${encodeURIComponent(name)}`);
  const state = async (id?: number) => (await page.request.get(`/api/tender/${id}`)).status();
  const chooseBoth = async () => {
    await expect(rows(page)).toHaveCount(2);
    for (const box of await rows(page).getByRole('checkbox').all()) await box.check();
  };
  const undo = (done: string) =>
    page.locator('.toast').filter({ hasText: done }).getByRole('button', { name: 'تراجع' }).click();
  const states = () => Promise.all([state(first), state(second)]);
  await chooseBoth();
  await press(page, 'نشر');
  await expect(rows(page).getByText('منشور').first()).toBeAttached();
  expect(await states()).toEqual([200, 200]);
  await undo('نُشرت مادتان.');
  await expect.poll(states).toEqual([404, 404]);
  await expect(rows(page).getByText('منشور').first()).not.toBeAttached();
  await chooseBoth();
  await press(page, 'نشر');

  await expect(rows(page).getByText('منشور').first()).toBeAttached();
  await chooseBoth();
  await press(page, 'سحب…');
  await page.getByRole('textbox', { name: 'السبب' }).fill('أُلغيت');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Cancelled');
  await page.getByRole('alertdialog').getByRole('button', { name: 'اسحب' }).click();
  await undo('سُحبت مادتان.');
  await expect.poll(states).toEqual([200, 200]);

  await expect(rows(page).getByText('منشور').first()).toBeAttached();
  await chooseBoth();
  await press(page, 'حذف');
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف', exact: true }).click();
  await expect(rows(page)).toHaveCount(0);
  await undo('نُقلت مادتان إلى سلة المحذوفات.');
  await expect(rows(page)).toHaveCount(2);
});
