import { timeKeys, type WrittenTime } from '../clock-time.ts';
import { codeOf, codes } from '../codes.ts';
import { mark } from '../figures.ts';
import { units } from '../words/measures.ts';
import type { FoundFact, Reader } from './reader.ts';

const minute = codeOf(
  'unit',
  units.findIndex(({ unit }) => unit === 'minutes'),
);
const partCodes = [
  codes.morning,
  codes.afternoon,
  codes.midday,
  codes.night,
  codes.beforeNoon,
  codes.noon,
  codes.midnight,
].join('');
/** Abbreviations of Arabic: the second is that of the metre, too. */
const shortParts: Record<string, string> = { ص: codes.morning, م: codes.afternoon };
const part = String.raw`(?<part>[${partCodes}]|[صم](?![\p{L}\p{M}]))`;
const fractions: Record<string, number> = { [codes.half]: 30, [codes.quarter]: 15, [codes.third]: 20 };
const fraction = `[${codes.half}${codes.quarter}${codes.third}]`;

/** «والنصف», «إلا ربعًا», «وعشر دقائق», «إلا خمس دقائق». */
const added = String.raw`(?<added> ?و(?<plus>${fraction})| الا (?<less>${fraction})| ?و(?<more>\d{1,2})${mark}? ${minute}| ?و${minute} (?<minute>\d{1,2})${mark}?| الا (?<fewer>\d{1,2})${mark}? ${minute})`;
const hour = String.raw`(?<![\d.,:/])(?<hour>\d{1,2})(?:(?<separator>[:h.])(?<minutes>[0-5]\d))?(?![\d/%]|[.,:]\d)(?<mark>${mark})?`;
const unnamed = (pattern: string) => pattern.replaceAll(/\?<[a-z]+>/g, '?:');
const between = String.raw`(?: ?- ?| (?:to|and|until|till|or|الي|حتي|او|ولغايه|لغايه) | (?=و))(?:${codes.theHour} )?و?`;
const item = `${unnamed(hour)}${unnamed(added)}?`;

/** Several times with the half of the day after the last. */
const list = new RegExp(
  `(?=[\\d${codes.theHour}])(?:${codes.theHour} )?(?:${item}${between}){1,4}${item} ?${part}`,
  'gu',
);
/** «من الثامنة إلى الثانية»: hours, or ages. */
const ordinals = new RegExp(
  `(?<=(?:من|بين|${codes.theHour}) )\\d{1,2}${codes.ordinal}${unnamed(added)}?${between}\\d{1,2}${codes.ordinal}${unnamed(added)}?`,
  'gu',
);
const listed = new RegExp(`${hour}${added}?`, 'gu');
const past = new RegExp(
  String.raw`(?:(?<plus>${fraction})|(?<figure>\d{1,2})${mark}?(?: ${minute})?) (?<way>past|to) ${hour}(?: ?${part})?`,
  'gu',
);
const single = new RegExp(
  String.raw`(?=[\d${codes.theHour}])(?<named>${codes.theHour} )?${hour}${added}?(?<oclock> o'clock)?(?: ?,? ?${part})?`,
  'gu',
);
const span = /(?<![\d:.])\d{1,3}:[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?![\d:])/g;
const noonAlone = new RegExp(`[${codes.noon}${codes.midnight}]`, 'g');
const nearNoon = new RegExp(`[${codes.midday}${codes.beforeNoon}]`, 'g');

type Groups = Record<string, string | undefined>;

/** Times of the day, in figures and in words. */
export function readTimes(reader: Reader): void {
  reader.take(past, pastFacts);
  reader.take(list, ({ 0: found, groups }) => {
    const items = [...found.matchAll(listed)];
    const facts = items.map(({ groups: own = {} }, place) => {
      const isLast = place === items.length - 1;
      const fact = timeFact(isLast ? { ...own, part: groups?.['part'] } : own);
      return fact && !isLast ? orNumber(fact, own) : fact;
    });
    return facts.every((fact) => fact !== undefined) ? facts : undefined;
  });
  reader.take(ordinals, ({ 0: found }) => {
    const facts = [...found.matchAll(listed)].map(({ groups = {} }) => {
      const fact = timeFact(groups);
      return fact && orNumber(fact, groups);
    });
    return facts.every((fact) => fact !== undefined) ? facts : undefined;
  });
  reader.take(single, ({ groups = {} }) => singleFacts(groups));
  reader.take(span, ({ 0: found }) => {
    const keys = [`span:${found}`];
    return [{ kind: 'time', weight: 'certain', seeks: keys, offers: keys }];
  });
  reader.take(noonAlone, ({ 0: found }) => [keysOf({ hour: 12, part: found })]);
  reader.take(nearNoon, () => [{ ...keysOf({ hour: 12, part: codes.noon }), weight: 'hint', seeks: [] }]);
}

/** “Half past ten”; “ten to nine” is a span of hours. */
function pastFacts({ groups = {} }: RegExpExecArray): FoundFact[] | undefined {
  const { figure, way, plus = '' } = groups;
  if (figure !== undefined && way === 'to') return undefined;
  const minutes = fractions[plus] ?? Number(figure);
  return [keysOf({ ...writtenTime(groups), minutes: way === 'to' ? -minutes : minutes })];
}

function singleFacts(groups: Groups): FoundFact[] | undefined {
  const { named, separator, part: half, oclock, added: more, less, fewer, mark: written } = groups;
  const isClock = separator === ':' || separator === 'h';
  if (half === 'م' && !named && !separator) return undefined;
  const isTime = isClock || named || half || oclock || less || fewer || (more && written === codes.ordinal);
  const fact = isTime || more ? timeFact(groups) : undefined;
  return fact && [isTime ? fact : orNumber(fact, groups)];
}

function timeFact(groups: Groups): FoundFact | undefined {
  const time = writtenTime(groups);
  return time.hour > 24 ? undefined : keysOf(time);
}

function keysOf(time: WrittenTime): FoundFact {
  return { kind: 'time', weight: 'certain', ...timeKeys(time) };
}

/** A figure that is a time or a number: “3 ونصف”, and the first of “8 to 10 p.m.”. */
function orNumber(fact: FoundFact, { hour: figure = '', minutes, plus }: Groups): FoundFact {
  const value = plus === codes.half ? Number(figure) + 0.5 : Number(`${figure}.${minutes ?? 0}`);
  const keys = [`n:${value}`];
  return { ...fact, seeks: [...fact.seeks, ...keys], offers: [...fact.offers, ...keys] };
}

function writtenTime({
  hour: figure = '',
  minutes,
  part: half = '',
  plus,
  less,
  more,
  minute: exact,
  fewer,
  separator,
}: Groups): WrittenTime {
  const extra =
    (fractions[plus ?? ''] ?? 0) -
    (fractions[less ?? ''] ?? 0) +
    Number(more ?? exact ?? 0) -
    Number(fewer ?? 0);
  return {
    hour: Number(figure),
    minutes: Number(minutes ?? 0) + extra,
    part: shortParts[half] ?? (half || undefined),
    padded: separator === ':' && /^0\d$/.test(figure),
  };
}
