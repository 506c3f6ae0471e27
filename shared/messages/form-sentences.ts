import { catalogue } from '#shared/messages/catalogue.ts';
import type { Language } from '../languages.ts';

/** Fetches what is said in and around the forms, for a browser that has the sentences of its pages only. */
export async function fetchFormSentences(language: Language): Promise<void> {
  const sentences =
    language === 'en' ? (await import('./en-forms.ts')).enForms : (await import('./ar-forms.ts')).arForms;
  Object.assign(catalogue[language], sentences);
}
