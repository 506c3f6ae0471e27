import { expect, type Page } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { formPath } from './contact-form.ts';
import { inLanguage, type Language, languages } from './routes.ts';
import { open, test } from './site.ts';

/** The five groups and where their links lead (specification §2). */
const groups = [
  {
    ar: 'المديرية العامة',
    en: 'General Directorate',
    paths: ['/about-directorate', '/managers', '/anthem', '/code-conduct'],
  },
  { ar: 'المدير العام', en: 'General Manager', paths: ['/about-manager', '/manager-activities'] },
  { ar: 'النشاطات', en: 'Activities', paths: ['/security-news', '/sports-news', '/directorate-activities'] },
  { ar: 'الإعلانات', en: 'Announcements', paths: ['/recruitments', '/tenders', '/admin-news'] },
  { ar: 'مقالات ودراسات', en: 'Articles & Studies', paths: ['/articles', '/studies'] },
];

const phone = { width: 360, height: 740 };

/** From this width on the groups stand in a row; below it behind a menu button. */
const rowWidth = { ar: 1024, en: 1240 };

const menu = (page: Page, language: Language) =>
  page.getByRole('navigation', { name: { ar: 'القائمة الرئيسية', en: 'Main menu' }[language] });

const group = (page: Page, language: Language, name: string) =>
  menu(page, language).locator('summary').filter({ hasText: name, visible: true });

const menuButton = (page: Page, language: Language) =>
  menu(page, language).locator(`summary[aria-label="${message(language, 'nav.menu')}"]`);

const openLinks = (page: Page, language: Language) =>
  menu(page, language).locator('details[open]').getByRole('link').filter({ visible: true });

for (const language of languages) {
  test(`the main menu has five groups with their pages; opening one closes the other (${language})`, async ({
    page,
  }) => {
    await open(page, inLanguage(language, '/tenders'));
    await expect(menu(page, language).locator('summary').filter({ visible: true })).toHaveText(
      groups.map((each) => each[language]),
    );
    for (const { [language]: name, paths } of groups) {
      await group(page, language, name).click();
      const links = openLinks(page, language);
      await expect(links).toHaveCount(paths.length);
      const leading = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(leading, name).toEqual(paths.map((path) => inLanguage(language, path)));
    }
    await group(page, language, groups[3]?.[language] ?? '').click();
    await expect(
      openLinks(page, language).and(page.locator('[aria-current="page"]')),
      'the page that is shown is marked',
    ).toHaveText(message(language, 'tenders.title'));
  });

  test(`it hides behind a button below ${rowWidth[language]} pixels (${language})`, async ({ page }) => {
    await open(page, inLanguage(language, '/managers'));
    for (const [width, narrow] of [
      [rowWidth[language], false],
      [rowWidth[language] - 1, true],
      [320, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(menuButton(page, language), `${width} px`).toBeVisible({ visible: narrow });
      const shown = menu(page, language).locator('summary').filter({ visible: true });
      await expect(shown, `${width} px`).toHaveCount(narrow ? 1 : 5);
    }
  });

  test(`on a phone its button opens all groups and the contact page; Escape closes it (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, inLanguage(language, '/managers'));
    await menuButton(page, language).click();
    for (const { [language]: name, paths } of groups) {
      await group(page, language, name).click();
      for (const path of paths) {
        const link = menu(page, language).locator(`a[href="${inLanguage(language, path)}"]`);
        await expect(link.filter({ visible: true })).toHaveCount(1);
      }
    }
    const rows = menu(page, language).locator('.nav-panel').getByRole('link');
    await expect(rows.first(), 'the report is the first row').toHaveAttribute(
      'href',
      inLanguage(language, '/contact-us?tab=report'),
    );
    const contact = menu(page, language).getByRole('link', {
      name: message(language, 'contact-us.title'),
    });
    await expect(contact).toHaveAttribute('href', formPath(language, 'contact'));

    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(contact).toBeHidden();
    await expect(menuButton(page, language)).toBeFocused();
  });
}

test('the report stands in the navbar where there is room, above it where there is not', async ({ page }) => {
  for (const language of languages) {
    await page.goto(inLanguage(language, '/managers'));
    const report = page.getByRole('link', { name: message(language, 'nav.report') });
    for (const width of [1320, 1319, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const inNavbar = menu(page, language).locator('> .container > *').and(report);
      await expect(inNavbar, `${width} px`).toHaveCount(width < 1320 ? 0 : 1);
      await expect(
        page.getByRole('banner').and(page.locator('.top-bar')).getByRole('link').and(report),
      ).toHaveCount(width < 1320 ? 1 : 0);
      const { height } = (await menu(page, language).boundingBox())!;
      expect(height, `${width} px`).toBeLessThan(80);
    }
  }
});

test('a group opens with Enter; Escape, a click elsewhere and the choice of a page close it', async ({
  page,
}) => {
  await open(page, '/managers');
  const announcements = group(page, 'ar', groups[3]?.ar ?? '');
  await announcements.press('Enter');
  await openLinks(page, 'ar').first().focus();
  await page.keyboard.press('Escape');
  await expect(openLinks(page, 'ar')).toHaveCount(0);
  await expect(announcements).toBeFocused();

  const activities = group(page, 'ar', groups[2]?.ar ?? '');
  await activities.click();
  await expect(openLinks(page, 'ar')).toHaveCount(3);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(openLinks(page, 'ar')).toHaveCount(0);

  await activities.click();
  await openLinks(page, 'ar').first().click();
  await expect(page).toHaveURL('/security-news');
  await expect(openLinks(page, 'ar')).toHaveCount(0);
});

test('on a phone the choice of a page and of a language close the menu', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/en/managers');
  await menuButton(page, 'en').click();
  await menu(page, 'en')
    .getByRole('link', { name: message('en', 'contact-us.title') })
    .click();
  await expect(page).toHaveURL('/en/contact-us?tab=letter');
  await expect(menu(page, 'en').locator('details[open]')).toHaveCount(0);

  await menuButton(page, 'en').click();
  await page.getByRole('link', { name: 'العربية', exact: true }).click();
  await expect(page).toHaveURL('/contact-us?tab=letter');
  await expect(menuButton(page, 'ar')).toBeVisible();
  await expect(menu(page, 'ar').locator('details[open]')).toHaveCount(0);
});
