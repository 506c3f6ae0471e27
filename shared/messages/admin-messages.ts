import { type Language, locales } from '../languages.ts';
import { numeral } from '../numeral.ts';
import { adminAr } from './admin-ar.ts';
import { adminAreaAr } from './admin-area-ar.ts';
import { adminAreaEn } from './admin-area-en.ts';
import { adminAuditAr } from './admin-audit-ar.ts';
import { adminAuditEn } from './admin-audit-en.ts';
import { adminEn } from './admin-en.ts';
import { adminFactorsAr } from './admin-factors-ar.ts';
import { adminFactorsEn } from './admin-factors-en.ts';
import { adminInboxAr } from './admin-inbox-ar.ts';
import { adminInboxEn } from './admin-inbox-en.ts';
import { adminKeysAr } from './admin-keys-ar.ts';
import { adminKeysEn } from './admin-keys-en.ts';
import { adminPeopleAr } from './admin-people-ar.ts';
import { adminPeopleEn } from './admin-people-en.ts';
import { adminProfileAr } from './admin-profile-ar.ts';
import { adminProfileEn } from './admin-profile-en.ts';
import { adminSettingsAr } from './admin-settings-ar.ts';
import { adminSettingsEn } from './admin-settings-en.ts';
import { adminUpkeepAr } from './admin-upkeep-ar.ts';
import { adminUpkeepEn } from './admin-upkeep-en.ts';
import { fill } from './messages.ts';

const catalogues = {
  ar: {
    ...adminAr,
    ...adminAreaAr,
    ...adminAuditAr,
    ...adminFactorsAr,
    ...adminInboxAr,
    ...adminKeysAr,
    ...adminPeopleAr,
    ...adminProfileAr,
    ...adminSettingsAr,
    ...adminUpkeepAr,
  },
  en: {
    ...adminEn,
    ...adminAreaEn,
    ...adminAuditEn,
    ...adminFactorsEn,
    ...adminInboxEn,
    ...adminKeysEn,
    ...adminPeopleEn,
    ...adminProfileEn,
    ...adminSettingsEn,
    ...adminUpkeepEn,
  },
};

export type AdminMessageKey = keyof (typeof catalogues)['en'];

type Values = Record<string, string | number>;

/** A message with plural forms: `name_one`, `name_other` … in the catalogue. */
type CountedKey<Key = AdminMessageKey> = Key extends `${infer Name}_other` ? Name : never;

/** A sentence of the calls or the administrator area in a language, its `{names}` replaced by the values. */
export function adminMessage(language: Language, key: AdminMessageKey, values: Values = {}): string {
  return fill(catalogues[language][key], values);
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
