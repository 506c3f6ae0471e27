import type { Language } from '../languages.ts';
import { type Fact, type FactKind, factKinds } from './fact.ts';
import { factsOf } from './facts-of.ts';
import { Offers } from './offers.ts';

/** The texts of one language, by the names of their fields; that of `date` is compared on its own, too. */
export type Side = Readonly<Record<string, string>>;

/** The words of one language that the other does not state, as they stand there. */
export type Difference = { kind: FactKind } & Record<Language, string[]>;

/**
 * Compares the numbers, dates, times, amounts, percentages and addresses of two languages as sets, whichever way they are
 * written. A side without any text has not been translated, and differs in nothing.
 */
export function parityOf(sides: Record<Language, Side>): Difference[] {
  const ar = factsByField(sides.ar);
  const en = factsByField(sides.en);
  if (!ar.hasText || !en.hasText) return [];
  const missing = {
    ar: [...missingOf(ar, en), ...otherWeekdays(ar, en)],
    en: [...missingOf(en, ar), ...otherWeekdays(en, ar)],
  };
  const shown = { ar: reported(missing.ar, missing.en), en: reported(missing.en, missing.ar) };
  return factKinds
    .map((kind) => ({ kind, ar: textsOf(shown.ar, kind), en: textsOf(shown.en, kind) }))
    .filter(({ ar: one, en: other }) => one.length + other.length > 0);
}

type Fields = { hasText: boolean; date: Fact[]; rest: Fact[] };

function factsByField({ date = '', ...others }: Side): Fields {
  const texts = Object.values(others);
  return {
    hasText: [date, ...texts].some((text) => text.trim() !== ''),
    date: factsOf(date),
    rest: factsOf(texts.join('\n')),
  };
}

/** The facts of one side that the other does not offer. */
function missingOf(own: Fields, other: Fields): Fact[] {
  const all = new Offers([...other.date, ...other.rest]);
  const dates = other.date.length > 0 ? new Offers(other.date) : all;
  const hasList = [...other.date, ...other.rest].some(({ weight }) => weight === 'listed');
  return [
    ...own.date.filter((fact) => fact.weight !== 'hint' && !dates.has(fact)),
    ...own.rest.filter(
      (fact) => fact.weight !== 'hint' && (fact.weight !== 'listed' || hasList) && !all.has(fact),
    ),
  ];
}

/** Days of the week that only one side names, where the other names others: either alone may leave them out. */
function otherWeekdays(own: Fields, other: Fields): Fact[] {
  const isDisagreement = onlyIn(own, other).length > 0 && onlyIn(other, own).length > 0;
  return isDisagreement ? onlyIn(own, other) : [];
}

function onlyIn(own: Fields, other: Fields): Fact[] {
  const named = new Set([...other.date, ...other.rest].flatMap(({ weekday }) => weekday ?? []));
  return [...own.date, ...own.rest].filter(({ weekday }) => weekday !== undefined && !named.has(weekday));
}

/** A one or a two counts where the other side has a number that is missing here. */
function reported(own: readonly Fact[], other: readonly Fact[]): Fact[] {
  const differs = other.some(({ kind }) => kind === 'number');
  return own.filter(({ weight }) => weight !== 'weak' || differs);
}

function textsOf(facts: readonly Fact[], kind: FactKind): string[] {
  return [...new Set(facts.filter((fact) => fact.kind === kind).map(({ text }) => text))];
}
