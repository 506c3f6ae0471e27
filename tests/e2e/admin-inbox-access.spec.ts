import { expect, type Page } from '@playwright/test';
import { openAdmin, test } from './admin-site.ts';
import { expectNoBarrier, expectNoOverflow } from './barriers.ts';
import { rows } from './inbox-page.ts';
import { submit } from './submit.ts';

const path = '/report-contact-edit';

const message = { name: 'سامي', phone: '03 123 456', message: `${'كلمة '.repeat(400)}${'a'.repeat(300)}` };

test.beforeEach(async ({ adminSite }) => {
  await adminSite.sql('delete from submission_key; delete from submission');
  await submit(adminSite, 'contact', message);
  await submit(adminSite, 'contact', { ...message, name: 'Damaged' });
  await adminSite.sql(`update submission set day = '2026-01-01';
    update submission set body = zeroblob(length(body)) where id = (select max(id) from submission)`);
  await submit(adminSite, 'report', { topic: 'fraud', details: 'An account.' });
});

async function expectSound(page: Page, language: 'ar' | 'en', state: string) {
  await expectNoBarrier(page, language, state);
  await expectNoOverflow(page, state);
}

for (const [language, words] of [
  [
    'ar',
    {
      mark: 'وضع علامة «مقروء»',
      csv: 'حفظ بصيغة CSV',
      read: 'مقروءة',
      empty: 'لا رسائل',
    },
  ],
  ['en', { mark: 'Mark as read', csv: 'Save as CSV', read: 'Read', empty: 'no read' }],
] as const) {
  test(`the inbox is accessible in every state (${language})`, async ({ page }) => {
    test.slow();
    await page.addInitScript((own) => localStorage.setItem('diwan-admin-language', own), language);
    await openAdmin(page, `${path}?tab=reports`);
    await expect(rows(page)).toHaveCount(1);
    await expectSound(page, language, 'reports');
    await rows(page).click();
    await page.locator('.room-keys summary').click();
    await expectSound(page, language, 'an open report');
    await openAdmin(page, path);
    await page.getByRole('checkbox').nth(1).check();
    await rows(page).last().click();
    await page.locator('.room-filter summary').click();
    await expectSound(page, language, 'inquiries with a damaged one, one chosen');
    await page.getByRole('button', { name: words.csv }).click();
    await expect(page.getByRole('alertdialog').getByRole('heading')).toBeVisible();
    await expectSound(page, language, 'a warning');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words.mark }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.mark }).click();
    await page.getByRole('radio', { name: words.read }).click();
    await expect(rows(page)).toHaveText([/^سامي/]);
    await rows(page).click();
    await expect(page.getByRole('article')).toBeVisible();
    await expectSound(page, language, 'read ones, with a notice');
  });
}

for (const [language, forward, back] of [
  ['ar', 'ArrowLeft', 'ArrowRight'],
  ['en', 'ArrowRight', 'ArrowLeft'],
] as const) {
  test(`keyboard alone: arrows follow the direction of reading (${language})`, async ({ page }) => {
    await page.addInitScript((own) => localStorage.setItem('diwan-admin-language', own), language);
    await openAdmin(page, path);
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press(forward);
    await expect(tabs.last()).toBeFocused();
    await expect(page).toHaveURL(/tab=reports/);
    await expect(rows(page)).toHaveCount(1);
    await page.keyboard.press(back);
    await expect(page).toHaveURL(path);
    await expect(rows(page)).toHaveCount(2);
    await page.keyboard.press('Tab');
    await page.keyboard.press(forward);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/state=read/);
    await page.keyboard.press(back);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(path);
    await expect(rows(page)).toHaveCount(2);
    // The search, the filters, all, then the first row: a damaged one has nothing to choose.
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', { name: message.name })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('article', { name: /\p{Nd}$/u })).toBeFocused();
  });
}
