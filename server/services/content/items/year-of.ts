import type { ContentItem } from '#shared/content/content-item.ts';
import { latinDigits } from '#shared/numeral.ts';

/** Years of our time: other numbers of four digits are no dates. */
const year = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** The first year in an item's dates, which are free texts; 0 where they hold none. Not a part of the calls. */
export function yearOf({ date_ar, date_en }: Pick<ContentItem, 'date_ar' | 'date_en'>): number {
  const found = [date_ar, date_en].map((date) => year.exec(latinDigits(date))?.[0]);
  return Number(found.find(Boolean) ?? 0);
}
