/** Specification §1: Arabic and English only, Arabic first. */
export const languages = ['ar', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'ar';

export function isLanguage(value: string | undefined): value is Language {
  return value === 'ar' || value === 'en';
}

export function otherLanguage(language: Language): Language {
  return language === 'ar' ? 'en' : 'ar';
}

export function direction(language: Language): 'rtl' | 'ltr' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The locales of numbers and of the top bar's date (specification §9). */
export const locales: Record<Language, string> = { ar: 'ar-EG', en: 'en-US' };
