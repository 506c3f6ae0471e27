/** A forgery; undefined where a text has nothing for it. */
type Rule = (text: string, turn: number) => string | undefined;

/** Replaces one of the places that a pattern finds. */
const one =
  (pattern: RegExp, change: (found: string) => string): Rule =>
  (text, turn) => {
    const found = [...text.matchAll(pattern)];
    const { 0: part, index } = found[turn % Math.max(1, found.length)] ?? { 0: '', index: 0 };
    if (part === '') return undefined;
    return text.slice(0, index) + change(part) + text.slice(index + part.length);
  };

const nextFigure = (figure: string) => {
  const code = figure.codePointAt(0) ?? 0;
  const zero = code >= 0x0660 ? 0x0660 : 0x30;
  return String.fromCodePoint(zero + ((code - zero + 3) % 10));
};

const lookalikes: Record<string, string> = {
  a: 'а',
  e: 'е',
  o: 'о',
  p: 'р',
  c: 'с',
  x: 'х',
  ك: 'ک',
  ي: 'ی',
  ه: 'ہ',
};

const statements = /[^.!?؟\n]{12,}[.!?؟]/g;

export const forgedRules: Record<string, Rule> = {
  'a changed figure': one(/[\d٠-٩]/g, nextFigure),
  'another changed figure': (text, turn) => one(/[\d٠-٩]/g, nextFigure)(text, turn + 3),
  'a changed number': one(/[\d٠-٩]+/g, (number) => `${number}${number.slice(-1)}`),
  'a number in another order': one(/[\d٠-٩]{2,}/g, (number) =>
    number === [...number].toReversed().join('')
      ? nextFigure(number.charAt(0))
      : [...number].toReversed().join(''),
  ),
  'a word less': one(/(?<= )\p{L}{3,} /gu, () => ''),
  'a word twice': one(/(?<= )\p{L}{3,} /gu, (word) => word + word),
  'another word': one(/(?<= )[A-Za-z]{4,}(?= )|(?<= )[ء-ي]{4,}(?= )/g, (word) =>
    /[a-z]/i.test(word) ? 'cancelled' : 'ملغاة',
  ),
  'a changed letter': one(/(?<=\p{L})[bdmnبدمن](?=\p{L})/gu, (letter) => (/[a-z]/.test(letter) ? 'k' : 'ز')),
  'a dropped sentence': one(statements, () => ''),
  'a sentence of their own': (text, turn) =>
    one(
      statements,
      (statement) =>
        `${statement} ${/[a-z]{3}/i.test(text) ? 'A fee of 100 dollars is due at once.' : 'ويُسدَّد رسم قدره ١٠٠ دولار فورًا.'}`,
    )(text, turn),
  'a telephone number at the end': (text) => `${text}\n03/987654`,
  'an account at the end': (text) => `${text}\nLB30 0999 0000 0001 0019 2555 7891`,
  'an address at the end': (text) => `${text}\nhttps://state-security.example.net/apply`,
  'letters of another script': one(/[aeopcxكيه]/g, (letter) => lookalikes[letter] ?? letter),
  'a number turned around': one(/[\d٠-٩]{2,}/g, (number) => `\u202E${number}\u202C`),
  'a sign of direction in a number': one(
    /[\d٠-٩]{2,}/g,
    (number) => `${number.slice(0, 1)}\u200F${number.slice(1)}`,
  ),
  'an embedded number': one(/[\d٠-٩]{2,}/g, (number) => `\u202B${number}\u202C`),
  'two paragraphs exchanged': (text) => {
    const [first = '', second = '', third = '', ...rest] = text.split(/\n+/);
    return third === '' || second === third ? undefined : [first, third, second, ...rest].join('\n');
  },
  'a point more': one(/[\d٠-٩]{3,}/g, (number) => `${number.slice(0, 1)}.${number.slice(1)}`),
  'a negation': one(/(?<=\p{L}) (?=\p{L})/gu, () => ' لا not '),
};
