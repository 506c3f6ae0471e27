import type { Language } from '#shared/languages.ts';
import { numeral } from '#shared/numeral.ts';

/** Digits of both kinds, with what groups those of a thousand. */
const prefix = /^\([\d٠-٩,٬]+\) /;

/** A title with a count before it, in place of the one that it has. */
export function countedTitle(title: string, count: number, language: Language): string {
  const bare = title.replace(prefix, '');
  return count > 0 ? `(${numeral(language, count)}) ${bare}` : bare;
}
