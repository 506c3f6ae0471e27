import { cp, mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type AdminSite, openAdmin, signIn, store, test } from './admin-site.ts';
import { credentials } from './site-template.ts';
import { startSite } from './start-site.ts';

const saved = /^حُفظ الساعة /;
const words = 'كلمات لا تضيع';

const title = (page: Page) => page.getByRole('article').getByRole('textbox', { name: 'العنوان' });
const status = (page: Page, text: string | RegExp) => page.getByText(text).first();

/** A page with a new item of the articles open to edit. */
async function openItem(page: Page, site: AdminSite, id?: number): Promise<number> {
  const item = id ?? (await store(site, 'article', { title_ar: 'قبل', title_en: 'Before' }));
  await openAdmin(page, `${site.url}/articles-edit?item=${item}`);
  await page.getByRole('button', { name: 'تعديل', exact: true }).filter({ visible: true }).click();
  await expect(title(page)).toHaveValue(/./);
  return item;
}

/** The title of the working copy. */
async function storedTitle({ url, token }: AdminSite, id: number): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/items/articles/${id}`, { headers });
  return ((await response.json()) as { title_ar: string }).title_ar;
}

test.beforeEach(({ page, problems }) => {
  problems.expect('/api/');
  // Leaving with unsaved changes prompts
  page.on('dialog', (dialog) => void dialog.accept());
});

test('a reload right after the last key: the words are in the field, and on the server', async ({
  page,
  adminSite,
}) => {
  const id = await openItem(page, adminSite);
  await title(page).fill(words);
  await page.reload();
  await expect(title(page)).toHaveValue(words);
  await expect(page.getByText('ما كنت قد كتبته ولم تحفظه')).toBeVisible();
  await expect.poll(() => storedTitle(adminSite, id)).toBe(words);
});

test('a browser that is killed: its next start shows the words', async ({
  playwright,
  launchOptions,
  adminSite,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'diwan-e2e-profile-'));
  const launch = async () => {
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      locale: 'ar-LB',
    });
    await context.addInitScript((token) => localStorage.setItem('diwan-token', token), adminSite.token);
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  const before = await launch();
  const id = await openItem(before.page, adminSite);
  await title(before.page).fill(words);
  await expect(status(before.page, saved)).toBeVisible();
  const [pid = ''] = (await readlink(join(profile, 'SingletonLock'))).split('-').slice(-1);
  const closed = before.context.waitForEvent('close');
  process.kill(Number(pid), 'SIGKILL');
  await closed;
  await rm(join(profile, 'SingletonLock'), { force: true });

  const after = await launch();
  await openAdmin(after.page, `${adminSite.url}/articles-edit?item=${id}`);
  await expect(after.page.getByRole('article')).toContainText(words);
  await after.context.close();
  await rm(profile, { recursive: true, force: true });
});

test('a network that is away: the page says where the words are, and sends them when it is back', async ({
  page,
  context,
  adminSite,
}) => {
  const linked = page.waitForResponse(/__manifest/);
  const id = await openItem(page, adminSite);
  await linked;
  await title(page).fill('قبل الانقطاع');
  await expect(status(page, saved)).toBeVisible();
  await context.setOffline(true);
  await title(page).fill(words);
  await expect(status(page, /^تعذّر الوصول إلى الموقع\. ما تكتبه محفوظ على هذا الجهاز/)).toBeVisible();
  expect(await storedTitle(adminSite, id)).toBe('قبل الانقطاع');
  await title(page).fill(`${words} أبداً`);
  await context.setOffline(false);
  await expect(status(page, saved)).toBeVisible();
  await expect.poll(() => storedTitle(adminSite, id)).toBe(`${words} أبداً`);
});

test('a session that ended: after the sign-in the words are there, and saved; so are the last ones of a page that is left', async ({
  page,
  adminSite,
}) => {
  const token = await signIn(adminSite.url);
  await page.addInitScript((own) => {
    if (location.protocol === 'about:' || sessionStorage.getItem('began')) return;
    sessionStorage.setItem('began', 'yes');
    localStorage.setItem('diwan-token', own);
  }, token);
  const id = await openItem(page, adminSite);
  // Any call that finds the session ended leads to the sign-in: it is to be that of the words
  await page.route(/\/presence\/|\/inbox\/news$/, (route) => route.abort());
  await fetch(`${adminSite.url}/api/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  await title(page).fill(words);
  await page.getByLabel('البريد الإلكتروني').fill(credentials.email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(credentials.password);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveValue(words);
  await expect(status(page, saved)).toBeVisible();
  expect(await storedTitle(adminSite, id)).toBe(words);
  // The new session signs its calls: the one of a closing page was signed before
  await title(page).fill(`${words} أبداً`);
  await page.goto('about:blank');
  await expect.poll(() => storedTitle(adminSite, id)).toBe(`${words} أبداً`);
});

test('a second window: both say so, the later save gets the comparison, and each has its own words after a reload', async ({
  page,
  context,
  adminSite,
}) => {
  const id = await openItem(page, adminSite);
  const second = await context.newPage();
  await openItem(second, adminSite, id);
  await expect(second.getByText('هذه المادة مفتوحة لديك في نافذة أخرى')).toBeVisible();
  await title(page).fill('من النافذة الأولى');
  await expect(status(page, saved)).toBeVisible();
  await title(second).fill('من النافذة الثانية');
  const comparison = second.getByRole('region', { name: 'عدّل شخص آخر' });
  await expect(comparison).toContainText('من النافذة الأولى');
  await expect(comparison).toContainText('من النافذة الثانية');
  await page.reload();
  await expect(title(page)).toHaveValue('من النافذة الأولى');
  await second.reload();
  await expect(comparison).toContainText('من النافذة الثانية');
  expect(await storedTitle(adminSite, id)).toBe('من النافذة الأولى');
});

test('two editors: the second one compares and chooses, and nothing is overwritten before', async ({
  page,
  adminSite,
}) => {
  const id = await openItem(page, adminSite);
  await store(adminSite, `update-article/${id}`, { title_ar: 'كلمات غيري' });
  await title(page).fill(words);
  const comparison = page.getByRole('region', { name: 'عدّل شخص آخر' });
  await expect(comparison).toContainText('كلمات غيري');
  expect(await storedTitle(adminSite, id)).toBe('كلمات غيري');
  await comparison.getByRole('button').last().click();
  await expect(status(page, saved)).toBeVisible();
  expect(await storedTitle(adminSite, id)).toBe(words);
});

test('a server that restarts: the page waits for it', async ({ page, newSite }) => {
  const first = await newSite();
  const site: AdminSite = { ...first, token: await signIn(first.url) };
  await page.addInitScript((token) => {
    if (location.protocol !== 'about:') localStorage.setItem('diwan-token', token);
  }, site.token);
  const linked = page.waitForResponse(/__manifest/);
  const id = await openItem(page, site);
  await linked;
  await title(page).fill('قبل التوقّف');
  await expect(status(page, saved)).toBeVisible();
  const copy = await mkdtemp(join(tmpdir(), 'diwan-e2e-restart-'));
  await first.stop((from) => cp(from, copy, { recursive: true }));
  await title(page).fill(words);
  await expect(status(page, /^تعذّر الوصول إلى الموقع/)).toBeVisible();
  const { port } = new URL(site.url);
  // The pauses of the page grow: after a slow start its next attempt is as far away
  const taken = page.waitForResponse((each) => each.ok() && each.url().endsWith(`/items/articles/${id}`));
  const again = await startSite({ PORT: port }, (to) => cp(copy, to, { recursive: true }));
  await taken;
  await expect(status(page, saved)).toBeVisible();
  expect(await storedTitle(site, id)).toBe(words);
  await page.goto('about:blank');
  await again.stop();
  await rm(copy, { recursive: true });
});
