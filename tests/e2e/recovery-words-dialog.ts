import { expect, type Page } from '@playwright/test';
import { latinDigits } from '#shared/numeral.ts';
import { dialog } from './admin-people-site.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Opens the dialog, shows the words and types the requested ones back. */
export async function showWords(page: Page): Promise<string[]> {
  await press(page, /^إنشاء كلمات/);
  await press(page, 'إظهار الكلمات');
  const words = dialog(page, /اكتب الكلمات التالية/).getByRole('listitem');
  await expect(words).toHaveCount(24);
  return words.allInnerTexts();
}

/** Types the requested words back; `wrong` is typed in place of the last one. */
export async function typeBack(page: Page, words: string[], wrong?: string): Promise<number[]> {
  const fields = dialog(page, 'اكتب هذه الكلمات الأربع').getByRole('textbox');
  await expect(fields).toHaveCount(4);
  const positions = [];
  for (const field of await fields.all()) {
    const label = (await page.locator(`label[for="${await field.getAttribute('id')}"]`).innerText()).trim();
    const place = Number(/\d+/.exec(latinDigits(label))?.[0]);
    positions.push(place);
    await field.fill(` ${words[place - 1]?.toUpperCase()} `);
  }
  if (wrong) await fields.last().fill(wrong);
  await press(page, 'تأكيد');
  return positions;
}
