import { catalogue } from '#shared/messages/catalogue.ts';
import type { Language } from '../languages.ts';

/** Fetches the messages of the forms, for a browser that has those of its pages only. */
export async function fetchFormMessages(language: Language): Promise<void> {
  const [forms, files] =
    language === 'en'
      ? [(await import('./forms/en.ts')).en, (await import('./files/en.ts')).en]
      : [(await import('./forms/ar.ts')).ar, (await import('./files/ar.ts')).ar];
  Object.assign(catalogue[language], forms, files);
}
