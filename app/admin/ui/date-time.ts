import { type Language, locales } from '#shared/languages.ts';
import { timeZone } from '#shared/limits.ts';

/** The day of a timestamp in a language, and its time of day by precision. */
export function formatDateTime(language: Language, at: string, precision: 'day' | 'minute'): string {
  const style = precision === 'day' ? {} : ({ timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', ...style, timeZone }).format(
    new Date(at),
  );
}
