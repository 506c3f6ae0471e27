import type { Language } from './languages.ts';
import { timeZone } from './limits.ts';

/** The months have their Lebanese names everywhere but in the top bar (specification §9). */
const dateLocales: Record<Language, string> = { ar: 'ar-LB-u-nu-arab', en: 'en-GB' };

/** A day in words, in Beirut by default: «الجمعة ٢٠ تشرين الثاني ٢٠٢٦», “Friday 20 November 2026”. */
export function formatDay(language: Language, at: string, zone: string = timeZone): string {
  const format =
    zone === timeZone ? (dayFormats[language] ??= dayFormat(language, zone)) : dayFormat(language, zone);
  return format.format(new Date(at)).replace(/[,،]/, '');
}

/** Made once for the days in Beirut, of which a page has many: making one takes longer than a hundred dates. */
const dayFormats: Partial<Record<Language, Intl.DateTimeFormat>> = {};
const dayFormat = (language: Language, zone: string) =>
  new Intl.DateTimeFormat(dateLocales[language], { dateStyle: 'full', timeZone: zone });

/** A month `YYYY-MM` in words: «تشرين الثاني ٢٠٢٦», “November 2026”. */
export function formatMonth(language: Language, month: string): string {
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(dateLocales[language], style).format(new Date(`${month}-01T00:00Z`));
}

/** A time of day by the clock of 24 hours: «٠٤:٥٧», “04:57”. Midnight begins a day (`h23`) or ends one (`h24`). */
export function formatTime(
  language: Language,
  at: string,
  zone: string = timeZone,
  hourCycle: 'h23' | 'h24' = 'h23',
): string {
  const style = { hour: '2-digit', minute: '2-digit', hourCycle, timeZone: zone } as const;
  return new Intl.DateTimeFormat(dateLocales[language], style).format(new Date(at));
}

/** A day and its time. */
export function formatDateTime(language: Language, at: string, zone: string = timeZone): string {
  return [formatDay(language, at, zone), formatTime(language, at, zone)].join(
    language === 'ar' ? '، ' : ', ',
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
