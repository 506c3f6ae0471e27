import type { CalendarDate, Fact } from './fact.ts';
import { isSameDay } from './hijri.ts';

const dayKey = ({ calendar, month, day }: CalendarDate) => `${calendar}:${month}-${day ?? ''}`;
const monthKey = ({ calendar, month }: CalendarDate) => `${calendar}:${month}`;

type DatedFact = Fact & { date: CalendarDate };

/** The keys and dates that the facts of one side offer to those of the other. */
export class Offers {
  readonly #keys: ReadonlySet<string>;
  readonly #dated: readonly DatedFact[];
  readonly #days: ReadonlyMap<string, DatedFact[]>;
  readonly #months: ReadonlyMap<string, DatedFact[]>;

  constructor(facts: readonly Fact[]) {
    this.#keys = new Set(facts.flatMap(({ offers }) => offers));
    this.#dated = facts.filter((fact): fact is DatedFact => fact.date !== undefined);
    this.#days = Map.groupBy(this.#dated, ({ date }) => dayKey(date));
    this.#months = Map.groupBy(this.#dated, ({ date }) => monthKey(date));
  }

  has({ seeks, date, weekday }: Fact): boolean {
    return seeks.some((key) => this.#keys.has(key)) || (date !== undefined && this.#hasDate(date, weekday));
  }

  #hasDate(date: CalendarDate, weekday: number | undefined): boolean {
    if (date.day === undefined) return hasYear(date, this.#months.get(monthKey(date)) ?? []);
    const same = this.#days.get(dayKey(date)) ?? [];
    if (same.length === 0) return this.#isInOtherCalendar(date);
    const weekdays = same.flatMap((other) => other.weekday ?? []);
    const agrees = weekday === undefined || weekdays.length === 0 || weekdays.includes(weekday);
    return agrees && hasYear(date, same);
  }

  #isInOtherCalendar(date: CalendarDate): boolean {
    return this.#dated.some(({ date: other }) => {
      if (other.calendar === date.calendar) return false;
      return date.calendar === 'hijri' ? isSameDay(date, other) : isSameDay(other, date);
    });
  }
}

/** A date without a year agrees with any year, as long as no date beside it has one. */
function hasYear({ year }: CalendarDate, dates: readonly DatedFact[]): boolean {
  const years = dates.flatMap(({ date }) => date.year ?? []);
  return dates.length > 0 && (year === undefined || years.length === 0 || years.includes(year));
}
