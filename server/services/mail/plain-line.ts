import { direction, type Language } from '#shared/languages.ts';

/** Marks around a line of plain text from right to left, for programs that do not look at its letters. */
const rightToLeft = { begin: '\u202b', end: '\u202c' };

/** A line of a mail's plain text in its language's direction. */
export function plainLine(language: Language, text: string): string {
  const { begin, end } = direction(language) === 'rtl' ? rightToLeft : { begin: '', end: '' };
  return `${begin}${text}${end}`;
}
