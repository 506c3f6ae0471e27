import { expect, type Page } from '@playwright/test';
import { adminCalls, smallPicture } from './admin-calls.ts';
import { openAdmin, test } from './admin-site.ts';

const path = '/about-manager-edit';

type Records = Record<string, { ar: string; en: string }>;

type Details = { content: Record<string, Records>; updated_at: string };

type Main = { content: { manager_name: { ar: string; en: string }; image: string }; updated_at: string };

const main = (page: Page) => page.getByRole('region', { name: 'النص الأساسي' });

const details = (page: Page) => page.getByRole('region', { name: 'التفاصيل' });

const notice = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });

async function edit(panel: ReturnType<typeof main>) {
  await panel.getByRole('button', { name: 'تعديل' }).click();
}

async function save(panel: ReturnType<typeof main>) {
  await panel.getByRole('button', { name: 'حفظ التغييرات' }).click();
}

async function openGroup(page: Page, group: string) {
  await details(page).getByRole('button', { name: group }).click();
}

test('the main block is saved with its picture, and the public page shows it on the next request', async ({
  page,
  request,
}) => {
  await openAdmin(page, path);
  await edit(main(page));
  await expect(main(page).getByLabel('الاسم')).toBeFocused();
  await main(page).getByLabel('الاسم').fill('اللواء سامر عون');
  await main(page).getByLabel('Name').fill('Major General Samer Aoun');
  await main(page).getByLabel('اختر صورة').setInputFiles(smallPicture);
  await expect(main(page).getByText('portrait.png')).toBeVisible();
  await save(main(page));
  await expect(notice(page, 'حُدّث المحتوى.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'تعديل' })).toBeFocused();
  await expect(main(page).getByRole('heading', { name: 'Major General Samer Aoun' })).toBeVisible();

  const stored = (await (await request.get('/api/about-manager-main')).json()) as Main;
  expect(stored.content.image).toMatch(/-3x2\.webp$/);
  expect(await (await request.get('/about-manager')).text()).toContain('اللواء سامر عون');
  expect(await (await request.get('/en/about-manager')).text()).toContain('Major General Samer Aoun');
});

test('a record gets the next key of its group, and is saved', async ({ page, request, adminSite }) => {
  const calls = adminCalls(request, adminSite.token);
  const programs = async () => (await calls.get<Details>('about-manager-details')).content['programs'] ?? {};
  const highest = Math.max(...Object.keys(await programs()).map((key) => Number(key.split('_').at(-1))));
  const key = `program_${highest + 1}`;
  await openAdmin(page, path);
  await openGroup(page, 'الدورات والبرامج');
  await edit(details(page));
  await details(page).getByRole('button', { name: 'إضافة سجلّ: الدورات والبرامج' }).click();
  await expect(details(page).getByLabel(`${key} (العربية)`)).toBeFocused();
  await page.keyboard.type('دورة جديدة');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A new course');
  await save(details(page));
  await expect(notice(page, 'حُدّث المحتوى.')).toBeVisible();
  expect((await programs())[key]).toEqual({ ar: 'دورة جديدة', en: 'A new course' });
  expect(await (await request.get('/en/about-manager')).text()).toContain('A new course');
});

test('a stored record is deleted after a confirmation, and other typed text stays', async ({
  page,
  request,
  adminSite,
}) => {
  const calls = adminCalls(request, adminSite.token);
  const before = await calls.get<Details>('about-manager-details');
  const key = `medal_received_${Math.max(...Object.keys(before.content['medals_received'] ?? {}).map((each) => Number(each.split('_').at(-1)))) + 1}`;
  await calls.post('about-manager', {
    medals_received: {
      ...before.content['medals_received'],
      [key]: { ar: 'وسام', en: 'A medal to be deleted' },
    },
  });
  await openAdmin(page, path);
  await openGroup(page, 'الأوسمة');
  await edit(details(page));
  await details(page).getByLabel('birth_place (العربية)').fill('طرابلس');
  await details(page)
    .getByRole('button', { name: `حذف السجلّ ${key}` })
    .click();
  const dialog = page.getByRole('alertdialog', { name: `هل تريد فعلًا حذف السجلّ ${key} من الأوسمة؟` });
  await expect(dialog.locator('bdi')).toHaveText([key, 'الأوسمة']);
  await expect(dialog.getByRole('button', { name: 'إلغاء' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(details(page).getByLabel(`${key} (العربية)`)).toBeVisible();

  await details(page)
    .getByRole('button', { name: `حذف السجلّ ${key}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف', exact: true }).click();
  await expect(notice(page, 'حُذف السجلّ')).toBeVisible();
  await expect(details(page).getByLabel(`${key} (العربية)`)).toHaveCount(0);
  await expect(details(page).getByLabel('birth_place (العربية)')).toHaveValue('طرابلس');
  await save(details(page));
  await expect(notice(page, 'حُدّث المحتوى.')).toBeVisible();
  const after = await calls.get<Details>('about-manager-details');
  expect(after.content['medals_received']).not.toHaveProperty(key);
  expect(after.content['personal_info']?.['birth_place']?.ar).toBe('طرابلس');
});

test('an unsaved record is dropped without a question, and the personal information has four rows only', async ({
  page,
}) => {
  await openAdmin(page, path);
  await openGroup(page, 'اللغات');
  await edit(details(page));
  await expect(details(page).getByRole('button', { name: 'إضافة سجلّ: معلومات شخصية' })).toHaveCount(0);
  await expect(details(page).getByRole('button', { name: 'حذف السجلّ birth_place' })).toHaveCount(0);
  const rows = details(page).getByRole('group', { name: 'اللغات' }).getByRole('listitem');
  const count = await rows.count();
  await details(page).getByRole('button', { name: 'إضافة سجلّ: اللغات' }).click();
  await expect(rows).toHaveCount(count + 1);
  await rows.last().getByRole('button').click();
  await expect(rows).toHaveCount(count);
  await expect(rows.last().getByRole('textbox').first()).toBeFocused();
  await expect(notice(page, 'أُزيل السجلّ غير المحفوظ.')).toBeVisible();
  await expect(page.getByRole('alertdialog', { name: /هل تريد/ })).toHaveCount(0);
});

test('failures have the catalogue’s messages, and typed text stays', async ({ page, problems }) => {
  problems.expect('/api/');
  await page.addInitScript(() => localStorage.setItem('diwan-admin-language', 'en'));
  await openAdmin(page, path);
  const block = page.getByRole('region', { name: 'Main text' });
  const groups = page.getByRole('region', { name: 'Details' });
  await page.route('**/api/about-manager', (route) => route.fulfill({ status: 500, body: '' }));
  await page.route('**/api/delete-record', (route) => route.fulfill({ status: 500, body: '' }));

  await block.getByRole('button', { name: 'Edit' }).click();
  await block.getByLabel('Name').fill('Kept');
  await block.getByRole('button', { name: 'Save Changes' }).click();
  await expect(block.getByRole('alert')).toHaveText('Failed to update content');
  await expect(block.getByLabel('Name')).toHaveValue('Kept');

  await groups.getByRole('button', { name: 'Edit' }).click();
  await groups.getByLabel('birth_date (English)').fill('Kept too');
  await groups.getByRole('button', { name: 'Save Changes' }).click();
  await expect(groups.getByRole('alert')).toHaveText('Failed to update details');
  await groups.getByRole('button', { name: 'Positions' }).click();
  await groups.getByRole('button', { name: 'Delete the record position_1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(notice(page, 'Failed to delete record')).toBeVisible();
  await expect(groups.getByLabel('position_1 (English)')).toBeVisible();
  await expect(groups.getByLabel('birth_date (English)')).toHaveValue('Kept too');
});

test('a profile that fails to load has an error, and loads on retry', async ({ page, problems }) => {
  problems.expect('/api/about-manager-details');
  await page.route('**/api/about-manager-details', (route) => route.abort(), { times: 1 });
  await openAdmin(page, path);
  await expect(page.getByRole('alert')).toHaveText(/تعذّر تحميل التفاصيل/);
  await page.getByRole('button', { name: 'حاول مجددًا' }).click();
  await expect(main(page)).toBeVisible();
});

test('a newer stored version is shown beside mine, and none is lost unseen', async ({
  page,
  request,
  adminSite,
  problems,
}) => {
  problems.expect('/api/about-manager');
  const calls = adminCalls(request, adminSite.token);
  await openAdmin(page, path);
  await edit(main(page));
  await main(page).getByLabel('Name').fill('Mine');
  await calls.postForm('about-manager', { 'manager_name[en]': 'Theirs' });
  await save(main(page));
  const conflict = page.getByRole('region', { name: 'عدّل' });
  await expect(conflict).toContainText('Mine');
  await expect(conflict).toContainText('Theirs');
  await conflict.getByRole('button', { name: 'الإبقاء على نسختي' }).click();
  await save(main(page));
  await expect(notice(page, 'حُدّث المحتوى.')).toBeVisible();
  expect((await calls.get<Main>('about-manager-main')).content.manager_name.en).toBe('Mine');

  await edit(details(page));
  await details(page).getByLabel('birth_date (English)').fill('My date');
  const { personal_info } = (await calls.get<Details>('about-manager-details')).content;
  await calls.post('about-manager', {
    personal_info: { ...personal_info, birth_date: { ar: 'تاريخهم', en: 'Their date' } },
  });
  await save(details(page));
  await expect(details(page).getByRole('region')).toContainText('Their date');
  await details(page).getByRole('button', { name: 'اعتماد النسخة المحفوظة' }).click();
  await expect(details(page).getByLabel('birth_date (English)')).toHaveValue('Their date');
});

test('typed text survives a reload until it is discarded', async ({ page }) => {
  await openAdmin(page, path);
  await edit(main(page));
  const stored = await main(page).getByLabel('Name').inputValue();
  await main(page).getByLabel('Name').fill('A draft');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(main(page).getByLabel('Name')).toHaveValue('A draft');
  await expect(main(page)).toContainText('تغييرات غير محفوظة');
  await main(page).getByRole('button', { name: 'إلغاء' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'التخلّي عن التغييرات' }).click();
  await expect(main(page).getByRole('heading', { name: stored })).toBeVisible();
  await page.reload();
  await expect(main(page).getByRole('button', { name: 'تعديل' })).toBeVisible();
});
