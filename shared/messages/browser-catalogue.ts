import type { Language } from '../languages.ts';
import type { Catalogue } from './catalogue.ts';

/** A browser fetches the messages of its page's language only: the language switch loads a new document. */
async function ownLanguage() {
  if (document.documentElement.lang === 'en') return (await import('virtual:page-messages/en')).messages;
  return (await import('virtual:page-messages/ar')).messages;
}

/** The messages of the forms are loaded with the first form (`fetch-form-messages.ts`); no other code may use them. */
const own = (await ownLanguage()) as Catalogue;

export const catalogue: Record<Language, Catalogue> = { ar: own, en: own };
