import { type Language, locales } from './languages.ts';
import { timeZone } from './limits.ts';

/** The day of a timestamp in a language, and its time of day by precision. */
export function formatDateTime(language: Language, at: string, precision: 'day' | 'minute'): string {
  const style = precision === 'day' ? {} : ({ timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', ...style, timeZone }).format(
    new Date(at),
  );
}

/** A timestamp for machines, in Beirut: `2026-11-21 14:00`, without the hour `2026-11-21`. */
export function sortable(timestamp: string, withHour = true): string {
  return new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    ...(withHour && { timeStyle: 'short' }),
    timeZone,
  }).format(new Date(timestamp));
}
