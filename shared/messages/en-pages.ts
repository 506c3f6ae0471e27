import { en } from './en.ts';
import { enSections } from './en-sections.ts';

/** The sentences of the public pages in English, without those of the forms. */
export const enPages = { ...en, ...enSections };
