import type { Language } from '../languages.ts';
import type { Catalogue } from './catalogue.ts';

/** A browser fetches the sentences of its page's language only: the language switch loads a new document. */
async function ownLanguage(): Promise<Catalogue> {
  if (document.documentElement.lang === 'en') return (await import('./en-catalogue.ts')).enCatalogue;
  return (await import('./ar-catalogue.ts')).arCatalogue;
}

const own = await ownLanguage();

export const catalogue: Record<Language, Catalogue> = { ar: own, en: own };
