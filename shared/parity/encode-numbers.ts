import { codes } from './codes.ts';
import { figureValue } from './figures.ts';
import { type Edit, editMapped, type MappedText } from './mapped-text.ts';
import { type FoundWord, numberWord, onlyInCompounds } from './words/number-words.ts';

type Token = { from: number; to: number; found: FoundWord | undefined; and: boolean };

const tokens = new RegExp(
  String.raw`(?:and a |و)?${codes.half}(?: a(?= [a-z]))?|[A-Za-z]+|[\u0621-\u064A]+|\d+(?:[,.]\d+)*`,
  'g',
);

/** A number as far as it was read: whole groups of a scale, and the group below one thousand. */
type Reading = { total: number; group: number; lastScale: number; ordinal: boolean; vague: boolean };

/** Puts digits in the place of numbers in words, with a code that says how they were written. */
export function encodeNumbers(mapped: MappedText): MappedText {
  const list = tokensOf(mapped.text);
  const edits: Edit[] = [];
  for (let at = 0; at < list.length; ) {
    const read = readNumber(mapped.text, list, at);
    if (read) edits.push(read.edit);
    at += read?.length ?? 1;
  }
  return editMapped(mapped, edits);
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(tokens)].map(({ 0: token, index }) => ({
    from: index,
    to: index + token.length,
    found: foundOf(token),
    and: token === 'and',
  }));
}

function foundOf(token: string): FoundWord | undefined {
  if (/^\d/.test(token)) {
    const value = figureValue(token);
    return value === undefined ? undefined : { value, rank: 'unit', word: '', joined: false };
  }
  if (token.includes(codes.half))
    return { value: 0.5, rank: 'half', word: token, joined: !token.startsWith(codes.half) };
  return numberWord(token);
}

/** The number that begins at a token; digits alone stay as they are. */
function readNumber(text: string, list: readonly Token[], at: number) {
  const first = list[at] as Token;
  if (!first.found) return undefined;
  const reading: Reading = {
    total: 0,
    group: 0,
    lastScale: Number.POSITIVE_INFINITY,
    ordinal: false,
    vague: false,
  };
  start(reading, first.found);
  let length = 1;
  let to = first.to;
  for (let next = at + 1; next < list.length; ) {
    const step = list[next] as Token;
    const gap = text.slice(to, step.from);
    if (gap !== ' ' && gap !== '-') break;
    const following = list[next + 1];
    const isAnd = step.and && following?.found && text.slice(step.to, following.from) === ' ';
    const token = isAnd ? following : step;
    if (!token?.found || !accept(reading, token.found, isAnd || token.found.joined, list[next + 1])) break;
    next += isAnd ? 2 : 1;
    length = next - at;
    to = token.to;
  }
  const isAlone = length === 1;
  if (isAlone && (first.found.word === '' || first.found.rank === 'half')) return undefined;
  if (isAlone && onlyInCompounds.has(first.found.word)) return undefined;
  const value = reading.total + reading.group;
  const how = reading.ordinal
    ? codes.ordinal
    : isVague(reading, isAlone, value)
      ? codes.vague
      : codes.cardinal;
  const by = `${first.found.joined ? 'و' : ''}${Number(value.toFixed(3))}${how}`;
  return { length, edit: { from: first.from, to, by } };
}

/** One stands for an article, and a thousand without a number before it for a verb in Arabic. */
function isVague({ vague }: Reading, isAlone: boolean, value: number): boolean {
  return value === 1 || (isAlone && vague);
}

function start(reading: Reading, { value, rank, ordinal, vague, alone }: FoundWord): void {
  if (rank === 'scale') {
    reading.total = alone ?? value;
    reading.lastScale = 1000 ** Math.floor(Math.log10(value) / 3);
  } else reading.group = value;
  reading.ordinal = ordinal ?? false;
  reading.vague = vague ?? false;
}

/** Adds a word to a number where the two make one. */
function accept(
  reading: Reading,
  { value, rank, ordinal, word }: FoundWord,
  joined: boolean,
  next: Token | undefined,
): boolean {
  const { group, total, lastScale } = reading;
  // «مليون ونصف المليون»
  if (rank === 'scale' && value === lastScale && group === lastScale / 2) return true;
  // «مليون وثلاثة ملايين» are two numbers
  if (joined && rank !== 'scale' && rank !== 'half' && group === 0 && isScaleFrom(lastScale, next))
    return false;
  const arabic = /^[\u0621-\u064A]/.test(word);
  const isRound = (group > 0 || total > 0) && group % 100 === 0;
  const isUnitBefore = group % 100 >= 1 && group % 100 <= 9;
  const fits = {
    unit:
      word !== '' &&
      (arabic ? joined && isRound : isRound || (!joined && group % 100 >= 20 && group % 10 === 0)),
    ten: arabic ? (joined ? isRound : isUnitBefore) : isRound,
    teen: isRound,
    tens: arabic ? joined && (isRound || isUnitBefore) : isRound,
    hundred: joined ? total > 0 && group === 0 : isUnitBefore && group < 10,
    hundreds: joined && total > 0 && group === 0,
    scale: joined ? total > 0 && group === 0 && value < lastScale : group > 0 && value < lastScale,
    half: joined && (group === 0 || next?.found?.rank === 'scale'),
  }[rank];
  if (!fits || !Number.isFinite(group)) return false;
  if (rank === 'scale') {
    reading.total += joined ? value : group * value;
    reading.group = 0;
    reading.lastScale = value;
  } else if (rank === 'hundred') reading.group = joined ? value : group * value;
  else if (rank === 'half') reading.group += group === 0 ? lastScale / 2 : value;
  else reading.group += value;
  reading.ordinal ||= ordinal ?? false;
  reading.vague = false;
  return true;
}

function isScaleFrom(least: number, token: Token | undefined): boolean {
  return token?.found?.rank === 'scale' && !token.found.joined && token.found.value >= least;
}
