import { beirutDay } from '../../beirut-day.ts';
import { formatDay, formatTime } from '../../date-time.ts';
import type { Language } from '../../languages.ts';
import { closingSoonHours, timeZone } from '../../limits.ts';
import { fill } from '../../messages/messages.ts';
import { inPluralForm } from '../../messages/plural-form.ts';
import type { ClosingKind } from '../../publishing/relations.ts';

/** When an announcement opens and closes, ISO 8601; without a value it is open since ever, or has no end. */
export type Deadline = {
  opens_at?: string | null | undefined;
  closes_at?: string | null | undefined;
  /** The notice that closed it, whatever its dates. */
  closed_by?: ClosingKind | undefined;
};

export type DeadlineState = 'upcoming' | 'open' | 'closing' | 'closed';

export const closingSoon = closingSoonHours * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/** The state of an announcement at a time; undefined where it never closes. */
export function deadlineState(
  { opens_at, closes_at, closed_by }: Deadline,
  now: number,
): DeadlineState | undefined {
  if (closed_by) return 'closed';
  if (closes_at && Date.parse(closes_at) <= now) return 'closed';
  if (opens_at && Date.parse(opens_at) > now) return 'upcoming';
  if (!closes_at) return undefined;
  return Date.parse(closes_at) - now <= closingSoon ? 'closing' : 'open';
}

/** The last timestamp before the end: an announcement that closes at midnight closes on the day before. */
const lastOf = (closes_at: string) => Date.parse(closes_at) - 1;

/** Days by the calendar in Beirut until the last one; 0 on that day. */
function daysLeft(closes_at: string, now: number): number {
  return (Date.parse(beirutDay(lastOf(closes_at))) - Date.parse(beirutDay(now))) / day;
}

/** The end of an announcement, in words; midnight is the 24th hour of the day before. */
export function formatEnd(language: Language, closes_at: string): string {
  const last = new Date(lastOf(closes_at)).toISOString();
  const separator = language === 'ar' ? '، ' : ', ';
  return [formatDay(language, last), formatTime(language, closes_at, timeZone, 'h24')].join(separator);
}

/** Messages by their names, with plural forms. */
export type DeadlineMessages = Partial<Record<string, string>>;

/** The state of an announcement in words, with the days that are left. */
export function deadlineText(
  { opens_at, closes_at, closed_by }: Deadline,
  state: DeadlineState,
  { language, messages, now }: { language: Language; messages: DeadlineMessages; now: number },
): string {
  const named = (name: string, values: Record<string, string> = {}) => fill(messages[name] ?? '', values);
  if (state === 'upcoming') return named('upcoming', { day: formatDay(language, opens_at ?? '') });
  if (state === 'closed' || !closes_at) return named(closed_by ?? 'closed');
  const days = daysLeft(closes_at, now);
  if (state === 'closing' && days < 2)
    return named(days < 1 ? 'today' : 'tomorrow', {
      time: formatTime(language, closes_at, timeZone, 'h24'),
    });
  return inPluralForm(language, messages, state, days);
}
