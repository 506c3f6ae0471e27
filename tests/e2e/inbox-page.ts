import { expect, type Locator, type Page } from '@playwright/test';

/** The links of the list. */
export const rows = (page: Page): Locator => page.getByRole('main').getByRole('listitem').getByRole('link');

/** A message's link in the list, by how its text begins. */
export const row = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: new RegExp(`^${name}(?! ?[0-9])`, 'u') });

/** The open message. */
export const reading = (page: Page): Locator => page.getByRole('article');

/** Opens a message of the list; resolves to it. */
export async function read(page: Page, name: string): Promise<Locator> {
  await row(page, name).click();
  await expect(reading(page)).toBeFocused();
  return reading(page);
}

/** A question, and not a notice. */
export const question = (page: Page): Locator =>
  page.getByRole('alertdialog').filter({ has: page.getByRole('heading') });
