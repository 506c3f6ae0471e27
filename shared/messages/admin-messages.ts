import type { Language } from '../languages.ts';
import { adminAr } from './admin-ar.ts';
import { adminEn } from './admin-en.ts';
import { fill } from './messages.ts';

export type AdminMessageKey = keyof typeof adminEn;

/** A sentence of the calls or the administrator area in a language, its `{names}` replaced by the values. */
export function adminMessage(
  language: Language,
  key: AdminMessageKey,
  values: Record<string, string | number> = {},
): string {
  return fill((language === 'ar' ? adminAr : adminEn)[key], values);
}
