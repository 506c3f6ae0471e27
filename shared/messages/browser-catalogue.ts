import type { Language } from '../languages.ts';
import type { Catalogue } from './catalogue.ts';

/** A browser fetches the sentences of its page's language only: the language switch loads a new document. */
async function ownLanguage() {
  if (document.documentElement.lang === 'en') return (await import('./en-pages.ts')).enPages;
  return (await import('./ar-pages.ts')).arPages;
}

/** What is said in the forms comes when one is used (`form-sentences.ts`); nothing else may ask for it. */
const own = (await ownLanguage()) as Catalogue;

export const catalogue: Record<Language, Catalogue> = { ar: own, en: own };
