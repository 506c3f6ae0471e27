import type { Language } from '../languages.ts';
import { adminAr } from './admin/ar.ts';
import { adminEn } from './admin/en.ts';
import { messageLimits } from './admin/message-limits.ts';
import { fill } from './messages.ts';
import { type CountedKey, inPluralForm } from './plural-form.ts';

const catalogues = { ar: adminAr, en: adminEn };

export type AdminMessageKey = keyof typeof adminEn;

type Values = Record<string, string | number>;

export function isAdminMessageKey(text: string): text is AdminMessageKey {
  return Object.hasOwn(adminEn, text);
}

/** A message of the calls or the administrator area in a language, its `{names}` replaced by the values. */
export function adminMessage(language: Language, key: AdminMessageKey, values: Values = {}): string {
  return fill(catalogues[language][key], { ...messageLimits[language], ...values });
}

/** A message in the plural form of its `{count}`. */
export function countedMessage(
  language: Language,
  key: CountedKey<AdminMessageKey>,
  count: number,
  values?: Values,
): string {
  return inPluralForm(language, catalogues[language], key, count, values);
}
