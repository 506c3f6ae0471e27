import type { Language } from './languages.ts';

/** Each language's name of itself. */
export const languageNames: Record<Language, string> = { ar: 'العربية', en: 'English' };
