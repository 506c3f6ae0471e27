import { expect, type Locator, type Page } from '@playwright/test';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { message } from '#shared/messages/messages.ts';
import { inLanguage, type Language } from './routes.ts';

export const kinds = ['contact', 'report'] as const;

/** Sample submissions, by the field's name in the call. */
export const samples = {
  contact: {
    name: 'ليلى Haddad',
    email: 'layla@example.org',
    phone: '٠٣ ١٢٣ ٤٥٦',
    message: 'First line\n\nسطر ثالث',
  },
  report: {
    topic: 'bribe',
    involved_names: 'فلان الفلاني',
    datetime: '2026-03-01T14:30',
    phone: '+961 3 123 456',
    details: 'سطر أول\nSecond line',
  },
} as const satisfies Record<SubmissionKind, Record<string, string>>;

export function formPath(language: Language, kind: SubmissionKind): string {
  return inLanguage(language, `/contact-us?tab=${kind === 'report' ? 'report' : 'letter'}`);
}

/** The panel of one of the two tabs. */
export function panelOf(page: Page, language: Language, kind: SubmissionKind): Locator {
  return page.getByRole('tabpanel', { name: message(language, `contact.${kind}Tab`) });
}

/** A form's control, by the field's name in the call. */
export function control(form: Locator, name: string): Locator {
  return form.locator(`[name="${name}"]`);
}

export async function fill(form: Locator, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    if (name === 'topic') await control(form, name).selectOption(text);
    else await control(form, name).fill(text);
  }
}

export async function expectTexts(form: Locator, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await expect(control(form, name)).toHaveValue(text);
}

export async function send(form: Locator, language: Language): Promise<void> {
  await form.getByRole('button', { name: message(language, 'form.send') }).click();
}

/** The box that a person ticks. */
export function captchaBox(form: Locator, language: Language): Locator {
  return form.getByRole('checkbox', { name: message(language, 'captcha.person') });
}

export async function verify(form: Locator, language: Language): Promise<void> {
  await captchaBox(form, language).check();
  await expect(form.getByText(message(language, 'captcha.verified'), { exact: true })).toBeVisible();
}

/** Exactly one error: in the box on top, which has the focus, and at its field. */
export async function expectProblem(form: Locator, localizedMessage: string, field: Locator): Promise<void> {
  const alert = form.getByRole('alert');
  await expect(alert).toHaveText(localizedMessage);
  await expect(alert).toBeFocused();
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(localizedMessage.replace(/[()?.]/g, '.')));
  await alert.getByRole('link').click();
  await expect(field).toBeFocused();
}
