import type { Language } from '#shared/languages.ts';
import { monthNames } from '#shared/month-names.ts';
import { latinDigits } from '#shared/numeral.ts';

const digit = '[0-9٠-٩]';
const figures = `${digit}{1,2}[/.-]${digit}{1,2}[/.-]${digit}{4}`;

/** No figures and no punctuation lie between a word and the date that belongs to it. */
const between = '[^0-9٠-٩.,،؛;!?؟\\n]';

/**
 * The wordings of a language. A closing date follows its name (`named`), or things that are handed in and a limit
 * (`handedIn`, `limit`), or their end (`ends`); other dates in such sentences are not it.
 */
type Wordings = {
  date: string;
  /** A time before and after the date, shown with it. */
  timeBefore: string;
  timeAfter: string;
  named: string;
  handedIn: string;
  limit: string;
  ends: string;
  /** A first date before the limit: «from 23 February to 20 March 2026». */
  from: string;
  /** Sentences about something else, about the past, or in doubt. */
  other: RegExp;
  /** Texts that withdraw what they say. */
  withdrawn: RegExp;
};

const arabicMonths = `(?:${[...monthNames.lebanese, ...monthNames.egyptian].join('|')})`;
const arabicDays = '(?:الإثنين|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد)';
const englishMonths = `(?:${monthNames.english.join('|')})`;
const englishDays = '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)';

const wordings: Record<Language, Wordings> = {
  ar: {
    date: `(?:${arabicDays}\\s+)?(?:في\\s+)?(?<day>${digit}{1,2}\\s+${arabicMonths}\\s+${digit}{4}|${figures})`,
    timeBefore:
      `(?:(?:الساعة\\s+)?(?:الواحدة|الثانية عشرة|الثانية|الثالثة|الرابعة|العاشرة|الحادية عشرة|${digit}{1,2}(?::${digit}{2})?)\\s+)?` +
      '(?:من\\s+)?(?:قبل\\s+)?(?:ظهر|صباح|مساء|نهاية دوام|نهاية|منتصف ليل)\\s+(?:يوم\\s+)?',
    timeAfter: `(?:،?\\s+(?:عند\\s+)?الساعة\\s+${digit}{1,2}(?::${digit}{2})?(?:\\s+(?:صباحا|ظهرا|مساء|بعد الظهر))?)|\\s+ضمنا`,
    named:
      '(?:آخر\\s+(?:موعد|مهلة|يوم)|الموعد\\s+(?:النهائي|الأخير|الأقصى)|المهلة\\s+(?:النهائية|القصوى|حتى)|(?:موعد|مهلة|تاريخ)\\s+أقصاها?' +
      '|تاريخ\\s+(?:الإقفال|الإغلاق|إقفال|إغلاق))',
    handedIn: '(?:العروض|عروض|الطلبات|طلبات|الترشيحات|المستندات|الأسعار|التسجيل|الترشيح|الانتساب)',
    limit: '(?:قبل|حتى|لغاية|إلى)',
    ends: '(?:ينتهي|تنتهي|يقفل|تقفل|يغلق|يختتم|تمدد|مددت|يمدد)\\s+(?:المهلة|مهلة|باب|فترة|قبول|تقديم|استقبال|التسجيل)',
    from: `من\\s+${digit}{1,2}(?:\\s+${arabicMonths})?(?:\\s+${digit}{4})?`,
    other:
      /(?:^|[\s(])(?:لا|لم|لن|غير|كان|كانت|بدل|بدلا|عوضا|سابق|السابق|السابقة|إلا|إذا|مبدئيا)(?=[\s،])|استفسار|استعلام|إيضاح|توضيح|أسئلة|زيارة|سحب|استلام|لتسلم|للتسلم|اعتراض|طعن|دفع|مقابل|نتائج|تفض|فض|صلاحي|سار|تنفيذ|الاختبار/,
    withdrawn: /ألغي|تلغى|يلغى|إلغاء|أرجئ|ترجأ|إرجاء|تأجيل|تأجل/,
  },
  en: {
    date:
      `(?:${englishDays},?\\s+)?(?<day>${digit}{1,2}(?:st|nd|rd|th)?\\s+${englishMonths},?\\s+${digit}{4}` +
      `|${englishMonths}\\s+${digit}{1,2}(?:st|nd|rd|th)?,?\\s+${digit}{4}|${figures})`,
    timeBefore: `(?:noon|midday|midnight|the\\s+end\\s+of|close\\s+of\\s+business|${digit}{1,2}(?::${digit}{2})?(?:\\s?[ap]\\.?m\\.?)?)\\s+(?:on\\s+)?`,
    timeAfter: `,?\\s+(?:at\\s+)?(?:${digit}{1,2}:${digit}{2}(?:\\s?[ap]\\.?m\\.?)?|${digit}{1,2}\\s?[ap]\\.?m\\.?|noon)`,
    named:
      '(?:closing\\s+date|(?:submission\\s+|application\\s+)?deadline|last\\s+(?:day|date)|final\\s+date|due\\s+date|[Nn]o\\s+later\\s+than|[Nn]ot\\s+later\\s+than)',
    handedIn:
      '(?:bids|offers|quotations|proposals|applications|candidatures|nominations|entries|registration|(?<!of )tenders|apply|register)',
    limit: '(?:by|before|until|till|up\\s+to(?:\\s+and\\s+including)?|on\\s+or\\s+before|due\\s+on|to)',
    ends: '(?:bids|offers|applications|nominations|registration|(?<!of )tenders)[^.,;0-9\\n]{0,30}?\\s(?:close|closes|end|ends|extended)',
    from: `from\\s+${digit}{1,2}(?:\\s+${englishMonths})?(?:\\s+${digit}{4})?`,
    other:
      /\b(?:not?|never|was|were|had|originally|previous|previously|formerly|instead|unless|except|if|expected|provisional)\b(?! later)|question|clarif|\bvisit|collect|enquir|inquir|objection|appeal|\bpa(?:y|id)|interview|results|opened|valid|deliver|complet|\btest/i,
    withdrawn: /cancel|postpone|withdrawn/i,
  },
};

const patterns = {
  ar: patternsOf(wordings.ar),
  en: patternsOf(wordings.en),
};

function patternsOf({ date, timeBefore, timeAfter, named, handedIn, limit, ends, from }: Wordings): RegExp[] {
  // Office hours are no time of a closing date
  const shown = `(?<shown>(?:${timeBefore})?(?:يوم\\s+)?${date}(?:(?:${timeAfter})(?![\\d–-]))?)`;
  const limited = `(?<limit>${limit})\\s+${shown}`;
  return [
    `${named}${between}{0,60}?(?<=[\\s:(])${shown}`,
    `${handedIn}${between}{0,60}?\\s${limited}`,
    // With an hour it is certain even after a comma
    `${handedIn}[^0-9٠-٩.؛;!?؟\\n]{0,140}?\\s(?<limit>${limit})\\s+(?<shown>(?:${timeBefore})${date})`,
    `${handedIn}${between}{0,40}?\\s${from}\\s+${limited}`,
    `${ends}${between}{0,60}?\\s(?:${limit}|في|on|at)\\s+${shown}`,
  ].map((pattern) => new RegExp(pattern, 'gi'));
}

/** Arabic vowel marks: «تُقدَّم» is found by «تقدم». */
const marks = /[\u064B-\u0652\u0670]/g;
const letter = /[^\u064B-\u0652\u0670]/g;

/** The end of a statement; «10 a.m. on» has none, and nor has a date in figures. */
const statementEnd = /(?<![ap]\.m|[ap])[.!?؟؛;]+(?=\s|$)|\n/;

/**
 * The closing date that a text names, with its time, in the text's own words; none where it names another one as well,
 * or where it is not certain.
 */
export function deadlineOf(text: string, language: Language): string | undefined {
  const plain = text.replace(marks, '');
  const { other, withdrawn } = wordings[language];
  if (withdrawn.test(plain)) return undefined;
  const found = plain
    .split(statementEnd)
    .flatMap((statement) => patterns[language].flatMap((pattern) => matches(statement, pattern)))
    .filter(({ upTo }) => !other.test(upTo));
  const days = new Set(found.map(({ day }) => day));
  const [longest] = found.toSorted((one, another) => another.shown.length - one.shown.length);
  return days.size === 1 && longest ? asTyped(text, longest.shown) : undefined;
}

function matches(statement: string, pattern: RegExp) {
  return Array.from(statement.matchAll(pattern), ({ index, 0: all, groups = {} }) => ({
    upTo: statement.slice(0, index) + all,
    shown: wordsOf(groups),
    day: latinDigits(groups['day'] ?? '').replace(/[\s,]+/g, ' '),
  }));
}

/** A part of the text with its vowel marks. */
function asTyped(text: string, part: string): string {
  const letters = Array.from(text.matchAll(letter), ({ index }) => index);
  const start = text.replace(marks, '').indexOf(part);
  return text.slice(letters[start], letters[start + part.length] ?? text.length);
}

/** «Before» belongs to the date: the day itself is too late. */
function wordsOf({ limit, shown = '' }: Record<string, string>): string {
  return /^(?:قبل|before)$/i.test(limit ?? '') ? `${limit} ${shown}` : shown.replace(/^يوم\s+/, '');
}

const months = Object.values(monthNames).map((names) => names.map((name) => name.toLowerCase()));
const named = new RegExp(
  `(?<day>\\d{1,2})?(?:st|nd|rd|th)?\\s*(?<month>${months.flat().join('|')})\\s*(?<late>\\d{1,2}(?!\\d))?(?:st|nd|rd|th)?,?\\s*(?<year>\\d{4})`,
  'i',
);
const inFigures = /(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})/;

/** The day of a closing date, as `YYYY-MM-DD`; figures begin with the day. */
export function deadlineDay(deadline: string): string | undefined {
  const plain = latinDigits(deadline.replace(marks, ''));
  const { day, late, month = '', year } = (named.exec(plain) ?? inFigures.exec(plain))?.groups ?? {};
  const number = Math.max(...months.map((names) => names.indexOf(month.toLowerCase()))) + 1 || Number(month);
  const iso = [year, number, Number(day ?? late)].map((part) => String(part).padStart(2, '0')).join('-');
  // There is no 31 June, and no month 13
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? undefined : iso;
}
