import { latinDigits } from '../numeral.ts';

/** Characters that are read as one, a row each: those written, and the one that stands for all of them. */
const same: [characters: string, one: string][] = [
  ['أإآٱٲٳ', 'ا'],
  ['ىیئې', 'ي'],
  ['ؤ', 'و'],
  ['ةہەھۃ', 'ه'],
  ['ک', 'ك'],
  ['ڤ', 'ف'],
  ['پ', 'ب'],
  ['چ', 'ج'],
  ['٫', '.'],
  ['٬،', ','],
  ['؛', ';'],
  ['؟', '?'],
  ['٪', '%'],
  ['‐‑‒–—―−﹣－', '-'],
  ['’‘ʼʿʾ´ʻ', "'"],
  ['\u00A0\u2002\u2003\u2007\u2008\u2009\u202F\u3000\t', ' '],
];

const forms = new Map(same.flatMap(([characters, one]) => [...characters].map((each) => [each, one])));

/** Signs without which readers see the same text, and the private characters that the check of both languages uses. */
const unseen = /[\u0640\u200B-\u200F\u202A-\u202E\u2060-\u2069\u061C\uFEFF\u00AD\uE000-\uE0FF]|\p{M}/u;

/** Control characters other than the end of a line separate words. */
const control = /[^\P{Cc}\n]/u;

/** Forms of letters for print: those of Arabic, ligatures, wide forms of Latin. */
const presentation = /[\uFB00-\uFDFF\uFE70-\uFEFC\uFF01-\uFF5E]/;

/** The folded form of a character in its case; empty for a sign that is not seen. */
export function formOf(character: string): string {
  if (control.test(character)) return ' ';
  const parts = character.normalize(presentation.test(character) ? 'NFKD' : 'NFD');
  return [...latinDigits(parts)].map((each) => (unseen.test(each) ? '' : (forms.get(each) ?? each))).join('');
}
