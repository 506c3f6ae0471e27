import { latinDigits } from '#shared/numeral.ts';

/** A term of office as it was written; an empty end means in office till today. */
type Term = { from: string; to: string };

/**
 * Terms of office on a line to scale, in hundredths of its length: each with the vacancy before it, and the years to be
 * written on the line.
 */
export type TermLine = {
  terms: { vacancy: number; length: number }[];
  years: { year: number; at: number }[];
};

/** Width of a portrait with its words, in hundredths of the narrowest line (app/styles/pages/managers.css). */
const person = 17.5;
/** Least distance between two years on the line, and of the first and last from its ends. */
const yearWidth = 5;
const yearInset = 2.4;

/**
 * The line of terms that follow one another, newest first; none where a year cannot be read, terms overlap, or
 * their portraits would cover one another. Portraits stand above and below the line in turn, the first and the last at its ends.
 */
export function termLine(newestFirst: readonly Term[], thisYear: number): TermLine | undefined {
  const spans = spansOf(newestFirst.toReversed(), thisYear);
  const [first, last] = [spans?.[0], spans?.at(-1)];
  if (!spans || !first || !last || spans.length < 3) return undefined;
  const scale = 100 / (last.end - first.start);
  const at = (year: number) => (year - first.start) * scale;
  const centres = spans.map(({ start, end }) => (at(start) + at(end)) / 2);
  centres.splice(0, 1, person / 2);
  centres.splice(-1, 1, 100 - person / 2);
  const covered = centres.some(
    (centre, place) =>
      centre < person / 2 ||
      centre > 100 - person / 2 ||
      (centres[place + 2] ?? Number.POSITIVE_INFINITY) - centre < person,
  );
  if (covered) return undefined;
  const terms = spans.map(({ start, end }, place) => ({
    vacancy: at(start) - at(spans[place - 1]?.end ?? start),
    length: at(end) - at(start),
  }));
  return { terms: terms.toReversed(), years: yearsOf(first.start, last.end, at) };
}

type Span = { start: number; end: number };

/** Terms in years, oldest first. The one that ends in the year before the next begins lasts until then. */
function spansOf(terms: Term[], thisYear: number): Span[] | undefined {
  const spans: Span[] = [];
  for (const [place, { from, to }] of terms.entries()) {
    const next = terms[place + 1];
    const start = yearOf(from);
    const ended = to || next ? yearOf(to) : Math.max(thisYear, (start ?? 0) + 1);
    const following = next ? yearOf(next.from) : undefined;
    if (!start || !ended) return undefined;
    const end = following === ended + 1 ? following : ended;
    if (end <= start || (following ?? end) < end) return undefined;
    spans.push({ start, end });
  }
  return spans;
}

/** The only year of four digits in a text. */
function yearOf(text: string): number | undefined {
  const found = latinDigits(text).match(/(?<!\d)(?:1\d|20)\d\d(?!\d)/g) ?? [];
  return found.length === 1 ? Number(found[0]) : undefined;
}

/** Round years, and both ends where there is room. */
function yearsOf(start: number, end: number, at: (year: number) => number): TermLine['years'] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((years) => at(start + years) > 2 * yearWidth) ?? 200;
  const rounds = Array.from({ length: Math.floor(end / step) - Math.ceil(start / step) + 1 }, (_, place) => ({
    year: (Math.ceil(start / step) + place) * step,
  }));
  const shown = (year: number) => ({ year, at: Math.min(Math.max(at(year), yearInset), 100 - yearInset) });
  const ends = [shown(start), shown(end)];
  const between = rounds
    .map(({ year }) => shown(year))
    .filter((round) => ends.every((one) => Math.abs(one.at - round.at) >= yearWidth));
  return [shown(start), ...between, shown(end)];
}
