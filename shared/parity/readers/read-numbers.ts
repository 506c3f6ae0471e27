import { figuresTimeKeys } from '../clock-time.ts';
import { anyOf, codes, placeOf } from '../codes.ts';
import { figure, figureKeys, mark, scaledKeys } from '../figures.ts';
import { spans, units } from '../words/measures.ts';
import { hints } from '../words/phrases.ts';
import { betweenNumbers } from './read-amounts.ts';
import type { FoundFact, Reader } from './reader.ts';

const unit = anyOf('unit');

const decade = new RegExp(
  String.raw`${anyOf('decade')}|(?<!\d)(?:1[89]|20)?(?<figure>[2-9]0)'?s(?![a-z])`,
  'g',
);
/** «في العقد السابع من عمره»: in his sixties. */
const decadeOfLife = new RegExp(`(?<=عقد(?:ه|ها)? (?:ال)?)(?<place>[3-9]|10)${codes.ordinal}`, 'gu');
const scaledSpan = new RegExp(
  String.raw`(?<![\d.,])(?<first>\d{1,3}(?:\.\d)?)${mark}?${betweenNumbers}(?<last>\d{4,})${codes.cardinal}`,
  'gu',
);
const unitAndPart = new RegExp(
  String.raw`(?:(?<![\d.,])(?<figure>${figure})${mark}? )?(?:(?<one>${unit})|(?<two>${anyOf('dual')})) ?(?:and a |و)(?<part>[${codes.half}${codes.quarter}${codes.third}])(?: ${unit})?`,
  'gu',
);
const partOfUnit = new RegExp(
  `(?<part>[${codes.half}${codes.quarter}]) (?:an? |of (?:an?|the) )?(?<unit>${unit})`,
  'gu',
);

/** Words that may stand before an hour. */
const beforeTimes = String.raw`(?<![\p{L}\d])(?:و?(?:at|from|to|until|till|by|before|after|between|and|or|من|الي|حتي|لغايه|بين|عند|قبل|بعد|في) و?|و)`;
const before = String.raw`(?:(?<line>(?<=^ *|\n *))|(?<time>(?<=${beforeTimes}))|(?<=(?<before>${unit}) )|(?<second>(?<=\d ?[-:] ?))|)(?<![\d.,])`;
const written = String.raw`(?<figure>${figure})(?:st|nd|rd|th)?(?<mark>${mark})?(?<half> and a ${codes.half}| ?و${codes.half})?`;
const after = String.raw`(?:(?=[ -](?:[\p{L}']{2,14} )?(?<unit>${unit}))|)(?:(?=(?<first> ?[-:] ?\d))|)(?<dot>[.)-](?= |\p{L}))?(?<noun> (?=[\p{Ll}\p{Lo}]))?`;
const plain = new RegExp(String.raw`(?=\d)${before}${written}${after}`, 'gmu');

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const roman = new RegExp(String.raw`(?<![\p{L}\d])(?:${romans.toReversed().join('|')})(?![\p{L}\d'])`, 'gu');
const bareUnit = new RegExp(`(?<one>${unit})|(?<two>${anyOf('dual')})`, 'gu');
const otherHint = new RegExp(anyOf('hint'), 'g');

/** Parts of something, with the numbers that the other side may have for them. */
const partial: Record<string, { share: number; keys: string[] }> = {
  [codes.half]: { share: 0.5, keys: ['n:2', 'n:0.5', 'p:50', 'n:30'] },
  [codes.quarter]: { share: 0.25, keys: ['n:4', 'n:0.25', 'p:25', 'n:15', 'n:3', 'months:3'] },
  [codes.third]: { share: 1 / 3, keys: ['n:3', 'p:33', 'n:20', 'p:66', 'p:67'] },
};
const part = new RegExp(Object.keys(partial).join('|'), 'g');

type Groups = Record<string, string | undefined>;

/** Numbers that are nothing else, and the words that may stand for one. */
export function readNumbers(reader: Reader): void {
  reader.take(decade, ({ 0: found, groups }) => {
    return [decadeFact(Number(groups?.['figure'] ?? placeOf('decade', found) * 10))];
  });
  reader.take(decadeOfLife, ({ groups }) => [decadeFact((Number(groups?.['place']) - 1) * 10)]);
  reader.take(partOfUnit, ({ groups = {} }) => {
    const { share = 1, keys = [] } = partial[groups['part'] ?? ''] ?? {};
    return [hint([...keys, ...spanKeys(share, groups['unit'] ?? '')])];
  });
  reader.take(scaledSpan, ({ groups = {} }) => {
    const { first = '', last = '' } = groups;
    if (Number(last) < 1000) return undefined;
    return [numberFact(scaledKeys(first, last), isSmall(first) ? 'weak' : 'certain'), numberFact([last])];
  });
  reader.take(unitAndPart, ({ groups = {} }) => [andPartFact(groups)]);
  reader.take(plain, ({ groups = {} }) => [plainFact(groups)]);
  reader.take(roman, ({ 0: found }) => [hint([`n:${romans.indexOf(found) + 1}`])]);
  reader.take(bareUnit, ({ groups = {} }) => {
    const { one, two = '' }: Groups = groups;
    return [hint(one ? spanKeys(1, one) : ['n:2', ...spanKeys(2, two, 'dual')])];
  });
  reader.take(part, ({ 0: found }) => [hint(partial[found]?.keys ?? [])]);
  reader.take(otherHint, ({ 0: found }) => [hint(hints[placeOf('hint', found)]?.keys ?? [])]);
}

function plainFact(groups: Groups): FoundFact {
  const { figure: digits = '', half, line, dot, unit: following, before: preceding } = groups;
  const code = following ?? preceding;
  const values = half ? [String(Number(figureKeys(digits)[0]) + 0.5)] : figureKeys(digits);
  const fact = numberFact(values, weightOf(groups));
  if (line !== undefined && dot) return listedFact(fact, values[0] ?? '');
  const spanned = code ? spanKeys(Number(values[0]), code) : [];
  const { seeks, offers } = timeKeysOf(groups);
  return {
    ...fact,
    seeks: [...fact.seeks, ...spanned, ...seeks],
    offers: [...fact.offers, ...spanned, ...offers],
  };
}

/** The keys of the time that a figure may be, by the words around it: “from 8 to 11.30”. */
function timeKeysOf({ figure: digits = '', mark: how, half, time, second, first, unit: code }: Groups) {
  const [hour = '', minutes = '0'] = digits.split('.');
  const isPlace = [time, second, first].some((each) => each !== undefined) || how === codes.ordinal;
  const isTime = isPlace && !code && !half && Number(hour) <= 24 && /^(?:[0-5]\d|0)$/.test(minutes);
  return isTime ? figuresTimeKeys(Number(hour), Number(minutes)) : { seeks: [], offers: [] };
}

/** One and two may be a singular, an article or a dual on the other side, and none a word. */
function weightOf({
  figure: digits = '',
  mark: how,
  half,
  noun,
  second,
  first,
}: Groups): FoundFact['weight'] {
  if (how === codes.vague) return 'hint';
  if (half) return how ? 'hint' : 'certain';
  if (!isSmall(digits)) return 'certain';
  if (how === codes.ordinal) return 'hint';
  const mayBeWord = how === codes.cardinal || [noun, second, first].some((each) => each !== undefined);
  return mayBeWord || digits === '0' ? 'weak' : 'certain';
}

function isSmall(digits: string): boolean {
  return /^0*[012]$/.test(digits);
}

function numberFact(values: readonly string[], weight: FoundFact['weight'] = 'certain'): FoundFact {
  const keys = values.map((value) => `n:${value}`);
  return { kind: 'number', weight, seeks: keys, offers: keys };
}

function decadeFact(years: number): FoundFact {
  const keys = [`decade:${years}`];
  return { kind: 'number', weight: 'certain', seeks: keys, offers: keys };
}

/** The number of a line is one of its list, and may explain a number elsewhere. */
function listedFact({ kind, offers }: FoundFact, value: string): FoundFact {
  const key = `line:${value}`;
  return { kind, weight: 'listed', seeks: [key], offers: [...offers, key] };
}

/** «ثلاث ساعات ونصف», “an hour and a half”. */
function andPartFact({ figure: digits, one, two = '', part: code = '' }: Groups): FoundFact {
  const share = partial[code]?.share ?? 0;
  const count = (digits ? Number(figureKeys(digits)[0]) : one ? 1 : 2) + share;
  const keys = [`n:${count}`, ...(one ? spanKeys(count, one) : spanKeys(count, two, 'dual'))];
  return digits ? { kind: 'number', weight: 'certain', seeks: keys, offers: keys } : hint(keys);
}

function hint(offers: readonly string[]): FoundFact {
  return { kind: 'number', weight: 'hint', seeks: [], offers };
}

/** A span of time in its own unit and in those in which it may be counted, too: two weeks are fourteen days. */
function spanKeys(count: number, code: string, row: 'unit' | 'dual' = 'unit'): string[] {
  const own = units[placeOf(row, code)]?.unit ?? '';
  return [`${own}:${count}`, ...(spans[own] ?? []).map(([other, times]) => `${other}:${count * times}`)];
}
