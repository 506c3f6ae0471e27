import { fold } from '../../arabic/fold.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The most common words in passwords, in the two languages of the site's administrators. */
const words = wordsOf(`
  admin administrator root user guest login access manager master secret password passwort passw pass
  welcome hello letmein changeme default test qwerty azerty iloveyou love princess sunshine dragon monkey
  football baseball superman batman pokemon michael jordan charlie shadow killer hunter flower summer
  winter spring autumn january monday google facebook computer internet diwan directorate general
  ministry security government website server system lebanon liban beirut beyrouth tripoli saida cedars
  marhaba habibi allah ديوان مديرية المديرية العامة وزارة الأمن إدارة مدير لبنان بيروت طرابلس كلمة السر
  المرور مرحبا حبيبي الله محمد
`);

/** Runs of neighbours on a keyboard or in an alphabet. */
const rows = wordsOf(`
  abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm azertyuiop 1q2w3e4r5t6y7u8i9o0p
  1qaz2wsx3edc4rfv5tgb ضصثقفغعهخحجد شسيبلاتنمكط ابتثجحخدذرزسشصضطظعغفقكلمنهوي
`);

const fewestInRow = 4;
const pieces = rows.flatMap((row) => [...piecesOf(row), ...piecesOf([...row].toReversed().join(''))]);

/** The Arabic article, with the words that are written together with it. */
const article = /^(?:[وفبك]?ال|و?لل)/;

/** Digits and signs that stand for letters. */
const standIns: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  '$': 's',
  '!': 'i',
};

/** Minimum of characters left after removing everything easy to guess. */
const minRemaining = 5;

/**
 * A password is guessable if it is one of the most common ones, or little more than common words, keyboard rows,
 * repetitions, years and the given names: attackers try those first. No kind of character is required; the length is checked elsewhere.
 * @param names of the person and the institution, in any script.
 */
export async function isGuessable(password: string, names: readonly string[]): Promise<boolean> {
  const own = names
    .flatMap((name) => plain(name).split(/[^\p{L}\p{N}]+/u))
    .filter((name) => name.length > 2)
    .flatMap(formsOf);
  const known = [...new Set([...own, ...own.map(meantBy), ...words.map(plain), ...pieces])].toSorted(
    (one, other) => other.length - one.length,
  );
  const typed = plain(password);
  const undated = typed.replaceAll(/(?:19|20)\d\d/g, ' ');
  const forms = [typed, undated, meantBy(typed), meantBy(undated)];
  if ((await Promise.all(forms.map(isCommon))).includes(true)) return true;
  const left = Math.min(...[undated, meantBy(undated)].map((text) => count(removeKnown(text, known))));
  return left < minRemaining && left < count(typed);
}

/** With its digits and signs read as the letters that they stand for. */
function meantBy(text: string): string {
  return [...text].map((character) => standIns[character] ?? character).join('');
}

/** True for a common password, whatever spaces, digits and signs were put around it. */
async function isCommon(text: string): Promise<boolean> {
  const dense = text.replaceAll(/\s/gu, '');
  const forms = [dense, dense.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')];
  return (await Promise.all(forms.map(isCommonPassword))).includes(true);
}

/** Removes known words and repetitions; one occurrence of a repetition stays. */
function removeKnown(text: string, known: string[]): string {
  return known.reduce((left, part) => left.replaceAll(part, ' '), text).replaceAll(/(.{1,8}?)\1+/gu, '$1');
}

function count(text: string): number {
  return [...text.matchAll(/[\p{L}\p{N}]/gu)].length;
}

/** Normalizes case, digits, the forms of Arabic letters, and marks, which make no different word. */
function plain(text: string): string {
  return fold(text.normalize('NFKC'));
}

/** A name, and without the Arabic article. */
function formsOf(name: string): string[] {
  const bare = name.replace(article, '');
  return bare.length > 2 && bare !== name ? [name, bare] : [name];
}

function piecesOf(row: string): string[] {
  return Array.from(row, (_, from) =>
    Array.from({ length: Math.max(0, row.length - from - fewestInRow + 1) }, (__, more) =>
      row.slice(from, from + fewestInRow + more),
    ),
  ).flat();
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}
