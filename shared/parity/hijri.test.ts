import { expect, test } from 'vitest';
import type { CalendarDate } from './fact.ts';
import { dayNumber, sameDays } from './hijri.ts';

const ummAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

function isSameDay(hijri: CalendarDate, gregorian: CalendarDate): boolean {
  const number = dayNumber(hijri);
  return number !== undefined && sameDays(number).includes(dayNumber(gregorian) ?? Number.NaN);
}

/** A day in both calendars, by the tables of the platform. */
function bothCalendars(time: number) {
  const parts = ummAlQura.formatToParts(time);
  const part = (name: string) => Number.parseInt(parts.find(({ type }) => type === name)?.value ?? '', 10);
  const at = new Date(time);
  return {
    hijri: { calendar: 'hijri', year: part('year'), month: part('month'), day: part('day') },
    gregorian: {
      calendar: 'gregorian',
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
    },
  } as const;
}

test('a day of the Hijri calendar is found in the Gregorian one', () => {
  for (let time = Date.UTC(1990, 0, 1); time < Date.UTC(2050, 0, 1); time += 17 * 86_400_000) {
    const { hijri, gregorian } = bothCalendars(time);
    expect(isSameDay(hijri, gregorian), `${hijri.day}/${hijri.month}/${hijri.year}`).toBe(true);
    const { gregorian: later } = bothCalendars(time + 5 * 86_400_000);
    expect(isSameDay(hijri, later)).toBe(false);
  }
});

test('a day without its year is none of another calendar', () => {
  const { hijri, gregorian } = bothCalendars(Date.UTC(2026, 10, 20));
  const { year: _, ...yearless } = hijri;
  expect(isSameDay(yearless, gregorian)).toBe(false);
});
