import { ar } from './ar.ts';
import { arContact } from './ar-contact.ts';
import { arSections } from './ar-sections.ts';

/** All sentences of the public site in Arabic. */
export const arCatalogue = { ...ar, ...arContact, ...arSections };
