import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { openAdmin, test } from './admin-site.ts';

const paths = ['/about-manager-edit', '/managers-edit', '/site-settings-edit'];

const words = {
  ar: { edit: 'تعديل', positions: /المراكز/ },
  en: { edit: 'Edit', positions: /Positions/ },
} as const;

/** Light on a telephone and dark on a desk: each colour and each width once. */
const views = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1440 },
] as const;

async function expectSound(page: Page, state: string) {
  for (const { colorScheme, width } of views) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const sideways = await page.evaluate(() => document.body.scrollWidth - document.body.clientWidth);
    expect.soft(sideways, `${state}: sideways at ${width}`).toBe(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect.soft(found, `${state}, ${colorScheme}, ${width}`).toEqual([]);
  }
}

for (const language of ['ar', 'en'] as const) {
  for (const path of paths) {
    test(`${path} is without a barrier, to read and to edit, light and dark, narrow and wide (${language})`, async ({
      page,
    }) => {
      test.slow();
      await page.addInitScript((own) => localStorage.setItem('diwan-admin-language', own), language);
      await openAdmin(page, path);
      const { edit, positions } = words[language];
      const buttons = page.getByRole('button', { name: edit, exact: true });
      await expect(buttons.first()).toBeVisible();
      await expectSound(page, 'to read');
      while ((await buttons.count()) > 0) await buttons.first().click();
      if (path === paths[0]) await page.getByRole('button', { name: positions }).click();
      await expectSound(page, 'to edit');
    });
  }
}

test('the profile is edited and saved by keyboard alone', async ({ page }) => {
  await openAdmin(page, '/about-manager-edit');
  const details = page.getByRole('region', { name: 'التفاصيل' });
  await details.getByRole('button', { name: 'تعديل' }).focus();
  await page.keyboard.press('Enter');
  await expect(details.getByLabel('birth_place (العربية)')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('صيدا');
  for (const group of ['الدورات والبرامج', 'الترقيات']) {
    const trigger = details.getByRole('button', { name: `${group} عدد السجلات` });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(details.getByLabel('promotion_1 (العربية)')).toBeFocused();
  await details.getByRole('button', { name: 'حفظ التغييرات' }).focus();
  await page.keyboard.press('Enter');
  await expect(details.getByRole('button', { name: 'تعديل' })).toBeFocused();
  await expect(details.getByText('صيدا')).toBeVisible();
});
