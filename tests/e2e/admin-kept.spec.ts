import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { editItem as openToEdit, signIn, store, test, workingCopy } from './admin-site.ts';
import { credentials } from './site-template.ts';

async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
}

/** True where a notice covers one of the buttons in a part of the page. */
async function isCovered(page: Page, part: Locator): Promise<boolean> {
  const notice = await page.locator('.toast').boundingBox();
  const buttons = await part.getByRole('button').all();
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
  return boxes.some((box) => {
    if (!box || !notice) throw new Error('A button or the notice is not shown.');
    const apart =
      box.y + box.height <= notice.y ||
      notice.y + notice.height <= box.y ||
      box.x + box.width <= notice.x ||
      notice.x + notice.width <= box.x;
    return !apart;
  });
}

async function picture(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const create = { width: 640, height: 400, channels: 3 as const, background: { r: 30, g: 120, b: 90 } };
  return {
    name: 'صورة-التجربة.png',
    mimeType: 'image/png',
    buffer: await sharp({ create }).png().toBuffer(),
  };
}

/** The names of stored values; a text that is on its way to the site is there until the response. */
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** An item of its own, opened to edit. */
async function editItem(page: Page, site: Parameters<typeof store>[0], call: string, address: string) {
  const name = `kept ${test.info().testId}`;
  const id = await store(site, call, { title_ar: name, title_en: name });
  return { id, name, card: await openToEdit(page, address, id) };
}

test('a failed item stays on its card with the reason; the others are saved', async ({
  page,
  adminSite,
  problems,
}) => {
  problems.expect('/api/items/recruitments/');
  const { id, name, card } = await editItem(page, adminSite, 'recruitment', '/recruitments-edit');
  await page.route(`**/api/items/recruitments/${id}`, (route) =>
    route.fulfill({ status: 422, json: { message: 'هذا النص غير مقبول.' } }),
  );
  await card.getByRole('textbox', { name: 'Title' }).fill(`refused ${name}`);
  await press(page, 'إضافة');
  const fresh = page.getByRole('article').last();
  await expect(fresh.getByRole('textbox', { name: 'العنوان' })).toBeFocused();
  await page.keyboard.type(`saved ${name}`);
  await press(page, 'حفظ التغييرات');

  await expect(page.locator('.toast')).toContainText('لم تُحفظ مادة واحدة، وهي معلَّمة في القائمة.');
  await expect(card.getByRole('alert')).toHaveText('هذا النص غير مقبول.');
  await expect(card).toContainText('لم يُحفظ');
  await expect(card.getByRole('textbox', { name: 'Title' })).toHaveValue(`refused ${name}`);
  await expect(page.locator('.editor-unsaved')).toHaveText('تغييرات غير محفوظة: ١');

  await page.unroute(`**/api/items/recruitments/${id}`);
  await page.route(`**/api/items/recruitments/${id}`, (route) => route.abort());
  await press(page, 'حفظ التغييرات');
  await expect(card.getByRole('alert')).toContainText('تعذّر الوصول إلى الموقع');

  await page.unroute(`**/api/items/recruitments/${id}`);
  await press(page, 'حفظ التغييرات');
  await expect(page.locator('.toast')).toContainText('حُفظ إعلان التطويع');
  await expect(page.getByRole('button', { name: 'تعديل', exact: true })).toBeVisible();
});

for (const choice of ['mine', 'theirs'] as const) {
  test(`a newer stored version is not overwritten unseen: ${choice} wins`, async ({
    page,
    adminSite,
    problems,
  }) => {
    problems.expect('/api/items/articles/');
    const { id, name, card } = await editItem(page, adminSite, 'article', '/articles-edit');
    await store(adminSite, `update-article/${id}`, { title_en: `theirs ${name}` });
    await card.getByRole('textbox', { name: 'Title' }).fill(`mine ${name}`);
    const besideAnother = choice === 'mine';
    if (besideAnother) {
      await press(page, 'إضافة');
      await expect(page.getByRole('textbox', { name: 'العنوان', exact: true })).toBeFocused();
      await page.keyboard.type(`beside ${name}`);
    }
    await press(page, 'حفظ التغييرات');

    const conflict = card.getByRole('region', { name: 'عدّل شخص آخر هذه المادة في هذه الأثناء' });
    await expect(conflict).toBeFocused();
    await expect(conflict).toContainText(`mine ${name}`);
    await expect(conflict).toContainText(`theirs ${name}`);
    await expect(conflict.getByRole('insertion')).toHaveText('mine');
    await expect(conflict.getByRole('deletion')).toHaveText('theirs');
    if (besideAnother) {
      await expect(page.locator('.toast')).toContainText('لم تُحفظ مادة واحدة، وهي معلَّمة في القائمة.');
      expect(await isCovered(page, conflict)).toBe(false);
    } else {
      await expect(page.locator('.toast')).toHaveCount(0);
    }
    const stored = async () => (await workingCopy(adminSite, `articles/${id}`))['title_en'];
    expect(await stored()).toBe(`theirs ${name}`);

    if (choice === 'theirs') {
      await conflict.getByRole('button', { name: 'اعتماد النسخة المحفوظة' }).click();
      await expect(card.getByRole('textbox', { name: 'Title' })).toHaveValue(`theirs ${name}`);
      await expect(page.locator('.editor-unsaved')).toHaveCount(0);
    } else {
      await conflict.getByRole('button', { name: 'الإبقاء على نسختي' }).click();
      await press(page, 'حفظ التغييرات');
      await expect(page.getByRole('button', { name: 'تعديل', exact: true })).toBeVisible();
    }
    expect(await stored()).toBe(`${choice} ${name}`);
  });
}

test('a token that is refused during work leads to the sign-in and back, with text and picture', async ({
  page,
  adminSite,
  problems,
}) => {
  problems.expect('/api/');
  const { id, name, card } = await editItem(page, adminSite, 'study', '/studies-edit');
  await card.getByRole('textbox', { name: 'Title' }).fill(`typed ${name}`);
  await card.locator('.image-picker input[type=file]').setInputFiles(await picture());
  await expect(card.getByText('صورة-التجربة.png')).toBeVisible();
  const token = await signIn(adminSite.url);
  await fetch(`${adminSite.url}/api/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  const save = page.getByRole('button', { name: 'حفظ التغييرات', exact: true }).filter({ visible: true });
  // In one step: a call that the page makes by itself would be refused before the save
  await save.evaluate((button: HTMLElement, ended) => {
    localStorage.setItem('diwan-token', ended);
    button.click();
  }, token);

  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/studies-edit?item=${id}`)}`);
  await expect(page.getByRole('status').filter({ hasText: 'انتهت جلستك' })).toBeVisible();
  await page.getByLabel('البريد الإلكتروني').fill(credentials.email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(credentials.password);
  await press(page, 'دخول');
  await expect(page).toHaveURL(`/studies-edit?item=${id}`);
  await expect(card.getByRole('textbox', { name: 'Title' })).toHaveValue(`typed ${name}`);
  await expect(card.getByText('صورة-التجربة.png')).toBeVisible();
  await press(page, 'حفظ التغييرات');
  await expect(page.locator('.toast')).toContainText('حُفظت الدراسة');
  expect(await workingCopy(adminSite, `studies/${id}`)).toMatchObject({
    title_en: `typed ${name}`,
    image: expect.stringMatching(/\S/),
  });
});

test('a draft survives a reload; its picture cannot, and the card has a note', async ({
  page,
  adminSite,
}) => {
  const { name, card } = await editItem(page, adminSite, 'sports-news', '/sports-news-edit');
  await card.getByRole('textbox', { name: 'Title' }).fill(`typed ${name}`);
  await card.locator('.image-picker input[type=file]').setInputFiles(await picture());
  await expect(card.getByText('صورة-التجربة.png')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('استُعيد ما كنت قد كتبته ولم تحفظه.')).toBeVisible();
  await expect(card.getByRole('textbox', { name: 'Title' })).toHaveValue(`typed ${name}`);
  await expect(card.getByText(/اخترها مجددًا/)).toContainText('صورة-التجربة.png');
  await press(page, 'حفظ التغييرات');
  await expect(page.locator('.toast')).toContainText('حُفظ الخبر');
  await expect.poll(() => storedKeys(page)).toEqual(['diwan-token']);
});

test('a new item is in view when its draft is found again, and when it is stored', async ({
  page,
  adminSite,
}) => {
  const { name } = await editItem(page, adminSite, 'security-news', '/security-news-edit');
  await press(page, 'إضافة');
  const fresh = page.getByRole('article');
  await expect(fresh.getByRole('textbox', { name: 'العنوان' })).toBeFocused();
  await page.keyboard.type(`fresh ${name}`);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(fresh).toBeInViewport();
  await press(page, 'حفظ التغييرات');
  const row = page.getByRole('listitem').filter({ hasText: `fresh ${name}` });
  await expect(row).toBeInViewport();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(`fresh ${name}`);
});

test('leaving with unsaved changes needs a confirmation, by a link, by logging out and by closing the page', async ({
  page,
  adminSite,
}) => {
  const { name, card } = await editItem(page, adminSite, 'admin-news', '/admin-news-edit');
  const field = card.getByRole('textbox', { name: 'Title' });
  await field.fill(`typed ${name}`);
  const question = page.getByRole('alertdialog').filter({ hasText: 'لديك تغييرات غير محفوظة' });

  await page.getByRole('link', { name: 'المديرون المتعاقبون' }).filter({ visible: true }).click();
  await expect(question.getByRole('button', { name: 'البقاء' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/admin-news-edit/);
  await expect(field).toHaveValue(`typed ${name}`);

  await press(page, 'تسجيل الخروج');
  await question.getByRole('button', { name: 'البقاء' }).click();
  await expect(field).toHaveValue(`typed ${name}`);

  const requested = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await requested;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;

  await page.getByRole('link', { name: 'المديرون المتعاقبون' }).filter({ visible: true }).click();
  await question.getByRole('button', { name: 'المغادرة دون حفظ' }).click();
  await expect(page).toHaveURL('/managers-edit');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'تعديل', exact: true })).toBeVisible();
  await expect.poll(() => storedKeys(page)).toEqual(['diwan-token']);
});
