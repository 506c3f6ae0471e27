import { expect, type Locator, type Page } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { solvePlainQuestion } from '../requests/solve-plain-question.ts';
import { control } from './contact-form.ts';
import type { Language } from './routes.ts';

/** The form of the selected tab. */
export const shownForm = (page: Page) => page.locator('main form').filter({ visible: true });

/** The control of the plain question. */
export const replyOf = (form: Locator) => control(form, 'answer');

/** The right answer to the question on the page. */
export async function right(form: Locator, language: Language): Promise<number> {
  const id = await replyOf(form).getAttribute('id');
  return solvePlainQuestion(language, (await form.locator(`label[for="${id}"]`).textContent()) ?? '');
}

/** Sends, and returns the status of the page that follows. */
export async function post(page: Page, language: Language): Promise<number> {
  const coming = page.waitForResponse((response) => response.request().method() === 'POST');
  await shownForm(page)
    .getByRole('button', { name: message(language, 'form.send') })
    .click();
  const response = await coming;
  await page.waitForLoadState();
  expect(response.headers()['cache-control']).toBe('no-store');
  return response.status();
}

/** Sends until it is accepted: a form is refused within the first seconds after its question. */
export async function postUntilTaken(page: Page, language: Language): Promise<void> {
  await expect(async () => expect(await post(page, language)).toBe(200)).toPass();
}
