import { latinDigits } from '../numeral.ts';
import type { MappedText } from './mapped-text.ts';

/** Characters that say the same, a row each: what is written, and what stands for all of them. */
const same: [characters: string, one: string][] = [
  ['أإآٱ', 'ا'],
  ['ىیﻯ', 'ي'],
  ['ةہە', 'ه'],
  ['ک', 'ك'],
  ['٫', '.'],
  ['٬،', ','],
  ['؛', ';'],
  ['؟', '?'],
  ['٪', '%'],
  ['‐‑‒–—―−﹣－', '-'],
  ['’‘ʼʿʾ´ʻ', "'"],
  ['\u00A0\u2002\u2003\u2007\u2008\u2009\u202F\u3000\t', ' '],
];

const foldings = new Map(same.flatMap(([characters, one]) => [...characters].map((each) => [each, one])));

/** Vowel signs, tatweel, marks of direction and joiners, without which readers see the same text, and the codes' own range. */
const unseen =
  /[\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2060-\u2069\u061C\uFEFF\u00AD\r\uE000-\uE0FF]|\p{Mn}/u;

/** Letters with a form or a mark of their own: presentation forms of Arabic, accents of Latin. */
const composed = /[\u00C0-\u024F\u1E00-\u1EFF\uFB50-\uFDFF\uFE70-\uFEFC\uFF10-\uFF19]/;

/** Folded forms by the code of a character, as far as texts had them. */
const folded: (string | undefined)[] = [];

function fold(character: string): string {
  const parts = composed.test(character) ? character.normalize('NFKD') : character;
  return [...latinDigits(parts)]
    .map((each) => (unseen.test(each) ? '' : (foldings.get(each) ?? each)))
    .join('');
}

/** A text in one of the ways to write it: Latin digits and separators, plain letters, no vowel signs. */
export function foldText(original: string): MappedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < original.length; at += 1) {
    const code = original.charCodeAt(at);
    const form = (folded[code] ??= fold(original.charAt(at)));
    text += form;
    for (let index = 0; index < form.length; index += 1) {
      starts.push(at);
      ends.push(at + 1);
    }
  }
  return { text, original, starts, ends };
}

/** The same of a word of a table. */
export function foldWord(word: string): string {
  return foldText(word).text;
}
