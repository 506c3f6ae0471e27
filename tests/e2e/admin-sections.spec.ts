import { expect, type Page } from '@playwright/test';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { callItems, editItem, openAdmin, store, test, watchCalls, workingCopy } from './admin-site.ts';
import { sections } from './routes.ts';
import { open } from './site.ts';

const words = {
  ar: {
    edit: 'تعديل',
    add: 'إضافة',
    cancel: 'إلغاء',
    save: 'حفظ التغييرات',
    title: 'العنوان',
    remove: 'حذف',
  },
  en: { edit: 'Edit', add: 'Add', cancel: 'Cancel', save: 'Save Changes', title: 'Title', remove: 'Delete' },
};

async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
}

const rows = (page: Page) => page.getByRole('region', { name: /^(القائمة|List)$/ }).getByRole('listitem');

const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });

test('one editor serves the nine sections: a list to read, and a card to each item', async ({
  page,
  request,
  adminSite,
}) => {
  const headers = { authorization: `Bearer ${adminSite.token}` };
  for (const { key, list } of sections) {
    await openAdmin(page, `${list}-edit`);
    const response = await request.get(`/api/${key}?limit=50`, { headers });
    const shown = Math.min(50, Number(response.headers()['x-total-count']));
    await expect.soft(rows(page), key).toHaveCount(shown);
    const area = page.getByRole('region', { name: 'القائمة' });
    const height = await area.evaluate((element) => element.getBoundingClientRect().height);
    expect.soft(height, key).toBeLessThanOrEqual(700);
    await press(page, 'تعديل');
    await expect.soft(area.getByRole('button', { name: /^حذف: / }), key).toHaveCount(shown);
    await rows(page).first().getByRole('link').click();
    await expect.soft(page.getByRole('article'), key).toHaveCount(1);
  }
});

test('only new and changed items are saved, as drafts, and the list is reloaded', {
  tag: '@both-engines',
}, async ({ page, adminSite }) => {
  const mark = `ar ${test.info().testId}`;
  const id = await store(adminSite, 'tender', {
    title_ar: `قديم ${mark}`,
    title_en: `old ${mark}`,
    date_en: '1/1/2026',
  });
  const card = await editItem(page, '/tenders-edit', id);
  await expect(page.locator('.editor-unsaved')).toHaveCount(0);
  // A slow connection: the autosave of the item that was left is pending when everything is saved
  const { promise: saving, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(`**/api/items/tenders/${id}`, async (route) => {
    if (route.request().postData()?.includes('"autosave":true')) await saving;
    await route.continue();
  });
  await card.getByRole('textbox', { name: 'Title' }).fill(`changed ${mark}`);
  await expect(card).toContainText('معدّل');
  await press(page, words.ar.add);
  const fresh = page.getByRole('article');
  await expect(fresh.getByRole('textbox', { name: 'العنوان' })).toBeFocused();
  await expect(fresh).toBeInViewport();
  await expect(fresh.getByRole('textbox', { name: 'التاريخ' })).toHaveValue(/\d{4}|[٠-٩]{4}/);
  await page.keyboard.type(`جديد ${mark}`);
  await expect(rows(page).first()).toContainText(`جديد ${mark}`);
  await expect(page.locator('.editor-unsaved')).toHaveText(/: ٢$/);

  const sent = watchCalls(page);
  const reloaded = page.waitForResponse((each) => each.url().includes('/api/items?') && each.ok());
  await press(page, words.ar.save);
  goOn();
  await expect(toast(page, 'حُفظت المناقصة')).toBeVisible();
  await reloaded;
  expect(sent).toEqual([`PUT /api/items/tenders/${id}`, 'POST /api/tender']);
  await expect(page.getByRole('button', { name: words.ar.edit, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/item=\d+$/);
  await expect(rows(page).first()).toContainText('مسودّة');
  const added = Number(new URL(page.url()).searchParams.get('item'));

  // With its data, which the publication replaces
  await open(page, '/tenders');
  await expect(page.getByRole('heading', { name: `قديم ${mark}` })).toBeVisible();
  await expect(page.getByText(`جديد ${mark}`)).toHaveCount(0);
  await callItems(adminSite, `items/tenders/${added}/publish`, { sides: { ar: {} } });
  await page.reload();
  await expect(page.getByRole('heading', { name: `جديد ${mark}` })).toBeVisible();
});

test('Cancel needs a confirmation, and restores the loaded items', async ({ page, adminSite }) => {
  await page.addInitScript(() => localStorage.setItem('diwan-admin-language', 'en'));
  const before = `before ${test.info().testId}`;
  const id = await store(adminSite, 'article', { title_ar: before, title_en: before });
  const card = await editItem(page, '/articles-edit', id);
  const field = card.getByRole('textbox', { name: 'Title' });
  await press(page, words.en.cancel);
  await expect(page.getByRole('button', { name: words.en.edit, exact: true })).toBeVisible();

  await press(page, words.en.edit);
  const autosaved = page.waitForResponse(
    (each) => each.request().method() === 'PUT' && each.url().endsWith(`/${id}`),
  );
  await field.fill('something else');
  await autosaved;
  await press(page, words.en.cancel);
  const question = page.getByRole('alertdialog');
  const keep = question.getByRole('button', { name: 'Go on editing' });
  await expect(keep).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('something else');
  await press(page, words.en.cancel);
  await question.getByRole('button', { name: 'Discard the changes' }).click();
  await expect.poll(async () => (await workingCopy(adminSite, `articles/${id}`))['title_en']).toBe(before);
  await press(page, words.en.edit);
  await expect(field).toHaveValue(before);
});

test('deleting needs a confirmation and can be undone; a new item just goes', async ({ page, adminSite }) => {
  const name = `to delete ar ${test.info().testId}`;
  const id = await store(adminSite, 'study', { title_ar: name, title_en: name });
  const card = await editItem(page, '/studies-edit', id);
  const cross = card.getByRole('button', { name: `${words.ar.remove}: ${name}` });
  await expect(cross).toBeVisible();
  // The list is loaded apart from the item
  await expect(rows(page).filter({ hasText: name })).toHaveCount(1);
  const count = await rows(page).count();
  await press(page, words.ar.add);
  await expect(rows(page)).toHaveCount(count + 1);
  const fresh = page.getByRole('article');
  // The card of the item before is there until then
  await expect(fresh.getByRole('textbox', { name: 'العنوان' })).toBeFocused();
  await fresh.getByRole('button', { name: new RegExp(`^${words.ar.remove}: `) }).click();
  await expect(rows(page)).toHaveCount(count);
  await expect(page.getByRole('alertdialog').filter({ hasText: /[?؟]/ })).toHaveCount(0);

  await rows(page).filter({ hasText: name }).getByRole('link').click();
  await cross.click();
  const question = page.getByRole('alertdialog').filter({ hasText: /[?؟]/ });
  await expect(question.getByRole('heading')).toHaveText('هل تريد فعلًا حذف هذه الدراسة؟');
  await expect(question.getByRole('button', { name: words.ar.cancel })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(cross).toBeFocused();
  await cross.click();
  await question.getByRole('button', { name: words.ar.remove, exact: true }).click();
  const deleted = toast(page, 'حُذفت الدراسة');
  await expect(deleted).toBeVisible();
  await expect(rows(page).filter({ hasText: name })).toHaveCount(0);
  await deleted.getByRole('button', { name: 'تراجع' }).click();
  await expect(rows(page).filter({ hasText: name })).toHaveCount(1);
});

test('empty texts are stored as such, and the editor notes that visitors see no item without a title', async ({
  page,
  adminSite,
}) => {
  const name = `to empty ${test.info().testId}`;
  const id = await store(adminSite, 'article', { title_ar: name, title_en: name, date_ar: 'اليوم' });
  const card = await editItem(page, '/articles-edit', id);
  for (const field of ['التاريخ', 'العنوان', 'Title']) {
    await card.getByRole('textbox', { name: field }).fill('');
  }
  await press(page, 'حفظ التغييرات');
  await expect(toast(page, adminMessage('ar', 'edit.savedHidden'))).toBeVisible();
  await expect(page.getByText(adminMessage('ar', 'edit.hidden'))).toBeVisible();
  const empty = { date_ar: '', title_ar: '', title_en: '' };
  expect(await workingCopy(adminSite, `articles/${id}`)).toMatchObject(empty);
});

test('security news disappears before the response to its deletion, and comes back if that fails', async ({
  page,
  adminSite,
  problems,
}) => {
  problems.expect('/api/security-news-item/');
  const name = `optimistic ${test.info().testId}`;
  const id = await store(adminSite, 'security-news', { title_ar: name, title_en: name });
  const card = await editItem(page, '/security-news-edit', id);
  const { promise: responded, resolve: response } = Promise.withResolvers<void>();
  await page.route('**/api/security-news-item/*', async (route) => {
    await responded;
    await route.fulfill({ status: 500, json: { message: 'No.' } });
  });
  const row = rows(page).filter({ hasText: name });
  await card.getByRole('button', { name: `حذف: ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف', exact: true }).click();
  await expect(row).toHaveCount(0);
  response();
  await expect(row).toBeVisible();
  await expect(page.locator('.toast')).toContainText('تعذّر حذف الخبر');
});

test('a failed load has the catalogue’s error, and can be retried', async ({ page, problems }) => {
  problems.expect('/api/items');
  await page.route('**/api/items?*', (route) => route.fulfill({ status: 503, json: { message: 'Later.' } }));
  await openAdmin(page, '/recruitments-edit');
  await expect(page.getByRole('alert')).toContainText('تعذّر تحميل إعلانات التطويع');
  await press(page, 'English');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch recruitments');
  await page.unroute('**/api/items?*');
  await press(page, 'Try again');
  await expect(rows(page).first()).toBeVisible();
});
