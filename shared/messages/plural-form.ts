import { type Language, locales } from '../languages.ts';
import { numeral } from '../numeral.ts';
import { fill } from './messages.ts';

/** The key of a message with plural forms: `name_one`, `name_other` … in the catalogue. */
export type CountedKey<Key> = Key extends `${infer Name}_other` ? Name : never;

/** Made once: rules cost more than their use. */
const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** A message in the plural form of its `{count}`. `_zero` serves 0 in both languages, and `_other` where a form is missing. */
export function inPluralForm(
  language: Language,
  messages: Partial<Record<string, string>>,
  key: string,
  count: number,
  values: Record<string, string | number> = {},
): string {
  const form =
    count === 0 ? 'zero' : (rules[language] ??= new Intl.PluralRules(locales[language])).select(count);
  const text = messages[`${key}_${form}`] ?? messages[`${key}_other`] ?? '';
  return fill(text, { count: numeral(language, count), ...values });
}
