import type { CalendarDate, Fact } from './fact.ts';
import { dayNumber, sameDays } from './hijri.ts';

const dayKey = ({ calendar, month, day }: CalendarDate) => `${calendar}:${month}-${day ?? ''}`;
const monthKey = ({ calendar, month }: CalendarDate) => `${calendar}:${month}`;

/** The years and the days of the week of all dates of one day or month. */
type Dates = { years: Set<number>; weekdays: Set<number> };

/** The keys and dates that the facts of one side offer to those of the other; each is found without a walk through all. */
export class Offers {
  readonly #keys: ReadonlySet<string>;
  readonly #days = new Map<string, Dates>();
  readonly #months = new Map<string, Dates>();
  readonly #numbers = { gregorian: new Set<number>(), hijri: new Set<number>() };

  constructor(facts: readonly Fact[]) {
    this.#keys = new Set(facts.flatMap(({ offers }) => offers));
    for (const { date, weekday } of facts) {
      if (!date) continue;
      note(this.#days, dayKey(date), date, weekday);
      note(this.#months, monthKey(date), date, weekday);
      const number = dayNumber(date);
      if (number !== undefined) this.#numbers[date.calendar].add(number);
    }
  }

  has({ seeks, date, weekday }: Fact): boolean {
    return seeks.some((key) => this.#keys.has(key)) || (date !== undefined && this.#hasDate(date, weekday));
  }

  #hasDate(date: CalendarDate, weekday: number | undefined): boolean {
    if (date.day === undefined) return hasYear(date, this.#months.get(monthKey(date)));
    const same = this.#days.get(dayKey(date));
    if (!same) return this.#isInOtherCalendar(date);
    const agrees = weekday === undefined || same.weekdays.size === 0 || same.weekdays.has(weekday);
    return agrees && hasYear(date, same);
  }

  #isInOtherCalendar(date: CalendarDate): boolean {
    const number = dayNumber(date);
    const others = this.#numbers[date.calendar === 'hijri' ? 'gregorian' : 'hijri'];
    return number !== undefined && sameDays(number).some((each) => others.has(each));
  }
}

function note(dates: Map<string, Dates>, key: string, { year }: CalendarDate, weekday: number | undefined) {
  const own = dates.get(key) ?? { years: new Set(), weekdays: new Set() };
  dates.set(key, own);
  if (year !== undefined) own.years.add(year);
  if (weekday !== undefined) own.weekdays.add(weekday);
}

/** A date without a year agrees with any year, as long as no date beside it has one. */
function hasYear({ year }: CalendarDate, dates: Dates | undefined): boolean {
  return dates !== undefined && (year === undefined || dates.years.size === 0 || dates.years.has(year));
}
