import { expect, type Locator, type Page } from '@playwright/test';
import { openAdmin, signIn, test } from './admin-site.ts';
import { credentials } from './site-template.ts';

const adminPaths = [
  '/about-manager-edit',
  '/manager-activities-edit',
  '/security-news-edit',
  '/sports-news-edit',
  '/directorate-activities-edit',
  '/recruitments-edit',
  '/tenders-edit',
  '/admin-news-edit',
  '/studies-edit',
  '/articles-edit',
  '/managers-edit',
  '/report-contact-edit',
  '/site-settings-edit',
  '/administrators-edit',
  '/account-edit',
];

const words = {
  ar: { email: 'البريد الإلكتروني', password: 'كلمة المرور', submit: 'دخول', heading: 'تسجيل الدخول' },
  en: { email: 'E-mail', password: 'Password', submit: 'Sign in', heading: 'Sign in' },
};

async function fill(page: Page, language: 'ar' | 'en', { email, password }: typeof credentials) {
  await page.getByLabel(words[language].email).fill(email);
  await page.getByLabel(words[language].password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words[language].submit, exact: true }).click();
}

async function expectUnder(field: Locator, text: string) {
  const box = await field.boundingBox();
  const error = await field.page().getByText(text, { exact: true }).boundingBox();
  expect(error?.y).toBeGreaterThanOrEqual((box?.y ?? Infinity) + (box?.height ?? 0));
}

async function toEnglish(page: Page) {
  await page.getByRole('button', { name: 'English' }).filter({ visible: true }).click();
}

test.describe('without a token', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('every administrator page leads to the home page', async ({ page }) => {
    for (const path of adminPaths) {
      await page.goto(path);
      await expect.soft(page, path).toHaveURL('/');
    }
  });

  test('signing in stores the token under one key and goes to the profile', async ({ page }) => {
    await openAdmin(page, '/login');
    await fill(page, 'ar', credentials);
    await expect(page).toHaveURL('/about-manager-edit');
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored).toEqual(['diwan-token']);
  });

  test('a wrong address and a wrong password are refused in the same words, above the form', async ({
    page,
    problems,
  }) => {
    problems.expect('/api/login');
    await openAdmin(page, '/login');
    await toEnglish(page);
    const output = [];
    for (const wrong of [
      { ...credentials, password: 'not-the-right-one' },
      { ...credentials, email: 'nobody@example.org' },
    ]) {
      await fill(page, 'en', wrong);
      await expect(page.getByRole('button', { name: words.en.submit, exact: true })).toBeVisible();
      output.push(await page.getByRole('alert').innerText());
    }
    expect(output[0]).toBe(output[1]);
    await expect(page.getByLabel(words.en.email)).toHaveValue('nobody@example.org');
  });

  test('a message about a field stands under it, by the field of the response or by its words', async ({
    page,
    problems,
  }) => {
    problems.expect('/api/login');
    await openAdmin(page, '/login');
    await toEnglish(page);
    const responses = [
      { message: 'Not valid.', errors: { email: ['Is this an address?'] } },
      { message: 'The password has expired.' },
      { message: 'This email is not known here.' },
      { message: 'The lines are busy.' },
    ];
    await page.route('**/api/login', (route) => route.fulfill({ status: 422, json: responses.shift() }));
    const email = page.getByLabel('E-mail');
    const password = page.getByLabel('Password', { exact: true });
    await fill(page, 'en', credentials);
    await expect(email).toHaveAccessibleDescription('Is this an address?');
    await expectUnder(email, 'Is this an address?');
    await fill(page, 'en', credentials);
    await expect(password).toHaveAccessibleDescription('The password has expired.');
    await expectUnder(password, 'The password has expired.');
    await expect(email).toHaveAccessibleDescription('');
    await fill(page, 'en', credentials);
    await expect(email).toHaveAccessibleDescription('This email is not known here.');
    await fill(page, 'en', credentials);
    await expect(page.getByRole('alert')).toHaveText('The lines are busy.');
    await expect(email).toHaveAccessibleDescription('');
  });

  test('a dropped network and a response without a message have their messages', async ({
    page,
    problems,
  }) => {
    problems.expect('/api/login');
    await openAdmin(page, '/login');
    await toEnglish(page);
    await page.route('**/api/login', (route) => route.abort());
    await fill(page, 'en', credentials);
    await expect(page.getByRole('alert')).toHaveText('Something went wrong!');
    await page.unroute('**/api/login');
    await page.route('**/api/login', (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
    await fill(page, 'en', credentials);
    await expect(page.getByRole('alert')).toHaveText('Login failed. Please try again.');
  });

  test('the password can be shown and hidden', async ({ page }) => {
    await openAdmin(page, '/login');
    const password = page.getByLabel('كلمة المرور', { exact: true });
    await page.getByRole('button', { name: 'إظهار كلمة المرور' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'إخفاء كلمة المرور' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('the sign-in goes back to administrator pages only', async ({ page }) => {
    await openAdmin(page, '/login?next=//evil.example/tenders-edit');
    await fill(page, 'ar', credentials);
    await expect(page).toHaveURL('/about-manager-edit');
  });

  test('search engines are excluded', async ({ page, request }) => {
    await openAdmin(page, '/login');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).not.toMatch(/login|-edit/);
  });
});

test('the area is Arabic at first; English is remembered, and the document’s language follows', async ({
  page,
}) => {
  await openAdmin(page, '/tenders-edit');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('المناقصات');
  await toEnglish(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tenders');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tenders');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/^(\(\d+\) )?Tenders \|/);
});

test('logging out revokes the token, deletes it and goes to the home page', async ({
  page,
  adminSite,
  request,
}) => {
  const token = await signIn(adminSite.url);
  await openAdmin(page, '/login');
  await page.evaluate((own) => localStorage.setItem('diwan-token', own), token);
  await openAdmin(page, '/tenders-edit');
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('diwan-token'))).toBeNull();
  const session = await request.get('/api/session', { headers: { authorization: `Bearer ${token}` } });
  expect(session.status()).toBe(401);
});

test('a logout that fails is only logged, and the token stays', async ({ page, adminSite, problems }) => {
  problems.expect('/api/logout');
  await openAdmin(page, '/tenders-edit');
  await page.route('**/api/logout', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
  const logged = page.waitForEvent('console', (message) => message.text().includes('ApiFailure'));
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await logged;
  await expect(page).toHaveURL('/tenders-edit');
  expect(await page.evaluate(() => localStorage.getItem('diwan-token'))).toBe(adminSite.token);
  problems.lines.clear();
});

test('the menu has its groups in order and marks the page that is shown', async ({ page }) => {
  await openAdmin(page, '/sports-news-edit');
  const menu = page.getByRole('navigation', { name: 'قائمة المحتوى' });
  await expect(menu.locator('.nav-label').filter({ visible: true })).toHaveText([
    'نظرة عامة',
    'تنبيهات',
    'المدير العام',
    'المديرون المتعاقبون',
    'بيانات ونشاطات',
    'الإعلانات',
    'دراسات ومقالات',
    /^قناة التواصل/,
    'الإعدادات',
  ]);
  await menu.locator('summary').filter({ hasText: 'بيانات ونشاطات', visible: true }).click();
  await expect(menu.getByRole('link', { name: 'النشاطات الرياضية' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'نشاطات المديرية' }).click();
  await expect(page).toHaveURL('/directorate-activities-edit');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('below 1000 pixels the menu hides behind a button', async ({ page }) => {
  await openAdmin(page, '/sports-news-edit');
  const button = page.locator('summary').filter({ hasText: 'القائمة' });
  for (const [width, narrow] of [
    [1000, false],
    [999, true],
    [360, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(button, `${width} px`).toBeVisible({ visible: narrow });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
  await button.click();
  await page.locator('summary').filter({ hasText: 'الإعدادات', visible: true }).click();
  await page.getByRole('link', { name: 'إعدادات الموقع' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/site-settings-edit');
});
