import { anyOf, codeOf, codes, placeOf } from '../codes.ts';
import type { CalendarDate } from '../fact.ts';
import { mark } from '../figures.ts';
import type { FoundFact, Reader } from './reader.ts';

const month = `(?:${anyOf('gregorian')}|${anyOf('hijri')})`;
const weekday = anyOf('weekday');
const months = `${codeOf('gregorian', 1)}-${codeOf('gregorian', 12)}${codeOf('hijri', 1)}-${codeOf('hijri', 12)}`;
/** «السبت والأحد في ٥ و٦»: names of days before figures. */
const namedDays = String.raw`(?:و?${weekday}(?:[ ,.]|و(?=${weekday})|and |the |في |الواقع |الواقع فيه |الموافق |- ?){0,4}){0,3}`;
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?${mark}?(?!\d|[.,:/]\d)`;
const between = String.raw`(?: ?[-/&,] ?|,? (?:to|and|or|until|till|through|الي|حتي|او|لغايه) |, ?(?=و)| (?=و))(?:the |يوم |من )?(?:و ?)?`;
const days = String.raw`${namedDays}${day}(?:${between}${namedDays}${day}){0,7}`;
const year = String.raw`(?:1[3-9]|20|21)\d\d(?!\d|[.,]\d)(?: ?(?:AH|A\.H\.|CE|هجريه?|ه|ميلاديه?|م)(?!\p{L}))?`;
const toYear = String.raw`(?:,? ?(?:من |of )?(?:ال|ل)?(?:عام |سنه |year )?|[ ./-]?)`;

/** «الأسبوع الأول من أيلول» is no day. */
const part = `[${codes.half}${codes.third}${codeOf('unit', 3)}-${codeOf('unit', 5)}]`;

const dayFirst = new RegExp(
  String.raw`(?=[\dو${weekday.slice(1)})(?=[^\n${months}]{1,90}${month})(?<![\d.,:/-]|${part} )(?<days>${days})(?: ?,? ?(?:of |من |من شهر |شهر |day of )?|[./-]| )(?<month>${month})(?: ?[/(-] ?${month}\)?)?(?:${toYear}(?<year>${year}))?`,
  'gu',
);
const monthFirst = new RegExp(
  String.raw`(?<named>${namedDays})(?<month>${month})\.? (?:the )?(?<days>${days})(?:,? (?<year>${year}))?`,
  'gu',
);
/** «الثلاثاء ٢٤ تشرين الثاني والخميس ٢٦ منه» */
const sameMonth = new RegExp(
  String.raw`(?=[\dو${weekday.slice(1)})(?<=(?<month>${month})[^\n${months}]{0,90})(?<days>${days}) (?:منه|من الشهر (?:نفسه|ذاته)|of (?:that|the same) month)(?!\p{L})`,
  'gu',
);
const monthAlone = new RegExp(
  String.raw`(?<month>${month})(?: ?[/(-] ?${month}\)?)?(?:${toYear}(?<year>${year}))?`,
  'gu',
);
const isoDay =
  /(?<![\d/.-])(?<year>(?:1[3-9]|20)\d\d)[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?![\d/-]|\.\d)/g;
const figuresDay =
  /(?<![\d/.-])(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>(?:1[3-9]|20)\d\d)(?![\d/-]|\.\d)/g;
const shortYear = /(?<![\d/.-])(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d\d)(?![\d/-]|\.\d)/g;
const monthOfYear =
  /(?<![\d/.-])(?:(?<month>0?[1-9]|1[0-2])\/(?<year>(?:19|20)\d\d)|(?<year2>(?:19|20)\d\d)\/(?<month2>0[1-9]|1[0-2]))(?![\d/-]|\.\d)/g;
const dayOfMonth = new RegExp(
  String.raw`(?<=(?:${weekday}|يوم|بتاريخ|تاريخ|في|من|حتي|لغايه|الي|on|until|by|dated|from|to),? )(?<day>\d{1,2})/(?<month>\d{1,2})(?![\d/]|[.,]\d)`,
  'g',
);

const spanOfDays =
  /(?<![\d/.-])(?<day>\d{1,2})(?:\/(?<month>\d{1,2}))?(?: ?- ?| (?:to|and|until|الي|حتي|ولغايه|لغايه) | و(?=\d))(?<lastDay>\d{1,2})\/(?<lastMonth>\d{1,2})\/(?<year>(?:1[3-9]|20)\d\d)(?![\d/-]|\.\d)/g;

/** Days in figures alone. */
export function readFigureDates(reader: Reader): void {
  reader.take(spanOfDays, ({ groups }) => {
    const { day: firstDay, month: firstMonth, lastDay, lastMonth, year: shared } = groups ?? {};
    const first = figuresFact({ day: firstDay, month: firstMonth ?? lastMonth, year: shared });
    const last = figuresFact({ day: lastDay, month: lastMonth, year: shared });
    return first && last && [...first, ...last];
  });
  for (const pattern of [isoDay, figuresDay, shortYear])
    reader.take(pattern, ({ groups }) => figuresFact(groups));
}

/** Days, months and names of days. */
export function readDates(reader: Reader): void {
  // “The 21st” is enough in English
  reader.take(sameMonth, ({ groups }) => namedFacts(groups, groups?.['days'] ?? '')?.map(withNumber));
  reader.take(dayOfMonth, ({ groups }) => figuresFact(groups));
  reader.take(dayFirst, ({ groups }) => namedFacts(groups, groups?.['days'] ?? ''));
  reader.take(monthFirst, ({ groups }) => {
    const facts = namedFacts(groups, `${groups?.['named']}${groups?.['days']}`);
    // “In November 15 people” has a month and a number
    return groups?.['year'] ? facts : facts?.map(withNumber);
  });
  reader.take(monthOfYear, ({ groups = {} }) => {
    const { month: first, month2, year: firstYear, year2 } = groups;
    return [
      dateFact({ calendar: 'gregorian', month: Number(first ?? month2), year: Number(firstYear ?? year2) }),
    ];
  });
  reader.take(monthAlone, ({ groups }) => [dateFact({ ...monthOf(groups) })]);
  reader.take(new RegExp(weekday, 'g'), ({ 0: found }) => [
    { kind: 'date', weight: 'hint', seeks: [], offers: [], weekday: placeOf('weekday', found) },
  ]);
}

type Groups = Record<string, string | undefined> | undefined;

function monthOf(groups: Groups): CalendarDate {
  const code = groups?.['month'] ?? '';
  const calendar = new RegExp(anyOf('hijri')).test(code) ? 'hijri' : 'gregorian';
  const writtenYear = Number.parseInt(groups?.['year'] ?? '', 10);
  return { calendar, month: placeOf(calendar, code), ...(writtenYear > 0 && { year: writtenYear }) };
}

/** The days of a list, each with the name that stands before it, or with the name at its place in the list. */
function namedFacts(groups: Groups, list: string): FoundFact[] | undefined {
  const shared = monthOf(groups);
  const figures = [...list.matchAll(/(?<!\d)\d{1,2}/g)].map(([found]) => Number(found));
  const names = [...list.matchAll(new RegExp(weekday, 'g'))].map(([found]) => placeOf('weekday', found));
  if (figures.some((figure) => figure < 1 || figure > 31)) return undefined;
  return figures.map((figure, place) => {
    const name = names.length === figures.length ? names[place] : undefined;
    return { ...dateFact({ ...shared, day: figure }), ...(name !== undefined && { weekday: name }) };
  });
}

function figuresFact(groups: Groups): FoundFact[] | undefined {
  let [dayNumber, monthNumber] = [Number(groups?.['day']), Number(groups?.['month'])];
  if (monthNumber > 12 && dayNumber <= 12) [dayNumber, monthNumber] = [monthNumber, dayNumber];
  if (monthNumber < 1 || monthNumber > 12 || dayNumber < 1 || dayNumber > 31) return undefined;
  const digits = groups?.['year'];
  const written = Number(digits?.length === 2 ? `20${digits}` : digits);
  const calendar = written < 1600 ? 'hijri' : 'gregorian';
  return [dateFact({ calendar, day: dayNumber, month: monthNumber, ...(written > 0 && { year: written }) })];
}

function dateFact(date: CalendarDate): FoundFact {
  const offers = date.year ? [`n:${date.year}`] : [];
  return { kind: 'date', weight: 'certain', seeks: [], offers, date };
}

/** A date that the other side may have as a number alone. */
function withNumber(fact: FoundFact): FoundFact {
  const key = `n:${fact.date?.day}`;
  return { ...fact, seeks: [key], offers: [...fact.offers, key] };
}
