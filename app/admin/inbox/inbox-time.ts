import { formatDay, formatTime } from '#shared/date-time.ts';
import type { Language } from '#shared/languages.ts';
import { adminMessage, countedMessage } from '#shared/messages/admin-messages.ts';

/** A timestamp that is known to the hour alone. */
export function aboutThen(language: Language, timestamp: string): string {
  return adminMessage(language, 'inbox.about', {
    day: formatDay(language, timestamp),
    hour: formatTime(language, timestamp),
  });
}

/** A number of days in the case after a preposition: «يومين», «٥ أيام», «٣٠ يومًا». */
export function daysOf(language: Language, count: number): string {
  return countedMessage(language, 'inbox.days', count);
}
