import { beirutDay } from '#shared/beirut-day.ts';
import { hasDeadline } from '#shared/content/fields/deadline-fields.ts';
import type { Language } from '#shared/languages.ts';
import { catalogue } from '#shared/messages/catalogue.ts';
import { message } from '#shared/messages/messages.ts';
import { type SectionKey, sectionByKey } from '#shared/site/sections.ts';
import type { ClosingView } from './closing.ts';

const prefix = 'list.deadline.';

/** The view of a section's closing dates, on the day of a timestamp; undefined for one without them. */
export function closingView(
  section: SectionKey,
  language: Language,
  now: number = Date.now(),
): ClosingView | undefined {
  if (!hasDeadline(sectionByKey(section))) return undefined;
  const word = (closing: keyof ClosingView['words']) => message(language, `list.closing.${closing}`);
  const messages = Object.entries(catalogue[language]).flatMap(([key, text]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), text]] : [],
  );
  return {
    day: beirutDay(now),
    language,
    words: { open: word('open'), closing: word('closing'), closed: word('closed') },
    messages: Object.fromEntries(messages),
  };
}
