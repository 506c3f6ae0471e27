import { expect, type Page } from '@playwright/test';
import { openAdmin, test } from './admin-site.ts';
import { showIn, violations } from './barriers.ts';

const words = {
  ar: { edit: 'تعديل', positions: /المراكز/ },
  en: { edit: 'Edit', positions: /Positions/ },
} as const;

/** The panels that are opened; of the settings, those that have a field of every kind between them. */
const panels = {
  '/about-manager-edit': { ar: ['النص الأساسي', 'التفاصيل'], en: ['Main text', 'Details'] },
  '/managers-edit': undefined,
  '/site-settings-edit': {
    ar: ['الهوية', 'الهواتف والعناوين', 'النشيد'],
    en: ['Identity', 'Telephone numbers and addresses', 'Anthem'],
  },
} as const;

/** Light on a telephone and dark on a desk: each language, colour and width once. */
const views = {
  ar: { colorScheme: 'light', width: 360 },
  en: { colorScheme: 'dark', width: 1440 },
} as const;

async function expectSound(page: Page, language: 'ar' | 'en', state: string) {
  const { colorScheme, width } = views[language];
  await page.setViewportSize({ width, height: 900 });
  await showIn(page, colorScheme);
  const sideways = await page.evaluate(() => document.body.scrollWidth - document.body.clientWidth);
  expect.soft(sideways, `${state}: sideways at ${width}`).toBe(0);
  expect.soft(await violations(page), `${state}, ${colorScheme}, ${width}`).toEqual([]);
}

for (const language of ['ar', 'en'] as const) {
  for (const [path, names] of Object.entries(panels)) {
    test(`${path} is without a barrier, to read and to edit (${language})`, async ({ page }) => {
      test.slow();
      await page.addInitScript((own) => localStorage.setItem('diwan-admin-language', own), language);
      await openAdmin(page, path);
      const { edit, positions } = words[language];
      const button = { name: edit, exact: true };
      await expect(page.getByRole('button', button).first()).toBeVisible();
      await expectSound(page, language, 'to read');
      const parts = names?.[language].map((name) => page.getByRole('region', { name, exact: true })) ?? [
        page,
      ];
      for (const part of parts) await part.getByRole('button', button).click();
      if (path === '/about-manager-edit') await page.getByRole('button', { name: positions }).click();
      await expectSound(page, language, 'to edit');
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
    const trigger = details.getByRole('button', { name: `${group} عدد السجلّات` });
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
