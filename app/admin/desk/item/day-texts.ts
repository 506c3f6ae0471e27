import { beirutDay } from '#shared/beirut-day.ts';
import { writtenDay } from '#shared/content/written-day.ts';
import { formatDay } from '#shared/date-time.ts';
import { languages } from '#shared/languages.ts';
import type { Texts } from '../../list/list-kind.ts';

/** A day, `2026-11-20`, in words in both languages. */
export function dayTexts(day: string): Texts {
  const noon = `${day}T12:00:00Z`;
  return Object.fromEntries(languages.map((language) => [`date_${language}`, formatDay(language, noon)]));
}

export function todayTexts(): Texts {
  return dayTexts(beirutDay(Date.now()));
}

/** The days that the texts of a date name; none where a text names no day. */
export function daysOf(texts: Texts): { ar: string | undefined; en: string | undefined } {
  const dayIn = (text = '') => {
    const day = writtenDay(text);
    return day?.endsWith('-00') ? undefined : day;
  };
  return { ar: dayIn(texts['date_ar']), en: dayIn(texts['date_en']) };
}
