import { type Language, locales } from '../languages.ts';
import { numeral } from '../numeral.ts';
import { adminAr } from './admin/ar.ts';
import { adminEn } from './admin/en.ts';
import { messageLimits } from './admin/message-limits.ts';
import { fill } from './messages.ts';

const catalogues = { ar: adminAr, en: adminEn };

export type AdminMessageKey = keyof typeof adminEn;

type Values = Record<string, string | number>;

/** A message with plural forms: `name_one`, `name_other` … in the catalogue. */
type CountedKey<Key = AdminMessageKey> = Key extends `${infer Name}_other` ? Name : never;

export function isAdminMessageKey(text: string): text is AdminMessageKey {
  return Object.hasOwn(adminEn, text);
}

/** A message of the calls or the administrator area in a language, its `{names}` replaced by the values. */
export function adminMessage(language: Language, key: AdminMessageKey, values: Values = {}): string {
  return fill(catalogues[language][key], { ...messageLimits[language], ...values });
}

/** A message in the plural form of its `{count}`. `_zero` serves 0 in both languages, and `_other` where a form is missing. */
export function countedMessage(
  language: Language,
  key: CountedKey,
  count: number,
  values: Values = {},
): string {
  const form = count === 0 ? 'zero' : new Intl.PluralRules(locales[language]).select(count);
  const messages: Partial<Record<string, string>> = catalogues[language];
  const text = messages[`${key}_${form}`] ?? messages[`${key}_other`] ?? '';
  return fill(text, { count: numeral(language, count), ...values });
}
