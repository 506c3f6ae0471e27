/** What people put into passwords before anything else, in the two languages of the site's administrators. */
const words = wordsOf(`
  admin administrator root user guest login access manager master secret password passwort passw pass
  welcome hello letmein changeme default test qwerty azerty iloveyou love princess sunshine dragon monkey
  football baseball superman batman pokemon michael jordan charlie shadow killer hunter flower summer
  winter spring autumn january monday google facebook computer internet diwan directorate general
  ministry security government website server system lebanon liban beirut beyrouth tripoli saida cedars
  marhaba habibi allah ديوان مديرية المديرية العامة وزارة الأمن إدارة مدير لبنان بيروت طرابلس كلمة السر
  المرور مرحبا حبيبي الله محمد
`);

/** What lies side by side on a keyboard or in an alphabet. */
const rows = wordsOf(`
  abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm azertyuiop 1q2w3e4r5t6y7u8i9o0p
  1qaz2wsx3edc4rfv5tgb ضصثقفغعهخحجد شسيبلاتنمكط ابتثجحخدذرزسشصضطظعغفقكلمنهوي
`);

const fewestInRow = 4;
const pieces = rows.flatMap((row) => [...piecesOf(row), ...piecesOf([...row].toReversed().join(''))]);

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

/** So many characters must be left when everything that is easy to guess is taken out. */
const fewestLeft = 5;

/**
 * Whether a password is little more than common words, rows of keys, repetitions, years and the names given: those
 * are tried first. Any kind of character is as good as any other, and how many there are is asked elsewhere.
 * @param names of the person and the institution, in any writing.
 */
export function isGuessable(password: string, names: string[]): boolean {
  const own = names.flatMap((name) => plain(name).split(/[^\p{L}\p{N}]+/u)).filter((name) => name.length > 2);
  const known = [...new Set([...own, ...words.map(plain), ...pieces])].toSorted(
    (one, other) => other.length - one.length,
  );
  const typed = plain(password);
  const undated = typed.replaceAll(/(?:19|20)\d\d/g, ' ');
  const meant = [...undated].map((character) => standIns[character] ?? character).join('');
  const left = Math.min(...[undated, meant].map((text) => count(withoutKnown(text, known))));
  return left < fewestLeft && left < count(typed);
}

/** Of what is repeated, one stays. */
function withoutKnown(text: string, known: string[]): string {
  return known.reduce((left, part) => left.replaceAll(part, ' '), text).replaceAll(/(.{1,8}?)\1+/gu, '$1');
}

function count(text: string): number {
  return [...text.matchAll(/[\p{L}\p{N}]/gu)].length;
}

/** Without what makes no other word: capitals, vowel signs and other marks. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
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
