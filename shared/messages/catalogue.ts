import type { Language } from '../languages.ts';
import { arCatalogue } from './ar-catalogue.ts';
import { enCatalogue } from './en-catalogue.ts';

export type Catalogue = Record<keyof typeof enCatalogue, string>;

/** Both languages, for the server; `package.json` puts `browser-catalogue.ts` in this file's place for browsers. */
export const catalogue: Record<Language, Catalogue> = { ar: arCatalogue, en: enCatalogue };
