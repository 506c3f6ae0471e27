import { expect, type Page } from '@playwright/test';
import { recoveryKeyPair } from '#server/crypto/sealing/recovery-words.ts';
import { numeral } from '#shared/numeral.ts';
import {
  becomes,
  colleague,
  dialog,
  fetchUrl,
  keyHolder,
  keysOf,
  notice,
  test,
} from './admin-people-site.ts';
import { openAdmin } from './admin-site.ts';
import { showWords, typeBack } from './recovery-words-dialog.ts';
import { credentials } from './site-template.ts';

const path = '/administrators-edit#keys';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const banner = (page: Page) => page.getByRole('status', { name: 'المفاتيح' });

test('the words are made in the browser, typed back and confirmed; only the public half is sent', async ({
  page,
  peopleSite,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await openAdmin(page, path);
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  const before = await stored();
  const words = await showWords(page);
  const shown = page.locator('.recovery-words');
  await expect(shown).toHaveAttribute('translate', 'no');
  await expect(shown).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('button', { name: /نسخ/ })).toHaveCount(0);
  // Words already written down are not lost by a wrong key.
  await page.keyboard.press('Escape');
  await expect(shown).toBeVisible();

  await press(page, 'كتبتها');
  await expect(shown).toHaveCount(0);
  const positions = await typeBack(page, words, 'wrong');
  const [last = 0] = positions.slice(-1);
  const number = numeral('ar', last);
  const field = page.getByLabel(`الكلمة رقم ${number}`, { exact: true });
  await expect(field).toHaveAccessibleDescription(`ليست هذه الكلمة رقم ${number}. راجع ورقتك.`);
  await expect(field).toBeFocused();
  for (const attribute of ['autocomplete', 'autocorrect'])
    await expect(field).toHaveAttribute(attribute, 'off');
  await expect(field).toHaveAttribute('spellcheck', 'false');
  await press(page, 'إظهار الكلمات من جديد');
  expect(await shown.getByRole('listitem').allInnerTexts()).toEqual(words);
  await press(page, 'كتبتها');
  await expect(field).toHaveValue('wrong');
  expect(sent.filter((line) => line.includes('/keys/recovery'))).toEqual([]);

  expect(await typeBack(page, words)).toEqual(positions);
  await expect(notice(page, 'صارت كلمات الاسترداد الجديدة نافذة.')).toBeVisible();
  const publicKey = recoveryKeyPair(words.join(' '))?.publicKey;
  const calls = sent.filter((line) => line.includes('/keys/recovery'));
  const call = `${peopleSite.url}/api/keys/recovery `;
  expect(calls.map((line) => JSON.parse(line.replace(call, '')))).toEqual([
    { public_key: publicKey },
    // Nor does the password leave the browser
    { public_key: publicKey, current: expect.stringMatching(/^stretched:2:/) },
  ]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await stored()).toBe(before);
  for (const three of [words.slice(0, 3), words.slice(9, 12)]) {
    for (const line of sent) expect(three.every((word) => line.toLowerCase().includes(word))).toBe(false);
  }
  const { recovery } = await keysOf(peopleSite);
  await expect(page.getByText(recovery?.fingerprint ?? 'none')).toBeVisible();
  await expect(banner(page)).not.toContainText('كلمات استرداد');
});

test('the sheet can be printed: the words, their fingerprint and their purpose, and nothing else', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openAdmin(page, path);
  const words = await showWords(page);
  await press(page, 'طباعة');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.recovery-words')).toContainText(words[23] ?? 'none');
  const paper = page.locator('.recovery-sheet');
  await expect(paper).toContainText('بصمة الكلمات');
  await expect(paper).toContainText('npm run manage -- recover');
  await expect(page.getByRole('navigation', { includeHidden: true })).not.toBeVisible();
  await expect(page.getByRole('button', { name: 'كتبتها', includeHidden: true })).not.toBeVisible();
});

test('a failed call has an error and loses nothing; new words replace the earlier ones', async ({
  page,
  peopleSite,
  problems,
}) => {
  problems.expect('/keys/recovery');
  await openAdmin(page, path);
  const words = await showWords(page);
  await press(page, 'كتبتها');
  await page.route('**/keys/recovery', (route) => route.abort(), { times: 1 });
  await typeBack(page, words);
  await expect(page.getByRole('alert')).toHaveText(/تعذّر تأكيد الكلمات/);
  await press(page, 'تأكيد');
  await expect(notice(page, 'صارت كلمات الاسترداد الجديدة نافذة.')).toBeVisible();
  const first = (await keysOf(peopleSite)).recovery?.fingerprint;

  await press(page, 'إنشاء كلمات جديدة');
  await expect(dialog(page, 'قبل أن تبدأ')).toContainText('أتلف ورقتها عندئذٍ');
  await page.keyboard.press('Escape');
  const others = await showWords(page);
  expect(others).not.toEqual(words);
  await press(page, 'إهمال الكلمات');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await keysOf(peopleSite)).recovery?.fingerprint).toBe(first);
});

test('a failed load of the script for the words has an error', async ({ page, problems }) => {
  problems.expect('recovery-dialog');
  await page.route('**/recovery-dialog*.js', (route) => route.abort());
  await openAdmin(page, path);
  await press(page, 'إنشاء كلمات الاسترداد');
  await expect(notice(page, 'لم يصل هذا الجزء من الصفحة.')).toBeVisible();
});

test('leaving with unconfirmed words needs a confirmation', async ({ page }) => {
  await openAdmin(page, path);
  await showWords(page);
  const requested = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  await (await requested).dismiss();
  await expect(page.locator('.recovery-words')).toBeVisible();
});

test('the banner is on every page of a holder until two hold the key and there are words', async ({
  page,
  peopleSite,
}) => {
  await openAdmin(page, '/tenders-edit');
  await expect(banner(page)).toContainText('لم تُنشأ كلمات الاسترداد');
  await expect(banner(page)).toContainText('لا يحمل المفتاح إلا شخص واحد');
  await expect(banner(page).getByRole('button')).toHaveCount(0);
  await banner(page).getByRole('link').click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { name: 'المفاتيح' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'المفاتيح' })).toBeInViewport();

  await keyHolder(peopleSite);
  await page.reload();
  await expect(banner(page)).toContainText('لم تُنشأ كلمات الاسترداد');
  await expect(banner(page)).not.toContainText('شخص واحد');
  const public_key = 'ubBTJq7xqJHg_KDJ5zDnvFJnUH02E4XJLR51K7juM2I';
  await fetchUrl(peopleSite, 'keys/recovery', {
    method: 'POST',
    json: { public_key, current: credentials.password, code: peopleSite.codes.pop() },
    token: peopleSite.token,
  });
  await openAdmin(page, '/tenders-edit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('المناقصات');
  await expect(banner(page)).toHaveText('');
});

test('who does not hold the key sees no banner, and cannot change the keys', async ({ page, peopleSite }) => {
  const { token } = await colleague(peopleSite);
  await becomes(page.context(), token);
  await openAdmin(page, path);
  await expect(page.getByRole('heading', { name: 'مفتاح المؤسسة' })).toBeVisible();
  await expect(banner(page)).toHaveText('');
  await expect(page.getByRole('region', { name: 'المفاتيح' }).getByRole('button')).toHaveCount(0);
  await expect(page.getByText('لا يغيّر شيئًا هنا إلا من يحمل المفتاح.')).toBeVisible();
});

test('messages that are being resealed are counted until none is left', async ({ page, peopleSite }) => {
  const keys = await keysOf(peopleSite);
  const left = [1_200, 40];
  const { promise: counted, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/keys', async (route) => {
    const resealing = left.shift() ?? 0;
    // A number stands for three seconds only
    if (resealing === 0) await counted;
    await route.fulfill({ json: { ...keys, resealing } });
  });
  await openAdmin(page, path);
  const status = page.getByRole('region', { name: 'المفاتيح' }).getByRole('status');
  await expect(status).toHaveText(/الباقي: ٤٠/);
  goOn();
  await expect(status).toHaveText('');
});
