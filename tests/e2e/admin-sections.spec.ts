import { expect, type Page } from '@playwright/test';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { cardWith, openAdmin, sentForm, store, test } from './admin-site.ts';
import { sections } from './routes.ts';

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

async function startEditing(page: Page, address: string, language: 'ar' | 'en' = 'ar') {
  await openAdmin(page, address);
  if (language === 'en') await press(page, 'English');
  await press(page, words[language].edit);
}

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
    const area = page.getByRole('region', { name: 'القائمة' });
    await expect.soft(area.getByRole('listitem'), key).toHaveCount(shown);
    const height = await area.evaluate((element) => element.getBoundingClientRect().height);
    expect.soft(height, key).toBeLessThanOrEqual(700);
    await press(page, 'تعديل');
    await expect.soft(page.getByRole('article'), key).toHaveCount(shown);
  }
});

test('only new and changed items are saved, the list is reloaded, and visitors see it', {
  tag: '@both-engines',
}, async ({ page, adminSite }) => {
  const mark = `ar ${test.info().testId}`;
  await store(adminSite, 'tender', {
    title_ar: `قديم ${mark}`,
    title_en: `old ${mark}`,
    date_en: '1/1/2026',
  });
  await startEditing(page, '/tenders-edit', 'ar');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /:/ })).toHaveCount(0);
  const card = await cardWith(page, `قديم ${mark}`);
  await card.getByRole('textbox', { name: 'Title' }).fill(`changed ${mark}`);
  await expect(card).toContainText({ ar: 'معدّل', en: 'Changed' }.ar);
  await press(page, words.ar.add);
  const fresh = page.getByRole('article').last();
  await expect(fresh.getByRole('textbox', { name: 'العنوان' })).toBeFocused();
  await expect(fresh).toBeInViewport();
  await page.keyboard.type(`جديد ${mark}`);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText({ ar: /: ٢$/, en: /: 2$/ }.ar);

  const sent: string[] = [];
  page.on('request', (each) => {
    if (each.method() !== 'GET') sent.push(`${each.method()} ${new URL(each.url()).pathname}`);
  });
  const reloaded = page.waitForResponse((each) => each.url().includes('/api/tenders?') && each.ok());
  await press(page, words.ar.save);
  await expect(page.locator('.toast')).toContainText(
    { ar: 'حُفظت المناقصة', en: 'Tender saved successfully' }.ar,
  );
  await reloaded;
  expect(sent).toEqual([expect.stringMatching(/^POST \/api\/update-tender\/\d+$/), 'POST /api/tender']);
  await expect(page.getByRole('button', { name: words.ar.edit, exact: true })).toBeVisible();

  await page.goto('/en/tenders');
  await expect(page.getByRole('heading', { name: `changed ${mark}` })).toBeVisible();
  await page.goto('/tenders');
  await expect(page.getByRole('heading', { name: `جديد ${mark}` })).toBeVisible();
});

test('Cancel needs a confirmation, and restores the loaded items', async ({ page }) => {
  await startEditing(page, '/articles-edit', 'en');
  const field = page.getByRole('article').first().getByRole('textbox', { name: 'Title' });
  const before = await field.inputValue();
  await press(page, words.en.cancel);
  await expect(page.getByRole('button', { name: words.en.edit, exact: true })).toBeVisible();

  await press(page, words.en.edit);
  await field.fill('something else');
  await press(page, words.en.cancel);
  const question = page.getByRole('alertdialog');
  const keep = question.getByRole('button', {
    name: { ar: 'متابعة التعديل', en: 'Go on editing' }.en,
  });
  await expect(keep).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('something else');
  await press(page, words.en.cancel);
  await question
    .getByRole('button', { name: { ar: 'التخلّي عن التغييرات', en: 'Discard the changes' }.en })
    .click();
  await press(page, words.en.edit);
  await expect(field).toHaveValue(before);
});

test('deleting needs a confirmation; a new item just goes', async ({ page, adminSite }) => {
  const name = `to delete ar ${test.info().testId}`;
  await store(adminSite, 'study', { title_ar: name, title_en: name });
  await startEditing(page, '/studies-edit', 'ar');
  const cross = page.getByRole('button', { name: `${words.ar.remove}: ${name}` });
  await expect(cross).toBeVisible();
  const count = await page.getByRole('article').count();
  await press(page, words.ar.add);
  await expect(page.getByRole('article')).toHaveCount(count + 1);
  await page
    .getByRole('article')
    .last()
    .getByRole('button', { name: new RegExp(`^${words.ar.remove}: `) })
    .click();
  await expect(page.getByRole('article')).toHaveCount(count);
  await expect(page.getByRole('alertdialog').filter({ hasText: /[?؟]/ })).toHaveCount(0);

  await cross.click();
  const question = page.getByRole('alertdialog').filter({ hasText: /[?؟]/ });
  await expect(question.getByRole('heading')).toHaveText(
    { ar: 'هل تريد فعلًا حذف هذه الدراسة؟', en: 'Are you sure you want to delete this study?' }.ar,
  );
  await expect(question.getByRole('button', { name: words.ar.cancel })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(cross).toBeFocused();
  await cross.click();
  await question.getByRole('button', { name: words.ar.remove, exact: true }).click();
  await expect(page.locator('.toast').filter({ hasText: /حُذف|deleted/ })).toContainText(
    { ar: 'حُذفت الدراسة', en: 'Study deleted successfully' }.ar,
  );
  await expect(cross).toHaveCount(0);
});

test('empty texts are stored as such, and the editor notes that visitors see no item without a title', async ({
  page,
  adminSite,
  request,
}) => {
  const name = `to empty ${test.info().testId}`;
  const id = await store(adminSite, 'article', { title_ar: name, title_en: name, date_ar: 'اليوم' });
  await startEditing(page, '/articles-edit');
  const card = await cardWith(page, name);
  for (const field of ['التاريخ', 'العنوان', 'Title']) {
    await card.getByRole('textbox', { name: field }).fill('');
  }
  const sent = page.waitForRequest(`**/api/update-article/${id}`);
  await press(page, 'حفظ التغييرات');
  expect(sentForm((await sent).postData())).toMatchObject({ date_ar: '', title_ar: '', title_en: '' });
  const output = adminMessage('ar', 'edit.savedHidden');
  await expect(page.locator('.toast').filter({ hasText: output })).toBeVisible();
  await expect(page.getByText(adminMessage('ar', 'edit.hidden'))).toBeVisible();
  expect((await request.get(`/api/article/${id}`)).status()).toBe(404);
});

test('security news disappears before the response to its deletion, and comes back if that fails', async ({
  page,
  adminSite,
  problems,
}) => {
  problems.expect('/api/security-news-item/');
  const name = `optimistic ${test.info().testId}`;
  await store(adminSite, 'security-news', { title_ar: name, title_en: name });
  await startEditing(page, '/security-news-edit');
  const { promise: responded, resolve: response } = Promise.withResolvers<void>();
  await page.route('**/api/security-news-item/*', async (route) => {
    await responded;
    await route.fulfill({ status: 500, json: { message: 'No.' } });
  });
  const cross = page.getByRole('button', { name: `حذف: ${name}` });
  await cross.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف', exact: true }).click();
  await expect(cross).toHaveCount(0);
  response();
  await expect(cross).toBeVisible();
  await expect(page.locator('.toast')).toContainText('تعذّر حذف الخبر');
});

test('a failed load has the catalogue’s error, and can be retried', async ({ page, problems }) => {
  problems.expect('/api/recruitments');
  await page.route('**/api/recruitments*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Later.' } }),
  );
  await openAdmin(page, '/recruitments-edit');
  await expect(page.getByRole('alert')).toContainText('تعذّر تحميل إعلانات التطويع');
  await press(page, 'English');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch recruitments');
  await page.unroute('**/api/recruitments*');
  await press(page, 'Try again');
  await expect(page.getByRole('listitem').first()).toBeVisible();
});
