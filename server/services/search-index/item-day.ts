import type { ContentItem } from '#shared/content/content-item.ts';
import { writtenDay } from '#shared/content/written-day.ts';
import { sortable } from '#shared/date-time.ts';

/** An unknown day of a month, as the reader of dates writes it. */
const unknownDay = /-00$/;

/**
 * The day of publication as pages show it, `2026-11-20`: the one that the editor's date names; of a month or a year alone its
 * first. An item whose date names none of these has the day on which it became public.
 */
export function itemDay(
  item: Pick<ContentItem, 'date_ar' | 'date_en' | 'created_at'> & { year: number },
): string {
  const named = [item.date_ar, item.date_en]
    .map(writtenDay)
    .find((day) => day !== undefined && !Number.isNaN(Date.parse(day.replace(unknownDay, ''))));
  if (named !== undefined && !unknownDay.test(named)) return named;
  const published = sortable(item.created_at, false);
  const period = named?.replace(unknownDay, '') ?? String(item.year || published);
  // Within the month or the year the publication is more exact
  return published.startsWith(period) ? published : period.padEnd(published.length, '-01-01');
}
