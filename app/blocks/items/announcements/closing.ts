import { type DeadlineMessages, deadlineState, deadlineText } from '#shared/content/deadline/deadline.ts';
import { type Language, otherLanguage } from '#shared/languages.ts';
import type { ClosingKind } from '#shared/publishing/relations.ts';
import type { Item } from '../../../items.ts';
import { deadlineDay, deadlineOf } from './deadline.ts';

/** `closing` in the last days; by the text alone, on the closing day itself, whose hour may be near or over. */
export type Closing = 'upcoming' | 'open' | 'closing' | 'closed';

/** The language of the words for it, and the day in Beirut for which those of the texts hold: the server gives all of them. */
export type ClosingView = {
  day: string;
  language: Language;
  words: Record<Exclude<Closing, 'upcoming'>, string>;
  messages: DeadlineMessages;
};

/** An item of a list, with a mark where it closes for certain, and one where it is pinned. */
export type ListedItem = Item & {
  closing?: { state: Closing; text: string } | undefined;
  pinned?: string | undefined;
};

/** An item with the notice that closed it. */
export function withNotice(item: Item, closedBy: Record<number, ClosingKind>): Item {
  const { deadline, id } = item;
  return deadline && closedBy[id] ? { ...item, deadline: { ...deadline, closed_by: closedBy[id] } } : item;
}

/** The items of a further page, with their marks and the notices that closed them. */
export function withClosings(
  items: Item[],
  { closed_by = {} }: { closed_by?: unknown },
  language: Language,
  view: ClosingView,
): ListedItem[] {
  return items.map((item) => withClosing(withNotice(item, closed_by as never), language, view));
}

/** An item with its mark: that of its fields, or what its text in the shown language says. */
export function withClosing(item: Item, shown: Language, view: ClosingView, now = Date.now()): ListedItem {
  const { deadline } = item;
  if (deadline?.opens_at || deadline?.closes_at || deadline?.closed_by) {
    const state = deadlineState(deadline, now);
    return state
      ? { ...item, closing: { state, text: deadlineText(deadline, state, { ...view, now }) } }
      : item;
  }
  const state = closingOf(item, shown, view.day);
  return state ? { ...item, closing: { state, text: view.words[state] } } : item;
}

function closingOf(item: Item, shown: Language, day: string) {
  const { title, description, inOtherLanguage: other } = item;
  const language = description.trim() ? shown : otherLanguage(shown);
  return closingOn(`${title}\n${description.trim() || other?.description || ''}`, language, day);
}

/** The state of a text's announcement on a day (`YYYY-MM-DD`); undefined where its closing date is not certain. */
export function closingOn(
  text: string,
  language: Language,
  day: string,
): Exclude<Closing, 'upcoming'> | undefined {
  const deadline = deadlineOf(text, language);
  const last = deadline && deadlineDay(deadline);
  if (!last) return undefined;
  if (day !== last) return day < last ? 'open' : 'closed';
  return isBefore.test(deadline) && !withHour.test(deadline) ? 'closed' : 'closing';
}

/** Before a day without an hour: the day itself is too late. */
const isBefore = /^(?:قبل|before)\s/i;
const withHour = /ظهر|صباح|مساء|نهاية|منتصف|الساعة|noon|midday|midnight|end|business|\d\s?[ap]\.?m|:\d/i;
