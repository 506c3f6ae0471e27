import { type Language, locales } from '#shared/languages.ts';
import { timeZone } from '#shared/limits.ts';
import { adminMessage, countedMessage } from '#shared/messages/admin-messages.ts';

/** A day in words, in Beirut: «السبت، ٢١ نوفمبر ٢٠٢٦». */
export function dayOf(language: Language, timestamp: string, zone: string = timeZone): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: zone }).format(
    new Date(timestamp),
  );
}

function hourOf(language: Language, timestamp: string, zone: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(new Date(timestamp));
}

/** A timestamp that is known to the hour alone. */
export function aboutThen(language: Language, timestamp: string): string {
  return adminMessage(language, 'inbox.about', {
    day: dayOf(language, timestamp),
    hour: hourOf(language, timestamp, timeZone),
  });
}

/** A date and its time, in Beirut by default. */
export function timestampOf(language: Language, timestamp: string, zone: string = timeZone): string {
  return [dayOf(language, timestamp, zone), hourOf(language, timestamp, zone)].join(
    language === 'ar' ? '، ' : ', ',
  );
}

/** A number of days in the case after a preposition: «يومين», «٥ أيام», «٣٠ يومًا». */
export function daysOf(language: Language, count: number): string {
  return countedMessage(language, 'inbox.days', count);
}
