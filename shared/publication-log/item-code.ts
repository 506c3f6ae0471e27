import { latinDigits } from '../numeral.ts';

/** Crockford's base 32: no letter that is read as another one or as a figure. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 10;

const aliases: Record<string, string> = { O: '0', I: '1', L: '1' };

/**
 * A code as somebody types it: in small letters, with blanks and hyphens, with an O for a zero, in Arabic figures.
 * @returns undefined where it is none.
 */
export function itemCodeOf(typed: string): string | undefined {
  const code = latinDigits(typed)
    .replaceAll(/[\s\u2010-\u2015\u200B-\u200F\u202A-\u202E\u2066-\u2069-]/g, '')
    .toUpperCase()
    .replaceAll(/[OIL]/g, (letter) => aliases[letter] ?? letter);
  const isCode = code.length === codeLength && [...code].every((letter) => codeAlphabet.includes(letter));
  return isCode ? code : undefined;
}

/** The same in two halves, for the eye. */
export const shownCode = (code: string) => `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;

/** The same within a text: halves of figures alone would change places beside Arabic letters. */
export const isolatedCode = (code: string) => `\u2066${shownCode(code)}\u2069`;
