import { expect, type Page } from '@playwright/test';
import {
  accept,
  becomes,
  dialog,
  fetchUrl,
  inEnglish,
  invite,
  keysOf,
  signIn,
  test,
} from './admin-people-site.ts';
import { openAdmin } from './admin-site.ts';
import { credentials } from './site-template.ts';

const next = 'stone-harbour-olive-19';

const fields = (page: Page) => ({
  current: page.getByLabel('كلمة المرور الحالية', { exact: true }),
  wanted: page.getByLabel('كلمة المرور الجديدة', { exact: true }),
  again: page.getByLabel('كلمة المرور الجديدة مرة أخرى'),
});

async function choose(
  page: Page,
  {
    current,
    wanted,
    again = wanted,
  }: Record<'wanted', string> & Partial<Record<'current' | 'again', string>>,
) {
  const all = fields(page);
  if (current !== undefined) await all.current.fill(current);
  await all.wanted.fill(wanted);
  await all.again.fill(again);
  await page.getByRole('button', { name: /^(تغيير|حفظ) كلمة المرور$/ }).click();
}

test('one’s own address, fingerprint and right are shown, the fingerprint as others see it', async ({
  page,
  peopleSite,
}) => {
  await openAdmin(page, '/account-edit');
  const you = page.getByRole('region', { name: 'أنت' });
  await expect(you).toContainText(credentials.email);
  await expect(you).toContainText('تحمل المفتاح وتقرأ الرسائل.');
  const { body } = await fetchUrl(peopleSite, 'administrators', { token: peopleSite.token });
  const [own] = (body as { administrators: { fingerprint: string }[] }).administrators;
  await expect(you.locator('code')).toHaveText(own?.fingerprint ?? '');
});

test('a wrong, short or differently repeated password has an error at its field, and nothing is sent or lost', async ({
  page,
  problems,
}) => {
  problems.expect('/api/password');
  await openAdmin(page, '/account-edit');
  const { current, wanted, again } = fields(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await choose(page, { current: '', wanted: 'short' });
  await expect(current).toHaveAccessibleDescription('يرجى إدخال كلمة المرور الحالية.');
  await expect(wanted).toHaveAccessibleDescription(/يجب ألّا تقلّ كلمة المرور الجديدة عن ١٢ حرفًا/);
  await expect(current).toBeFocused();
  await choose(page, { current: 'not the right one', wanted: next, again: 'stone-harbour-olive-18' });
  await expect(again).toHaveAccessibleDescription('الكلمتان غير متطابقتين.');
  await expect(again).toBeFocused();
  expect(sent).not.toContain('/api/password');
  await choose(page, { current: 'not the right one', wanted: next });
  await expect(current).toHaveAccessibleDescription(/الحالية غير صحيحة/);
  await expect(current).toBeFocused();
  await expect(wanted).toHaveValue(next);
  await page.route('**/api/password', (route) => route.abort());
  await choose(page, { wanted: next });
  await expect(page.getByRole('alert')).toHaveText('تعذّر تغيير كلمة المرور. يرجى المحاولة مجددًا.');
});

test('a change ends every session, leads to the sign-in and keeps the key', async ({ page, peopleSite }) => {
  const elsewhere = await signIn(peopleSite, credentials);
  await openAdmin(page, '/account-edit');
  await choose(page, { current: credentials.password, wanted: next });
  await expect(page).toHaveURL('/login?changed');
  await expect(page.getByRole('status')).toHaveText('تغيّرت كلمة مرورك. ادخل بكلمة المرور الجديدة.');
  expect(await page.evaluate(() => localStorage.getItem('diwan-token'))).toBeNull();
  for (const token of [elsewhere, peopleSite.token]) {
    expect((await fetchUrl(peopleSite, 'session', { token })).status).toBe(401);
  }
  await page.getByLabel('البريد الإلكتروني').fill(credentials.email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(next);
  await page.getByRole('button', { name: 'دخول' }).click();
  await expect(page).toHaveURL('/about-manager-edit');
  const token = await signIn(peopleSite, { ...credentials, password: next });
  expect((await keysOf(peopleSite, token)).holder).toBe(true);
});

test('the sign-ins are listed, this one marked, and any other ends after a question', async ({
  page,
  peopleSite,
}) => {
  const elsewhere = await signIn(peopleSite, credentials);
  await openAdmin(page, '/account-edit');
  const rows = page.getByRole('region', { name: 'جلسات الدخول' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'هذه الجلسة' })).toHaveCount(1);
  await expect(rows.getByRole('button')).toHaveCount(1);
  await rows.getByRole('button', { name: /^إنهاء الجلسة التي بدأت/ }).click();
  const question = dialog(page, 'إنهاء هذه الجلسة؟');
  await expect(question).toContainText(/غير معروف.*آخر/s);
  await question.getByRole('button', { name: 'إنهاء', exact: true }).click();
  await expect(rows).toHaveCount(1);
  expect((await fetchUrl(peopleSite, 'session', { token: elsewhere })).status).toBe(401);
  expect((await fetchUrl(peopleSite, 'session', { token: peopleSite.token })).status).toBe(200);
});

test.describe('the page of a link', () => {
  test('removes the token from the URL, and shows whose password is chosen', async ({ page, peopleSite }) => {
    await becomes(page.context(), undefined);
    const { token } = await invite(peopleSite, 'new@example.org');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await openAdmin(page, `/invitation#${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('new@example.org')).toBeVisible();
    await expect(page).toHaveURL('/invitation');
    expect(requested.filter((address) => address.includes(token) && !address.includes('#'))).toEqual([]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await choose(page, { wanted: 'short' });
    await expect(fields(page).wanted).toHaveAccessibleDescription(/عن ١٢ حرفًا/);
    await choose(page, { wanted: next });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('حُفظت كلمة مرورك');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await signIn(peopleSite, { email: 'new@example.org', password: next });
  });

  test('shows an error if it was used, before or meanwhile, or is incomplete', async ({
    page,
    peopleSite,
    problems,
  }) => {
    problems.expect('/api/invitation');
    await becomes(page.context(), undefined);
    await inEnglish(page.context());
    const used = await invite(peopleSite, 'used@example.org');
    await accept(peopleSite, used.token, next);
    await openAdmin(page, `/invitation#${used.token}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link opens nothing');
    await openAdmin(page, '/invitation');
    await expect(page.getByText('open the link once more where you received it')).toBeVisible();

    const open = await invite(peopleSite, 'quick@example.org');
    await page.goto(`/invitation#${open.token}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
    await accept(peopleSite, open.token, next);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('New password once more').fill(next);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link opens nothing');
  });

  test('can be retried after a dropped network, with the typed text', async ({
    page,
    peopleSite,
    problems,
  }) => {
    problems.expect('/api/invitation');
    await becomes(page.context(), undefined);
    const { token } = await invite(peopleSite, 'new@example.org');
    await page.route('**/api/invitation', (route) => route.abort(), { times: 1 });
    await openAdmin(page, `/invitation#${token}`);
    await expect(page.getByRole('alert')).toContainText('تعذّر التحقّق من الرابط');
    await page.getByRole('button', { name: 'حاول مجددًا' }).click();
    await page.route('**/api/invitation/accept', (route) => route.abort(), { times: 1 });
    await choose(page, { wanted: next });
    await expect(page.getByRole('alert')).toHaveText('تعذّر حفظ كلمة المرور. يرجى المحاولة مجددًا.');
    await expect(fields(page).wanted).toHaveValue(next);
    await page.getByRole('button', { name: 'حفظ كلمة المرور' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('حُفظت كلمة مرورك');
  });
});
