import { encodeNumbers } from './encode-numbers.ts';
import type { Fact } from './fact.ts';
import { foldText } from './fold-text.ts';
import { encodePhrases } from './lexicon.ts';
import { readAmounts } from './readers/read-amounts.ts';
import { readDates, readFigureDates } from './readers/read-dates.ts';
import { readLiterals, readNumbering } from './readers/read-literals.ts';
import { readNumbers } from './readers/read-numbers.ts';
import { readTimes } from './readers/read-times.ts';
import { Reader } from './readers/reader.ts';

/** More characters without a blank than any address or number has: patterns would try each of them with all others. */
const unbroken = /\S{1001,}/g;

/** The facts that a text in either language states: numbers, dates, addresses. */
export function factsOf(text: string): Fact[] {
  const reader = new Reader(foldText(text.replaceAll(unbroken, (run) => ' '.repeat(run.length))));
  readLiterals(reader);
  readFigureDates(reader);
  readNumbering(reader);
  reader.rewrite((mapped) => encodeNumbers(encodePhrases(mapped)));
  readDates(reader);
  readTimes(reader);
  readAmounts(reader);
  readNumbers(reader);
  return reader.facts;
}
