import type { Translated } from '../translated.ts';
import type { en } from './en.ts';

/** Messages of the suggestions below a search field, in Arabic; they come with their script. */
export const ar = {
  'suggestions.label': 'اقتراحات',
  'suggestions.count': 'عدد الاقتراحات: {count}',
} satisfies Translated<typeof en>;
