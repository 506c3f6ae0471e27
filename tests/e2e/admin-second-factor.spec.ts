import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { dialog, notice, type PeopleSite, passwordPrompt, signIn, test } from './admin-people-site.ts';
import { openAdmin } from './admin-site.ts';
import { credentials } from './site-template.ts';

/** The code of an authenticator app, `steps` ahead, since a code is valid once. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function givePassword(page: Page) {
  await page.getByLabel('البريد الإلكتروني').fill(credentials.email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('diwan-token') ?? '');

const statusOf = async ({ url }: PeopleSite, path: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${url}/api/${path}`, { headers })).status;
};

/** Reads the secret of the dialog, and types what an app would show. */
async function proveApp(page: Page): Promise<string> {
  const adding = dialog(page, 'إضافة تطبيق مصادقة');
  const picture = await adding.getByRole('img', { name: 'رمز QR لتطبيق المصادقة' }).screenshot();
  await adding.getByText('لا تستطيع مسحها؟').click();
  const secret = (await adding.locator('code').innerText()).replaceAll(' ', '');
  await expect(adding.getByRole('link')).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*${secret}`));
  expect(await scanned(picture)).toBe(await adding.getByRole('link').getAttribute('href'));
  await adding.getByLabel('الرمز المؤلّف من ستة أرقام').fill(codeOf(secret));
  await adding.getByRole('button', { name: 'إضافة', exact: true }).click();
  return secret;
}

/** The text of a QR code, as the camera of a phone reads it. */
async function scanned(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

async function keepCodes(page: Page): Promise<string[]> {
  const shown = dialog(page, 'الرموز الاحتياطية');
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allInnerTexts();
  await shown.getByRole('button', { name: 'حفظتها' }).click();
  return codes.map((code) => code.trim());
}

test('an app is added, needed at the next sign-in, replaced by a code from paper, and removed', async ({
  page,
  peopleSite,
  problems,
}) => {
  problems.expect('/api/');
  await openAdmin(page, '/account-edit');
  const panel = page.getByRole('region', { name: 'الدخول بخطوتين' });
  await panel.getByRole('button', { name: 'إضافة تطبيق مصادقة' }).click();
  const adding = dialog(page, 'إضافة تطبيق مصادقة');
  await adding.getByLabel('كلمة مرورك').fill('not the password');
  await adding.getByRole('button', { name: 'متابعة' }).click();
  await expect(adding.getByLabel('كلمة مرورك')).toHaveAccessibleDescription('كلمة المرور الحالية غير صحيحة.');
  await adding.getByLabel('كلمة مرورك').fill(credentials.password);
  await adding.getByRole('button', { name: 'متابعة' }).click();
  const secret = await proveApp(page);
  const codes = await keepCodes(page);
  await expect(notice(page, 'أُضيفت الخطوة الثانية.')).toBeVisible();
  const row = panel.getByRole('listitem').filter({ hasText: 'هاتفي' });
  await expect(row).toContainText('لم يُستعمل بعد');

  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page).toHaveURL('/');
  await openAdmin(page, '/login');
  await givePassword(page);
  await expect(heading(page)).toHaveText('الخطوة الثانية');
  await expect(heading(page)).toBeFocused();
  expect(await storedToken(page)).toBe('');
  const code = page.getByLabel('الرمز من تطبيق المصادقة');
  await code.fill('000000');
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
  await expect(code).toHaveAccessibleDescription(/غير صحيح أو سبق استعماله/);
  await code.fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
  await expect(page).toHaveURL('/about-manager-edit');

  await openAdmin(page, '/login');
  await givePassword(page);
  await page.getByRole('button', { name: 'استعمال رمز احتياطي' }).click();
  await page.getByLabel('رمز احتياطي').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
  await expect(page).toHaveURL('/about-manager-edit');
  await openAdmin(page, '/account-edit');
  await expect(panel).toContainText('الرموز الاحتياطية الباقية: ٩');

  const confirmation = passwordPrompt(page);
  await page.removeLocatorHandler(confirmation);
  await row.getByRole('button', { name: 'إزالة: هاتفي' }).click();
  const removing = dialog(page, 'هل تريد إزالة هذه الخطوة؟');
  await expect(removing).toContainText('هي خطوتك الوحيدة');
  await removing.getByRole('button', { name: 'إزالة', exact: true }).click();
  await confirmation.getByRole('button', { name: 'استعمال رمز احتياطي' }).click();
  await confirmation.getByLabel('كلمة مرورك', { exact: true }).fill(credentials.password);
  await confirmation.getByLabel('رمز احتياطي').fill(codes[1] ?? '');
  await confirmation.getByRole('button', { name: 'تأكيد' }).click();
  await expect(notice(page, 'أُزيلت الخطوة الثانية.')).toBeVisible();
  await expect(panel).toContainText('تدخل الآن بكلمة المرور وحدها.');
  expect(await signIn(peopleSite, credentials)).not.toBe('');
});

test('if the settings require it, a passkey is set up before anything else, and signs in from then on', async ({
  page,
  peopleSite,
  problems,
}) => {
  problems.expect('/api/');
  const authenticator = await page.context().newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openAdmin(page, '/site-settings-edit');
  const settings = page.getByRole('region', { name: 'تسجيل الدخول', exact: true });
  await settings.getByRole('button', { name: 'تعديل', exact: true }).click();
  await settings.getByLabel('إلزامية لمن يقرأ الرسائل').check();
  await settings.getByRole('button', { name: 'حفظ التغييرات' }).click();
  await expect(notice(page, 'حُدّث المحتوى.').first()).toBeVisible();

  await openAdmin(page, '/login');
  await givePassword(page);
  await expect(heading(page)).toHaveText('بقيت خطوة واحدة');
  await page.getByRole('button', { name: 'إضافة مفتاح مرور' }).click();
  await dialog(page, 'إضافة مفتاح مرور').getByRole('button', { name: 'متابعة' }).click();
  await keepCodes(page);
  await expect(page).toHaveURL('/about-manager-edit');

  await openAdmin(page, '/login');
  await givePassword(page);
  await expect(heading(page)).toHaveText('الخطوة الثانية');
  await page.getByRole('button', { name: 'استعمال مفتاح مرور' }).click();
  await expect(page).toHaveURL('/about-manager-edit');
  await openAdmin(page, '/account-edit');
  const panel = page.getByRole('region', { name: 'الدخول بخطوتين' });
  await expect(panel.getByRole('listitem')).toContainText('مفتاح مرور');
  await expect(panel.getByRole('listitem')).not.toContainText('لم يُستعمل بعد');
  // Reminders of the keys are for a session that holds them
  await expect(page.getByRole('status', { name: 'المفاتيح' })).toContainText('لم تُنشأ كلمات الاسترداد');
  // The sign-in that the password alone had begun has ended
  expect(await statusOf(peopleSite, 'session', peopleSite.token)).toBe(401);
});

test('a session of this area is bound to the browser: the token alone is worth nothing elsewhere', async ({
  page,
  peopleSite,
  problems,
}) => {
  problems.expect('/api/');
  await openAdmin(page, '/login');
  // Five minutes behind, as an old computer may be
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() - 300_000;
  });
  await givePassword(page);
  await expect(page).toHaveURL('/about-manager-edit');
  const token = await storedToken(page);
  expect(token).toMatch(/^[\w-]{43}$/);
  for (const path of ['session', 'contacts', 'administrators']) {
    expect(await statusOf(peopleSite, path, token), path).toBe(401);
  }
  const stored = await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<unknown[]>();
    const opening = indexedDB.open('diwan-admin', 1);
    opening.onsuccess = () => {
      const all = opening.result.transaction('proof-keys').objectStore('proof-keys').getAll();
      all.onsuccess = () => resolve(all.result);
    };
    const [pair] = (await promise) as CryptoKeyPair[];
    return pair?.privateKey.extractable;
  });
  expect(stored).toBe(false);
  // The key outlives the page
  await openAdmin(page, '/account-edit');
  await expect(page.getByRole('region', { name: 'أنت' })).toContainText(credentials.email);
});
