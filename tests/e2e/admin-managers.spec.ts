import { expect, type Locator, type Page } from '@playwright/test';
import { adminCalls, smallPicture } from './admin-calls.ts';
import { openAdmin, test } from './admin-site.ts';

const path = '/managers-edit';

type Manager = {
  id: number;
  name: { ar: string; en: string };
  from: { ar: string; en: string };
  to: { ar: string; en: string };
  image: string | null;
};

const edit = (page: Page) => page.getByRole('button', { name: 'تعديل' }).click();

const save = (page: Page) => page.getByRole('button', { name: 'حفظ التغييرات' }).click();

const notice = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });

const card = (page: Page, manager: Manager): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: `حذف: ${manager.name.ar}` }) });

function managerForm(name: string) {
  return {
    name_ar: `${name} بالعربية`,
    name_en: name,
    from_ar: '١٩٩٠',
    from_en: '1990',
    to_ar: '١٩٩٥',
    to_en: '1995',
  };
}

test('a manager is added with a photograph, and the public page shows the term till today', async ({
  page,
  request,
  adminSite,
}) => {
  await openAdmin(page, path);
  await edit(page);
  await page.getByRole('button', { name: 'إضافة' }).click();
  const fresh = page.getByRole('article').last();
  await expect(fresh.getByLabel('الاسم')).toBeFocused();
  await fresh.getByLabel('الاسم').fill('العميد الجديد');
  await fresh.getByLabel('Name').fill('The New Brigadier');
  await fresh.getByLabel('من', { exact: true }).fill('٢٠٢٦');
  await fresh.getByLabel('From').fill('2026');
  await expect(fresh.getByLabel('إلى')).toHaveAccessibleDescription('اتركه فارغًا إذا كان في المنصب');
  await fresh.getByLabel('اختر صورة').setInputFiles(smallPicture);
  // The browser reads the file before it is chosen
  await expect(fresh.getByText('portrait.png')).toBeVisible();
  await save(page);
  await expect(notice(page, 'حُفظت بيانات المدير')).toBeVisible();

  const managers = await adminCalls(request, adminSite.token).get<Manager[]>('managers');
  const stored = managers.find(({ name }) => name.en === 'The New Brigadier');
  expect(stored).toMatchObject({ from: { ar: '٢٠٢٦', en: '2026' }, to: { ar: '', en: '' } });
  expect(stored?.image).toMatch(/-3x2\.webp$/);
  await page.goto('/en/managers');
  const shown = page.getByRole('listitem').filter({ hasText: 'العميد الجديد' });
  await expect(shown).toContainText('till today');
});

test('only changed fields are sent, and the stored ones are shown', async ({ page, request, adminSite }) => {
  const calls = adminCalls(request, adminSite.token);
  await calls.postForm('manager', managerForm('To be changed'));
  await openAdmin(page, path);
  await edit(page);
  const manager = (await calls.get<Manager[]>('managers')).find(
    ({ name }) => name.en === 'To be changed',
  ) as Manager;
  const sent: string[] = [];
  page.on('request', (each) => void (each.method() === 'POST' && sent.push(new URL(each.url()).pathname)));
  await card(page, manager).getByLabel('To', { exact: true }).fill('1996');
  await save(page);
  await expect(notice(page, 'حُفظت بيانات المدير')).toBeVisible();
  expect(sent).toEqual([`/api/update-manager/${manager.id}`]);
  expect((await calls.get<Manager[]>('managers')).find(({ id }) => id === manager.id)?.to.en).toBe('1996');
});

test('a manager is deleted after the question', async ({ page, request, adminSite }) => {
  const calls = adminCalls(request, adminSite.token);
  await calls.postForm('manager', managerForm('To be deleted'));
  await openAdmin(page, path);
  await edit(page);
  const manager = (await calls.get<Manager[]>('managers')).find(
    ({ name }) => name.en === 'To be deleted',
  ) as Manager;
  await page.getByRole('button', { name: `حذف: ${manager.name.ar}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'هل تريد فعلًا حذف هذا المدير؟' });
  await dialog.getByRole('button', { name: 'حذف', exact: true }).click();
  await expect(notice(page, 'حُذف المدير من القائمة')).toBeVisible();
  await expect(card(page, manager)).toHaveCount(0);
  expect((await calls.get<Manager[]>('managers')).map(({ id }) => id)).not.toContain(manager.id);
});

test('failures have the catalogue’s messages', async ({ page, problems }) => {
  problems.expect('/api/');
  await page.addInitScript(() => localStorage.setItem('diwan-admin-language', 'en'));
  await openAdmin(page, path);
  await page.getByRole('button', { name: 'Edit' }).click();
  const first = page.getByRole('article').first();
  await page.route('**/api/update-manager/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.route('**/api/manager/*', (route) => route.fulfill({ status: 500, body: '' }));
  await first.getByLabel('Name').fill('Not saved');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(first.getByRole('alert')).toHaveText('Failed to save manager');
  await first.getByRole('button', { name: /^Delete: / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(notice(page, 'Failed to delete manager')).toBeVisible();
  await expect(first.getByLabel('Name')).toHaveValue('Not saved');
});

test('managers that fail to load have the catalogue’s error', async ({ page, problems }) => {
  problems.expect('/api/managers');
  await page.addInitScript(() => localStorage.setItem('diwan-admin-language', 'en'));
  await page.route('**/api/managers*', (route) => route.abort());
  await openAdmin(page, path);
  await expect(page.getByRole('alert')).toHaveText(/Failed to fetch managers/);
});
