import { arElsewhere } from './ar-elsewhere.ts';
import { arForms } from './ar-forms.ts';
import { arPages } from './ar-pages.ts';

/** All sentences of the public site in Arabic. */
export const arCatalogue = { ...arPages, ...arElsewhere, ...arForms };
