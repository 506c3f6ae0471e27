import { type Language, otherLanguage } from '#shared/languages.ts';
import type { Item } from '../../../items.ts';
import { deadlineDay, deadlineOf } from './deadline.ts';

/** `closing` on the closing day itself, whose hour may be near or over. */
export type Closing = 'open' | 'closing' | 'closed';

/** The words for it, and the day in Beirut for which it holds: the server gives both. */
export type ClosingView = { day: string; words: Record<Closing, string> };

/** An item of a list, with a mark where its closing date is certain, and one where it is pinned. */
export type ListedItem = Item & {
  closing?: { state: Closing; text: string } | undefined;
  pinned?: string | undefined;
};

/** An item with its mark, in the language in which it is shown. */
export function withClosing(item: Item, shown: Language, view: ClosingView): ListedItem {
  const state = closingOf(item, shown, view.day);
  return state ? { ...item, closing: { state, text: view.words[state] } } : item;
}

function closingOf(item: Item, shown: Language, day: string): Closing | undefined {
  const { title, description, inOtherLanguage: other } = item;
  const language = description.trim() ? shown : otherLanguage(shown);
  return closingOn(`${title}\n${description.trim() || other?.description || ''}`, language, day);
}

/** The state of a text's announcement on a day (`YYYY-MM-DD`); undefined where its closing date is not certain. */
export function closingOn(text: string, language: Language, day: string): Closing | undefined {
  const deadline = deadlineOf(text, language);
  const last = deadline && deadlineDay(deadline);
  if (!last) return undefined;
  if (day !== last) return day < last ? 'open' : 'closed';
  return isBefore.test(deadline) && !withHour.test(deadline) ? 'closed' : 'closing';
}

/** Before a day without an hour: the day itself is too late. */
const isBefore = /^(?:قبل|before)\s/i;
const withHour = /ظهر|صباح|مساء|نهاية|منتصف|الساعة|noon|midday|midnight|end|business|\d\s?[ap]\.?m|:\d/i;
