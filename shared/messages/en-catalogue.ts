import { en } from './en.ts';
import { enContact } from './en-contact.ts';
import { enSections } from './en-sections.ts';

/** All sentences of the public site in English. */
export const enCatalogue = { ...en, ...enContact, ...enSections };
