import { ar } from './ar.ts';
import { arSections } from './ar-sections.ts';

/** The sentences of the public pages in Arabic, without those of the forms. */
export const arPages = { ...ar, ...arSections };
