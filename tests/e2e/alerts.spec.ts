import { expect, type Page } from '@playwright/test';
import { otherLanguage } from '#shared/languages.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { ar } from '#shared/messages/alerts/ar.ts';
import { en } from '#shared/messages/alerts/en.ts';
import { message } from '#shared/messages/messages.ts';
import { type AdminSite, openAdmin, test } from './admin-site.ts';
import { expectNoBarrierAsShown, expectNoOverflow } from './barriers.ts';
import { languages } from './routes.ts';
import { open } from './site.ts';

const phone = { width: 360, height: 740 };

/** A call about alerts, as an editor's program makes it. */
async function call(site: AdminSite, method: string, path: string, alert?: object): Promise<number> {
  const response = await fetch(`${site.url}/api/alerts${path}`, {
    method,
    headers: {
      'authorization': `Bearer ${site.token}`,
      ...(alert && { 'content-type': 'application/json' }),
    },
    ...(alert && { body: JSON.stringify(alert) }),
  });
  expect(response.ok, await response.clone().text()).toBe(true);
  return ((await response.json()) as { id: number }).id;
}

const banner = (page: Page) => page.locator('site-alerts');

/** Takes a picture on a phone, for a person to look at. */
async function takePicture(page: Page, name: string): Promise<void> {
  await page.setViewportSize(phone);
  await page.screenshot({ path: `test-results/alerts/${name}.png`, animations: 'disabled' });
}

test.use({ viewport: phone });

const news = { ar: 'الطريق الساحلي مقطوع', en: 'The coastal road is closed' };
const catalogues = { ar, en };

for (const language of languages) {
  const t = (key: keyof typeof en) => catalogues[language][key];
  const other = otherLanguage(language);
  const prefix = { ar: '', en: '/en' };

  test(`an editor raises an alert from a phone in three taps and a text, and an open page has it at its next step (${language})`, async ({
    page,
    context,
    adminSite,
    problems,
  }) => {
    problems.expect('/no-such-page');
    const visitor = await context.newPage();
    await open(visitor, `${prefix[language]}/articles`);
    await page.addInitScript((chosen) => localStorage.setItem('diwan-admin-language', chosen), language);
    await openAdmin(page, '/about-manager-edit');
    await page.locator('summary.menu-button').click();
    await page
      .getByRole('link', { name: adminMessage(language, 'page.alerts'), exact: true })
      .last()
      .click();
    await expect(page.getByLabel(t('alerts.text_ar'))).toBeFocused();
    const text = page.getByLabel(t(`alerts.text_${language}`));
    if (language === 'en') await text.focus();
    await page.keyboard.type(news[language]);
    await expect(page.getByText(t(language === 'ar' ? 'alerts.noEnglish' : 'alerts.noArabic'))).toBeVisible();
    await takePicture(page, `form-${language}`);
    await page.getByRole('button', { name: t('alerts.raise') }).click();
    await expect(page.getByText(t('alerts.raised'))).toBeVisible();
    await expectNoBarrierAsShown(page, 'the alerts of an editor');
    await expectNoOverflow(page, 'the alerts of an editor');
    const [{ id }] = await (await fetch(`${adminSite.url}/api/alerts`)).json();

    await expect(banner(visitor)).toHaveCount(0);
    await visitor.locator('main article a').first().click();
    await expect(visitor.getByRole('alert')).toContainText(news[language]);
    await expect(visitor.getByRole('alert')).toBeInViewport();
    await expect(visitor).toHaveURL(new RegExp(`/articles/\\d+/${language}$`));
    await takePicture(visitor, `banner-${language}`);
    const paths = language === 'ar' ? ['/articles', '/en', '/no-such-page'] : ['/'];
    for (const path of paths) {
      await open(visitor, path);
      await expect(banner(visitor).getByRole('alert')).toBeVisible();
      await expectNoBarrierAsShown(visitor, path);
      await expectNoOverflow(visitor, path);
    }
    await open(visitor, `${prefix[other]}/articles`);
    await expect(banner(visitor).getByRole('alert')).toContainText(message(other, 'alert.otherLanguage'));
    // The page's own script leaves it alone
    await visitor
      .getByRole('link', { name: message(other, 'articles.title') })
      .last()
      .click();
    await expect(visitor).toHaveURL(/\/articles$/);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(visitor)).toHaveCount(1);

    await page.getByRole('button', { name: t('alerts.endOf').replace('{text}', news[language]) }).click();
    await expect(page.getByText(t('alerts.endDone'))).toBeVisible();
    await open(visitor, '/articles');
    await expect(banner(visitor)).toHaveCount(0);
    await call(adminSite, 'DELETE', `/${id}`);
  });
}

test('a text that is refused stays in the form, with the reason at its field', async ({ page, problems }) => {
  problems.expect('/api/alerts');
  await openAdmin(page, '/alerts-edit');
  await page.getByLabel('النص بالعربية').fill('نص');
  await page.getByText('الرابط والبداية والنهاية').click();
  await page.getByLabel('الرابط', { exact: true }).fill('example.org');
  await page.getByRole('button', { name: 'إظهار الآن' }).click();
  await expect(page.getByRole('alert').first()).toContainText('يرجى كتابة مسار في هذا الموقع');
  await expect(page.getByLabel('النص بالعربية')).toHaveValue('نص');
});

test('information that was hidden stays hidden in both languages, until it is changed', async ({
  page,
  adminSite,
}) => {
  const information = { level: 'information', text_ar: 'يوم عطلة', text_en: 'A holiday' };
  const id = await call(adminSite, 'POST', '', information);
  await open(page, '/en');
  const region = page.getByRole('region', { name: 'Information' });
  await expect(region).toContainText('A holiday');
  await expectNoBarrierAsShown(page, 'an information');
  await region.getByRole('button', { name: 'Hide this notice' }).click();
  await expect(region).toBeHidden();
  for (const path of ['/', '/en/articles']) {
    await open(page, path);
    await expect(banner(page).locator('.site-alert')).toBeHidden();
  }
  await call(adminSite, 'PUT', `/${id}`, { ...information, text_en: 'Two holidays' });
  await open(page, '/en');
  await expect(region).toContainText('Two holidays');
  await call(adminSite, 'DELETE', `/${id}`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('information stays, and has no button that does nothing', async ({ page, adminSite }) => {
    const id = await call(adminSite, 'POST', '', { level: 'information', text_ar: 'يوم عطلة' });
    await page.goto('/en');
    const region = page.getByRole('region', { name: 'Information' });
    await expect(region).toContainText('يوم عطلة');
    await expect(region.getByRole('button')).toHaveCount(0);
    await call(adminSite, 'DELETE', `/${id}`);
  });
});
