import type { ContentDraft } from '../../../shared/content/content-item.ts';
import { formatDay } from '../../../shared/date-time.ts';
import { type Language, languages } from '../../../shared/languages.ts';
import { type SectionKey, sections } from '../../../shared/site/sections.ts';
import { commonLines } from './common-lines.ts';
import { subjects } from './subjects.ts';
import { type Pair, words } from './words.ts';

type Random = () => number;

const dayMs = 86_400_000;
/** The day of the newest item; each older one of its section is some hours older. */
const newest = Date.UTC(2026, 10, 20, 8);
const hoursBetween = 7;

const references: Partial<Record<SectionKey, string>> = { recruitments: 'R', tenders: 'T' };

/**
 * An item at a distance from the newest one of its section: always the same, both languages saying the same, of the length
 * and with the words of such an institution's texts. Few words are frequent, as in any language.
 */
export function archiveItem(section: SectionKey, fromNewest: number): ContentDraft {
  const place = sections.findIndex(({ key }) => key === section);
  const random = randomOf(fromNewest * sections.length + place + 1);
  const published = newest - fromNewest * hoursBetween * 3_600_000;
  const { titles, lines } = subjects[section];
  const [title_ar, title_en] = fill(pick(titles, random), published, random);
  const order = shuffled([...lines, ...commonLines], random);
  const body = Array.from({ length: linesOf(random) }, (_, at) =>
    fill(order[at % order.length] ?? ['', ''], published, random),
  );
  const prefix = references[section];
  return {
    title_ar,
    title_en: title_en.charAt(0).toUpperCase() + title_en.slice(1),
    description_ar: paragraphs(body.map(([ar]) => ar)),
    description_en: paragraphs(body.map(([, en]) => en.charAt(0).toUpperCase() + en.slice(1))),
    date_ar: day('ar', published),
    date_en: day('en', published),
    image: null,
    ...(prefix && { reference: referenceOf(prefix, published) }),
  };
}

/** A number of its year, above those of the sample. */
function referenceOf(prefix: string, published: number): string {
  const year = new Date(published).getUTCFullYear();
  const number = Math.floor((published - Date.UTC(year, 0)) / (hoursBetween * 3_600_000));
  return `${prefix}-${year}/${100 + number}`;
}

/** Mostly three to nine lines, seldom many. */
function linesOf(random: Random): number {
  return Math.min(3 + Math.floor(-5 * Math.log(1 - random())), 60);
}

function paragraphs(lines: readonly string[]): string {
  return lines
    .map((each, at) => each + (at % 3 === 2 ? '\n\n' : ' '))
    .join('')
    .trim();
}

/** A sentence with words in its places, the same in both languages. */
function fill(template: Pair, published: number, random: Random): Pair {
  const filled = new Map<string, Pair[]>();
  const [ar, en] = template.map((side, language) => {
    const seen = new Map<string, number>();
    return side.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const at = seen.get(name) ?? 0;
      seen.set(name, at + 1);
      const chosen = filled.get(name) ?? [];
      filled.set(name, chosen);
      return (chosen[at] ??= otherThan(chosen, () => wordOf(name, published, random)))[language] ?? '';
    });
  });
  return [ar ?? '', en ?? ''];
}

/** Another word than those that stand in the sentence, if the next choice is one. */
function otherThan(chosen: readonly Pair[], choose: () => Pair): Pair {
  const first = choose();
  return chosen.includes(first) ? choose() : first;
}

function wordOf(name: string, published: number, random: Random): Pair {
  if (name === 'day') {
    const at = published + Math.floor(random() * 60) * dayMs;
    return [day('ar', at), day('en', at)];
  }
  if (name === 'year') return both(new Date(published).getUTCFullYear());
  if (name === 'number') return both(2 + Math.floor(200 * random() ** 3));
  if (name === 'phone') {
    const digits = String(100 + Math.floor(900 * random()));
    return [digits, digits];
  }
  if (name === 'amount') {
    const amount = 50_000 * (1 + Math.floor(2_000 * random() ** 4));
    return [arabicDigits(amount.toLocaleString('en')).replaceAll(',', '٬'), amount.toLocaleString('en')];
  }
  return pick(words[name] ?? [['', '']], random);
}

function both(number: number): Pair {
  return [arabicDigits(String(number)), String(number)];
}

function arabicDigits(text: string): string {
  return text.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
}

const days = Object.fromEntries(languages.map((language) => [language, new Map<number, string>()])) as Record<
  Language,
  Map<number, string>
>;

/** A day in words; formatting each anew takes longer than all the rest. */
function day(language: Language, at: number): string {
  const number = Math.floor(at / dayMs);
  // By the day alone: with the hour the cached text would depend on which item was made first
  const known = days[language].get(number) ?? formatDay(language, new Date(number * dayMs).toISOString());
  days[language].set(number, known);
  return known;
}

/** The first of a list are the likeliest. */
function pick<Item>(list: readonly Item[], random: Random): Item {
  return list[Math.floor(list.length * random() ** 1.7)] as Item;
}

function shuffled<Item>(list: Item[], random: Random): Item[] {
  return list
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** Numbers from 0 to 1 that look like chance, always the same for a seed (mulberry32). */
function randomOf(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
