import { enElsewhere } from './en-elsewhere.ts';
import { enForms } from './en-forms.ts';
import { enPages } from './en-pages.ts';

/** All sentences of the public site in English. */
export const enCatalogue = { ...enPages, ...enElsewhere, ...enForms };
