import { type BrowserContext, expect, type Page } from '@playwright/test';
import { notice, type PeopleSite } from './admin-people-site.ts';
import { openAdmin } from './admin-site.ts';
import { read, reading } from './inbox-page.ts';
import { credentials } from './site-template.ts';

// Officers who sign in by the form, and a site where messages open in browsers alone.

export const people = '/administrators-edit';
export const reports = '/report-contact-edit?tab=reports';

export const colleague = { email: 'new@example.org', password: 'olive-window-river-17' };

/** The password that an officer changes to. */
export const changedPassword = 'cedar-lantern-harbour-42';

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

export const newContext = (page: Page, { url }: PeopleSite) =>
  page
    .context()
    .browser()!
    .newContext({ baseURL: url, storageState: { cookies: [], origins: [] } });

/** @param code of a second step, if there is one. */
export async function signInByForm(
  page: Page,
  { email, password }: typeof colleague,
  code?: string,
): Promise<void> {
  await openAdmin(page, '/login');
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password);
  await press(page, 'دخول');
  if (code) {
    await press(page, 'استعمال رمز احتياطي');
    await page.getByLabel('رمز احتياطي').fill(code);
    await press(page, 'دخول');
  }
  await expect(page).toHaveURL(/-edit$/);
}

/** Closes the way by which the server opens messages. */
export async function openInBrowsersAlone(page: Page): Promise<void> {
  await openAdmin(page, '/site-settings-edit');
  const settings = page.getByRole('region', { name: 'تسجيل الدخول', exact: true });
  await settings.getByRole('button', { name: 'تعديل', exact: true }).click();
  await settings.getByLabel('في المتصفّحات وحدها').check();
  await settings.getByRole('button', { name: 'حفظ التغييرات' }).click();
  await expect(notice(page, 'حُدّث المحتوى.').first()).toBeVisible();
}

export async function readsTheReport(page: Page): Promise<void> {
  await openAdmin(page, reports);
  await read(page, 'رشوة');
  await expect(reading(page)).toContainText('طلب مالًا');
}

/** All that a window sends, as texts. */
export function watchSent(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
}

/** Texts from which the site could open a key: passwords, and the parts that wrap private keys. */
export const opensKeys = (texts: string[]) =>
  texts.filter((text) =>
    [credentials.password, colleague.password, changedPassword, 'stretched:2:'].some((each) =>
      text.includes(each),
    ),
  );
