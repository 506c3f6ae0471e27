import { beirutDay } from '#shared/beirut-day.ts';
import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import type { Closing, ClosingView } from './closing.ts';

/** The sections whose items can be applied for until a closing date. */
const sections: SectionKey[] = ['recruitments', 'tenders'];

/** The view of a section's closing dates, on the day of a timestamp; undefined for one without them. */
export function closingView(
  section: SectionKey,
  language: Language,
  now: number = Date.now(),
): ClosingView | undefined {
  if (!sections.includes(section)) return undefined;
  const word = (closing: Closing) => message(language, `list.closing.${closing}`);
  return {
    day: beirutDay(now),
    words: { open: word('open'), closing: word('closing'), closed: word('closed') },
  };
}
