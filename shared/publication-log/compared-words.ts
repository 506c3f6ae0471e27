import { latinDigits } from '../numeral.ts';

/** A word, a number, an address or a sign of a text, as it is shown and as it is compared. */
export type ComparedWord = { shown: string; compared: string };

/** Emoji with all that belongs to them, and signs that nobody sees: messengers add and lose them. */
const unseen =
  /[\p{Extended_Pictographic}\p{RI}\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}\u200B-\u200D\u2060\uFEFF\u00AD]/gu;
/** Vowel signs, and the stroke that only makes a word longer. */
const ofWriting = /[\u0640\u064B-\u0652\u0670]/gu;
const raised = /[\u00B2\u00B3\u00B9\u2070-\u208E]/g;
const arabicSigns: Record<string, string> = { '٫': '.', '٬': ',', '٪': '%', '؍': '/' };

/** Marks on one letter that are read: sorting more takes a time that grows with their square. */
const manyMarks = /(\p{M}{30})\p{M}+/gu;

/** Signs that begin another direction, up to the sign that ends it; numbers in between may be seen in another order. */
const turned = /[\u202A\u202B\u2066-\u2068]([^\u202C\u2069]*)[\u202C\u2069]?/g;
const direction = '\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069';

/**
 * Addresses of mail and the web with all their signs; numbers with their separators, and with signs of direction, which may
 * show their parts in another order; words; signs that mean something. Other punctuation and marks of emphasis are form.
 * A kind begins with no more than it may: a run that is none in the end is read again from each character.
 */
const kinds = [
  // Addresses of mail and of the web: a mailbox has 64 characters at most, a part of a host's name 63
  String.raw`[\p{L}\p{N}][\p{L}\p{N}._%+\-]{0,63}@[\p{L}\p{N}._\-]*[\p{L}\p{N}]`,
  String.raw`(?:https?://|www\.)[^\s<>"«»()]*[^\s<>"«»().,;:!?*_~]`,
  String.raw`[${direction}]{0,8}(?:(?<=^|\s)-)?\p{Nd}+(?:[.,/:'\-${direction}]+\p{Nd}+)*[${direction}]*`,
  String.raw`[\p{L}\p{N}\-]{1,63}(?:\.[\p{L}\p{N}\-]+)+(?:/[\p{L}\p{N}/._\-]*[\p{L}\p{N}/])?`,
  String.raw`[\p{L}\p{M}\p{Nl}\p{No}]+`,
  String.raw`[%‰\p{Sc}+×÷±=≠≈<>≤≥@#&\u202A-\u202E\u2066-\u2069^]`,
];
const word = new RegExp(kinds.join('|'), 'gu');

/** The words of a text by which a copy is compared with it: what a reader reads, without the form in which it came. */
export function comparedWords(text: string): ComparedWord[] {
  const plain = text
    // Quoted lines of mails and messengers
    .replaceAll(/^[ \t]*>+/gm, '')
    .replaceAll(manyMarks, '$1')
    .replaceAll(raised, ' ^$&')
    .normalize('NFKC')
    .replaceAll(unseen, '')
    .replaceAll(/[\uFE00-\uFE0F]|\u20E3/g, '')
    .replaceAll(ofWriting, '')
    .replaceAll(/[٫٬٪؍]/g, (sign) => arabicSigns[sign] ?? sign)
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(turned, (all, inside: string) => (/\p{Nd}/u.test(inside) ? all : inside))
    .normalize('NFC');
  return [...latinDigits(plain).matchAll(word)].map(({ 0: found }) => {
    const hasNumber = /\p{Nd}/u.test(found);
    const shown = found.replaceAll(new RegExp(`[${direction}]`, 'g'), '');
    const compared = (hasNumber || shown === '' ? found : shown).toLowerCase();
    return { shown: shown || '⇄', compared };
  });
}
