import { encodeNumbers } from './encode-numbers.ts';
import type { Fact } from './fact.ts';
import { foldText } from './fold-text.ts';
import { encodePhrases } from './lexicon.ts';
import { readAmounts } from './read-amounts.ts';
import { readDates, readFigureDates } from './read-dates.ts';
import { readLiterals, readNumbering } from './read-literals.ts';
import { readNumbers } from './read-numbers.ts';
import { readTimes } from './read-times.ts';
import { Reader } from './reader.ts';

/** The facts that a text in either language states: numbers, dates, addresses. */
export function factsOf(text: string): Fact[] {
  const reader = new Reader(foldText(text));
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
