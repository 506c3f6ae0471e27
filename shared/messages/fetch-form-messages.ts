import { catalogue } from '#shared/messages/catalogue.ts';
import type { Language } from '../languages.ts';

/** Fetches the messages of the forms, for a browser that has those of its pages only. */
export async function fetchFormMessages(language: Language): Promise<void> {
  const messages =
    language === 'en' ? (await import('./forms/en.ts')).en : (await import('./forms/ar.ts')).ar;
  Object.assign(catalogue[language], messages);
}
