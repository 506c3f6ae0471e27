import type { Language } from '../languages.ts';
import type { Catalogue } from './catalogue.ts';

/** A browser fetches the messages of its page's language only: the language switch loads a new document. */
async function ownLanguage() {
  if (document.documentElement.lang === 'en') return (await import('virtual:page-messages/en')).messages;
  return (await import('virtual:page-messages/ar')).messages;
}

/** The messages of the forms come when one is used (`fetch-form-messages.ts`); nothing else may ask for them. */
const own = (await ownLanguage()) as Catalogue;

export const catalogue: Record<Language, Catalogue> = { ar: own, en: own };
