import { FoldedText } from './fold.ts';

/** A word, number or reference of a text, with its place there and its folded form. */
export type Token = { start: number; end: number; folded: string; kind: 'word' | 'number' | 'reference' };

/** Letters of a folded Arabic text, without its figures and signs. */
const arabic =
  '\u0620-\u063F\u0641-\u064A\u066E\u066F\u0671-\u06D3\u06D5\u06FA-\u06FC\u0750-\u077F\u08A0-\u08C7';
const letters = `(?<!\\d)(?:[a-z]{1,4}|[${arabic}]{1,4})`;
const separator = '(?: ?[-/] ?|[_.])';

const patterns = {
  /** 50,000 or 1.500.000 */
  grouped: String.raw`\d{1,3}(?:([,.'])\d{3})(?:\1\d{3}){0,5}(?!\d|[-_/.,']\d)`,
  decimal: String.raw`\d+\.\d+(?!\d|[-_/.]\d)`,
  /** T-2026/11, T 2026/11, T 2026 11, T202611, 2026/11 */
  reference: [
    `${letters}${separator}\\d+(?:${separator}\\d+){0,5}`,
    `${letters} \\d+(?:(?: ?[-/] ?|_)\\d+){1,5}`,
    `${letters} (?:19|20)\\d\\d \\d{1,4}(?!\\d)`,
    `(?<!\\d)[a-z]{1,4}(?!\\d{1,3}[,.']\\d{3}(?!\\d))\\d+(?:${separator}\\d+){0,5}`,
    `\\d+(?:${separator}\\d+){1,5}`,
  ].join('|'),
  number: String.raw`\d+`,
  word: String.raw`[${arabic}]+|[^\P{L}${arabic}]+(?:'s(?!\p{L}))?`,
};

const pattern = new RegExp(
  `(?:${patterns.grouped})|${patterns.decimal}|(?<reference>${patterns.reference})|${patterns.number}|(?<word>${patterns.word})`,
  'gu',
);
const yearAndNumber = /^((?:19|20)\d\d)(\d{1,4})$/;
const part = /\d+|[^\d\s/_.-]+/g;

/** Characters of a token that count: engines refuse longer ones. */
const longest = 64;

/** The tokens of a text in order. A reference comes first, then its parts, so that it is found with any separators. */
export function tokens(text: string): Token[] {
  const folded = new FoldedText(text);
  const found: Token[] = [];
  const add = (kind: Token['kind'], form: string, from: number, to: number) => {
    const place = { start: folded.startOf(from), end: folded.endOf(to - 1) };
    found.push({ ...place, folded: form.slice(0, longest), kind });
  };
  for (const { 0: match, index, groups } of folded.text.matchAll(pattern)) {
    const end = index + match.length;
    if (groups?.['word'] !== undefined) add('word', match.replace(/'s$/, ''), index, end);
    else if (groups?.['reference'] === undefined) add('number', numberForm(match), index, end);
    else {
      const parts = [...match.matchAll(part)];
      for (const form of referenceForms(parts.map(([each]) => each))) add('reference', form, index, end);
      for (const { 0: form, index: at } of parts) {
        const isNumber = /^\d/.test(form);
        const from = index + at;
        add(isNumber ? 'number' : 'word', isNumber ? numberForm(form) : form, from, from + form.length);
      }
    }
  }
  return found;
}

/** The form of a number without separators of groups and leading zeros. */
function numberForm(figure: string): string {
  const isGrouped = /^\d{1,3}([,.'])\d{3}(?:\1\d{3})*$/.test(figure);
  return (isGrouped ? figure.replaceAll(/\D/g, '') : figure).replace(/^0+(?=\d)/, '');
}

/** A reference with its year first, and its numbers alone where it has letters, too. */
function referenceForms(parts: readonly string[]): string[] {
  const series = parts.filter((each) => !/^\d/.test(each));
  // “T202611” has its year before its number
  const isJoined = series.length === 1 && parts.length === 2;
  const split = parts.flatMap((each) => (isJoined && yearAndNumber.exec(each)?.slice(1)) || [each]);
  const numbers = split.filter((each) => /^\d/.test(each)).map(numberForm);
  const years = numbers.filter((each) => /^(?:1[89]|20|21)\d\d$/.test(each));
  const ordered = years.length === 1 ? [...years, ...numbers.filter((each) => each !== years[0])] : numbers;
  const alone = ordered.join('/');
  if (series.length === 0) return [alone];
  return [`${series.join('')}/${alone}`, ...(ordered.length > 1 ? [alone] : [])];
}

/** The form as typed, of which nothing but case and composition is folded. */
export function exactForm(text: string, { start, end }: Pick<Token, 'start' | 'end'>): string {
  return text.slice(start, end).normalize('NFC').toLowerCase();
}
