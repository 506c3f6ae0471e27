import { expect, type Page } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
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
  test.describe(`the main menu (${language})`, () => {
    test('has five groups with their pages; opening one closes the other', async ({ page }) => {
      await open(page, inLanguage(language, '/'));
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
    });

    test('opens with Enter; Escape closes a group and gives the focus back to it', async ({ page }) => {
      await open(page, inLanguage(language, '/managers'));
      const announcements = group(page, language, groups[3]?.[language] ?? '');
      await announcements.press('Enter');
      await openLinks(page, language).first().focus();
      await page.keyboard.press('Escape');
      await expect(openLinks(page, language)).toHaveCount(0);
      await expect(announcements).toBeFocused();
    });

    test('closes on a click elsewhere and when a page is chosen', async ({ page }) => {
      await open(page, inLanguage(language, '/managers'));
      const activities = group(page, language, groups[2]?.[language] ?? '');
      await activities.click();
      await expect(openLinks(page, language)).toHaveCount(3);
      await page.getByRole('heading', { level: 1 }).click();
      await expect(openLinks(page, language)).toHaveCount(0);

      await activities.click();
      await openLinks(page, language).first().click();
      await expect(page).toHaveURL(inLanguage(language, '/security-news'));
      await expect(openLinks(page, language)).toHaveCount(0);
    });

    test('marks the page that is shown', async ({ page }) => {
      await open(page, inLanguage(language, '/tenders'));
      await group(page, language, groups[3]?.[language] ?? '').click();
      await expect(openLinks(page, language).and(page.locator('[aria-current="page"]'))).toHaveText(
        message(language, 'tenders.title'),
      );
    });

    test(`hides behind a button below ${rowWidth[language]} pixels`, async ({ page }) => {
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

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 } });

      test('its button opens all groups and the contact page; Escape closes it', async ({ page }) => {
        await open(page, inLanguage(language, '/managers'));
        await menuButton(page, language).click();
        for (const { [language]: name, paths } of groups) {
          await group(page, language, name).click();
          for (const path of paths) {
            const link = menu(page, language).locator(`a[href="${inLanguage(language, path)}"]`);
            await expect(link.filter({ visible: true })).toHaveCount(1);
          }
        }
        const contact = menu(page, language).getByRole('link', {
          name: message(language, 'contact-us.title'),
        });
        await expect(contact).toHaveAttribute('href', inLanguage(language, '/contact-us'));

        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await expect(contact).toBeHidden();
        await expect(menuButton(page, language)).toBeFocused();
      });

      test('closes when a page is chosen', async ({ page }) => {
        await open(page, inLanguage(language, '/managers'));
        await menuButton(page, language).click();
        await menu(page, language)
          .getByRole('link', { name: message(language, 'contact-us.title') })
          .click();
        await expect(page).toHaveURL(inLanguage(language, '/contact-us'));
        await expect(menu(page, language).locator('details[open]')).toHaveCount(0);
      });

      test('closes when the language is switched', async ({ page }) => {
        await open(page, inLanguage(language, '/managers'));
        await menuButton(page, language).click();
        const other = language === 'ar' ? 'en' : 'ar';
        await page.getByRole('link', { name: { ar: 'العربية', en: 'English' }[other], exact: true }).click();
        await expect(page).toHaveURL(inLanguage(other, '/managers'));
        await expect(menuButton(page, other)).toBeVisible();
        await expect(menu(page, other).locator('details[open]')).toHaveCount(0);
      });
    });
  });
}
