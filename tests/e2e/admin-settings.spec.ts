import { expect, type Locator, type Page } from '@playwright/test';
import { adminCalls, smallPicture } from './admin-calls.ts';
import { openAdmin, test } from './admin-site.ts';
import { credentials } from './site-template.ts';

const path = '/site-settings-edit';

type Text = { ar: string; en: string };

type Settings = {
  content: {
    identity: { name: Text; shareImage: Text };
    social: { facebook: string };
    principles: { title: Text; text: Text }[];
    tasks: unknown[];
    hero: { slides: { wide: string; alt: Text }[] };
    organisation: { central: Text[] };
    conduct: { documents: { en: { file: string; bytes: number } } };
    imageHosts: string[];
  };
  updated_at: Record<string, string>;
};

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

const notice = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });

const editButton = (group: Locator) => group.getByRole('button', { name: 'تعديل', exact: true });

const edit = (group: Locator) => editButton(group).click();

async function save(page: Page, group: Locator) {
  await group.getByRole('button', { name: 'حفظ التغييرات' }).click();
  // The notice may be that of another group, saved before
  await expect(editButton(group)).toBeVisible();
  await expect(notice(page, 'حُدّث المحتوى.').first()).toBeVisible();
}

test('the institution’s name is changed, and every page shows it on the next request', async ({
  page,
  request,
}) => {
  await openAdmin(page, path);
  const identity = panel(page, 'الهوية');
  await edit(identity);
  await identity.getByLabel('اسم المؤسسة').fill('مديرية التجربة');
  await identity.getByLabel('Name of the institution').fill('Trial Directorate');
  await save(page, identity);
  expect(await (await request.get('/articles')).text()).toContain('مديرية التجربة');
  expect(await (await request.get('/en/articles')).text()).toContain('Trial Directorate');
});

test('a list’s items are added, moved and removed by buttons, and the focus stays with them', async ({
  page,
  request,
  adminSite,
}) => {
  const calls = adminCalls(request, adminSite.token);
  const titles = async () =>
    (await calls.get<Settings>('site-settings')).content.principles.map(({ title }) => title.en);
  const before = await titles();
  await openAdmin(page, path);
  const principles = panel(page, 'المبادئ');
  await edit(principles);
  await principles.getByRole('button', { name: 'إضافة: المبدأ' }).click();
  const added = principles.getByRole('listitem').last();
  await expect(added.getByLabel('العنوان')).toBeFocused();
  await added.getByLabel('Title').fill('Patience');
  const number = new Intl.NumberFormat('ar-EG').format(before.length + 1);
  const above = new Intl.NumberFormat('ar-EG').format(before.length);
  await principles.getByRole('button', { name: `نقل إلى أعلى: المبدأ ${number}` }).press('Enter');
  await expect(principles.getByRole('button', { name: `نقل إلى أعلى: المبدأ ${above}` })).toBeFocused();
  await expect(
    principles
      .getByRole('listitem')
      .nth(before.length - 1)
      .getByLabel('Title'),
  ).toHaveValue('Patience');
  await principles.getByRole('button', { name: 'حذف: المبدأ ١' }).click();
  await save(page, principles);
  expect(await titles()).toEqual([...before.slice(1, -1), 'Patience', ...before.slice(-1)]);
});

test('the six tasks and the six pictures keep their number', async ({ page }) => {
  await openAdmin(page, path);
  for (const [name, item] of [
    ['المهام الست', 'المهمّة'],
    ['واجهة الصفحة الرئيسية', 'الصورة'],
  ] as const) {
    const group = panel(page, name);
    await edit(group);
    await expect(group.getByRole('listitem')).toHaveCount(6);
    await expect(group.getByRole('button', { name: `إضافة: ${item}` })).toHaveCount(0);
    await expect(group.getByRole('button', { name: `حذف: ${item}` })).toHaveCount(0);
    await expect(group.getByRole('button', { name: `نقل إلى أسفل: ${item} ١` })).toBeEnabled();
  }
});

test('a picture and a document are sent when they are chosen, and stay when the group is saved', async ({
  page,
  request,
  adminSite,
}) => {
  const calls = adminCalls(request, adminSite.token);
  await openAdmin(page, path);
  const hero = panel(page, 'واجهة الصفحة الرئيسية');
  await edit(hero);
  const second = hero.getByRole('listitem').nth(1);
  await second.getByLabel('اختر ملفًا: الصورة العريضة').setInputFiles(smallPicture);
  await expect(hero.getByText('تغييرات غير محفوظة')).toBeVisible();
  await save(page, hero);
  const { content } = await calls.get<Settings>('site-settings');
  expect(content.hero.slides[1]?.wide).toMatch(/-3x2\.webp$/);
  expect((await request.get(`/storage/${content.hero.slides[1]?.wide}`)).status()).toBe(200);

  const conduct = panel(page, 'مدوّنة قواعد السلوك');
  await edit(conduct);
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  await conduct
    .getByLabel('اختر ملفًا: English')
    .setInputFiles({ name: 'code.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(conduct.getByText('تغييرات غير محفوظة')).toBeVisible();
  await save(page, conduct);
  const { documents } = (await calls.get<Settings>('site-settings')).content.conduct;
  expect(documents.en.bytes).toBe(pdf.length);
  expect(await (await request.get('/en/code-conduct')).text()).toContain(documents.en.file);
});

test('the allowed types of a file are shown; one of another type is refused at its field and not sent', async ({
  page,
}) => {
  await openAdmin(page, path);
  const conduct = panel(page, 'مدوّنة قواعد السلوك');
  await edit(conduct);
  await conduct
    .getByLabel('اختر ملفًا: العربية')
    .setInputFiles({ name: 'code.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await expect(conduct.getByRole('group', { name: 'العربية' }).getByRole('alert')).toHaveText(/PDF/);
  await expect(conduct.getByText('تغييرات غير محفوظة')).toHaveCount(0);

  const identity = panel(page, 'الهوية');
  await edit(identity);
  const picture = identity.locator('.file-field').first();
  await expect(picture).toContainText('JPEG أو PNG أو WebP أو AVIF أو HEIC، حتى ٢٠ ميغابايت');
  const input = picture.locator('input[type=file]');
  await expect(input).toHaveAttribute(
    'accept',
    /^image\/jpeg,image\/png,image\/webp,image\/avif,image\/heic,/,
  );
  const buffer = Buffer.from('\0\0\0\x18ftypqt  ');
  await input.setInputFiles({ name: 'IMG.MOV', mimeType: 'video/quicktime', buffer });
  await expect(picture.getByRole('alert')).toContainText('IMG.MOV');
});

test('an error of the server stands at its field', async ({ page, request, adminSite, problems }) => {
  problems.expect('/api/site-settings');
  await openAdmin(page, path);
  const social = panel(page, 'شبكات التواصل');
  await edit(social);
  await social.getByLabel('فيسبوك').fill('facebook.example.org');
  await social.getByRole('button', { name: 'حفظ التغييرات' }).click();
  await expect(social.getByLabel('فيسبوك')).toHaveAccessibleDescription(
    'يرجى كتابة العنوان كاملًا، وأوّله https://.',
  );
  await expect(social.getByLabel('فيسبوك')).toHaveAttribute('aria-invalid', 'true');
  await expect(social.getByLabel('إكس')).not.toHaveAttribute('aria-invalid');
  await social.getByLabel('فيسبوك').fill('https://facebook.example.org/us');
  await save(page, social);
  const { content } = await adminCalls(request, adminSite.token).get<Settings>('site-settings');
  expect(content.social.facebook).toBe('https://facebook.example.org/us');

  const hosts = panel(page, 'صور من مواقع أخرى');
  await edit(hosts);
  await hosts.getByRole('button', { name: 'إضافة: المضيف' }).click();
  await page.keyboard.type('https://media.example.org/');
  await hosts.getByRole('button', { name: 'حفظ التغييرات' }).click();
  await expect(hosts.getByRole('textbox')).toHaveAccessibleDescription(/اسم المضيف وحده/);
});

test('groups are saved separately: typed text in another group stays', async ({ page, request }) => {
  await openAdmin(page, path);
  const footer = panel(page, 'أسفل الصفحة');
  const contact = panel(page, 'الهواتف والعناوين');
  await edit(footer);
  await footer.getByLabel('Copyright line').fill('© 2025 Not saved yet');
  await edit(contact);
  await contact.getByLabel('رقم الهاتف').fill('+961 1 234 567');
  await save(page, contact);
  await expect(footer.getByLabel('Copyright line')).toHaveValue('© 2025 Not saved yet');
  const publicPage = await (await request.get('/en/articles')).text();
  expect(publicPage).toContain('+961 1 234 567');
  expect(publicPage).not.toContain('Not saved yet');
});

test('a newer version is shown beside mine before anything is overwritten', async ({
  page,
  request,
  adminSite,
  problems,
}) => {
  problems.expect('/api/site-settings');
  const calls = adminCalls(request, adminSite.token);
  await openAdmin(page, path);
  const organisation = panel(page, 'الهيكلية');
  await edit(organisation);
  await organisation.getByLabel('الوحدة المركزية ١ (English)').fill('My unit');
  const { content } = await calls.get<Settings>('site-settings');
  const [first, ...others] = content.organisation.central;
  await calls.post('site-settings/organisation', {
    value: { ...content.organisation, central: [{ ar: first?.ar, en: 'Their unit' }, ...others] },
  });
  await organisation.getByRole('button', { name: 'حفظ التغييرات' }).click();
  const conflict = organisation.getByRole('region');
  await expect(conflict).toContainText('My unit');
  await expect(conflict).toContainText('Their unit');
  await conflict.getByRole('button', { name: 'الإبقاء على نسختي' }).click();
  await save(page, organisation);
  const after = await calls.get<Settings>('site-settings');
  expect(after.content.organisation.central[0]?.en).toBe('My unit');
});

test('a refused token leads to the sign-in and back, with the typed text', async ({ page, problems }) => {
  problems.expect('/api/site-settings');
  await openAdmin(page, path);
  const about = panel(page, 'عن المديرية');
  await edit(about);
  await about.getByLabel('Title').fill('Typed before the session ended');
  await page.evaluate(() => localStorage.setItem('diwan-token', 'expired'));
  await about.getByRole('button', { name: 'حفظ التغييرات' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('البريد الإلكتروني').fill(credentials.email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(credentials.password);
  // The password's run takes its time on a machine that is busy.
  const responded = page.waitForResponse('**/api/login');
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
  await responded;
  await expect(page).toHaveURL(path);
  await expect(about.getByLabel('Title')).toHaveValue('Typed before the session ended');
});
