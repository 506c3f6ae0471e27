import { anyOf, codeOf, type firstCodes } from './codes.ts';
import { foldWord } from './fold-text.ts';
import { type Edit, editMapped, type MappedText, replaceMapped } from './mapped-text.ts';
import {
  ambiguousAfter,
  ambiguousHijriMonths,
  ambiguousMonths,
  gregorianMonths,
  hijriMonths,
  shortWeekdays,
  weekdays,
} from './words/calendar-words.ts';
import { currencies } from './words/currencies.ts';
import { units } from './words/measures.ts';
import { clockPhrases, decades, hints } from './words/phrases.ts';

type Entry = { phrase: string; code: string };

type CodeRow = keyof typeof firstCodes;

/** The entries of a table of phrases, whose rows have the codes from a first one on. */
const rowsOf = (row: CodeRow, table: readonly (readonly string[])[], first = 0): Entry[] =>
  table.flatMap((phrases, place) => phrases.map((phrase) => ({ phrase, code: codeOf(row, place + first) })));

const free: Entry[] = [
  ...rowsOf('gregorian', gregorianMonths, 1),
  ...rowsOf('hijri', hijriMonths, 1),
  ...rowsOf('weekday', weekdays),
  ...clockPhrases.flatMap(([code, ...phrases]) => phrases.map((phrase) => ({ phrase, code }))),
  ...rowsOf(
    'currencyWord',
    currencies.map(({ words }) => words),
  ),
  ...rowsOf(
    'currencySign',
    currencies.map(({ signs }) => signs),
  ),
  ...rowsOf(
    'unit',
    units.map(({ words }) => words),
  ),
  ...rowsOf(
    'dual',
    units.map(({ duals }) => duals),
  ),
  ...rowsOf(
    'hint',
    hints.map(({ phrases }) => phrases),
  ),
  ...rowsOf('decade', decades),
];

/** Names that are meant only beside a figure, or after a word that stands before months. */
const beside: Entry[] = [
  ...rowsOf('gregorian', ambiguousMonths, 1),
  ...rowsOf('hijri', ambiguousHijriMonths, 1),
  ...rowsOf('weekday', shortWeekdays),
];

/** The rest of a phrase after its first word, and the code of the phrase; longer ones come first. */
type Continuation = { rest: string; code: string };

const phrases = new Map<string, Continuation[]>();
const signs = new Map<string, string>();

for (const { phrase, code } of free) {
  const folded = foldWord(phrase).toLowerCase();
  const [first = ''] = /^\p{L}+/u.exec(folded) ?? [];
  if (first === '') signs.set(folded, code);
  else phrases.set(first, [...(phrases.get(first) ?? []), { rest: folded.slice(first.length), code }]);
}
for (const continuations of phrases.values())
  continuations.sort((one, other) => other.rest.length - one.rest.length);

/** Particles that Arabic writes together with a word; only the conjunction between figures matters to the grammar. */
const particles = ['', 'ال', 'لل', 'ل', 'ب', 'ك', 'بال', 'كال'];

type Candidate = Continuation & { conjunction: string };

const candidates = new Map<string, Candidate[]>();

/** The phrases that a word may begin. */
function candidatesOf(word: string): Candidate[] {
  let known = candidates.get(word);
  if (!known) {
    const lower = word.toLowerCase();
    known = ['', 'و', 'ف'].flatMap((conjunction) =>
      particles.flatMap((particle) => {
        if (!lower.startsWith(conjunction + particle)) return [];
        const found = phrases.get(lower.slice(conjunction.length + particle.length)) ?? [];
        return found.map((each) => ({ ...each, conjunction: conjunction === 'و' ? 'و' : '' }));
      }),
    );
    // Texts without end would fill the memory of a server
    if (candidates.size < 20_000) candidates.set(word, known);
  }
  return known;
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const wordOrSign = new RegExp(String.raw`\p{L}+|${[...signs.keys()].map(escape).join('|')}`, 'gu');
const letter = /\p{L}/u;

const monthUnit = codeOf(
  'unit',
  units.findIndex(({ unit }) => unit === 'months'),
);
const preposition =
  '(?:of|in|since|until|till|by|from|to|during|through|before|after|early|late|mid|and|شهر|في|من|الي|حتي|قبل|بعد|خلال|منذ|اواخر|اوائل|نهايه|مطلع|منتصف|اخر|اول)';
/** «تموز وآب», «شهر آب» */
const monthBefore = `(?:${anyOf('gregorian')} ?(?:[-/&] ?|and |to |or |الي |حتي |او )?و?|${monthUnit} )`;
const names = new Map(beside.map(({ phrase, code }) => [foldWord(phrase).toLowerCase(), code]));
const name = [...names.keys()].toSorted((one, other) => other.length - one.length).join('|');
const besideFigure = new RegExp(
  String.raw`(?!${ambiguousAfter.source})(?<!\p{L})(?<conjunction>و)?(?<name>${name})(?!\p{L})\.?(?:(?<=(?:\d(?:st|nd|rd|th)?[ ./-]?(?:of )?(?:من )?(?:شهر )?و?|(?<!\p{L})${preposition}[ -]و?|${monthBefore})\k<name>\.?)|(?=[ ./-]? ?\d))`,
  'giu',
);

/** Puts codes in the place of the words that both languages have: months, days, hours, currencies, measures. */
export function encodePhrases(mapped: MappedText): MappedText {
  const encoded = editMapped(mapped, phraseEdits(mapped.text));
  return replaceMapped(encoded, besideFigure, ({ groups = {} }) => {
    const { name: found = '', conjunction = '' } = groups;
    // A verb, as in “to march 10 kilometres”
    return /^[a-z]/.test(found) ? undefined : conjunction + names.get(found.toLowerCase());
  });
}

function phraseEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordOrSign)) {
    if (index < end) continue;
    const after = index + word.length;
    const sign = signs.get(word);
    const found = sign
      ? { rest: '', code: sign, conjunction: '' }
      : candidatesOf(word).find(({ rest }) => continues(text, after, rest));
    if (!found) continue;
    end = after + found.rest.length;
    edits.push({ from: index, to: end, by: found.conjunction + found.code });
  }
  return edits;
}

/** A text goes on with the rest of a phrase, with a hyphen for a blank or without, and a word ends there. */
function continues(text: string, from: number, rest: string): boolean {
  if (rest === '') return true;
  const end = from + rest.length;
  if (text.slice(from, end).replaceAll('-', ' ').toLowerCase() !== rest.replaceAll('-', ' ')) return false;
  return !letter.test(rest.at(-1) ?? '') || !letter.test(text[end] ?? '');
}
