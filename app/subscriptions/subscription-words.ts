import type { Language } from '#shared/languages.ts';
import { type MessageKey, message } from '#shared/messages/messages.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';

const words = {
  email: 'subscribe.email',
  sections: 'subscribe.sections',
  when: 'subscribe.when',
  atOnce: 'subscribe.atOnce',
  daily: 'subscribe.daily',
} as const satisfies Record<string, MessageKey>;

/** The words of the forms, which the server sends with the page: no browser loads them otherwise. */
export function subscriptionWords(language: Language) {
  return {
    ...(Object.fromEntries(
      Object.entries(words).map(([name, key]) => [name, message(language, key)]),
    ) as Record<keyof typeof words, string>),
    titles: sections.map(({ key }) => ({ key, title: message(language, `${key}.title`) })),
  };
}

export type SubscriptionWords = ReturnType<typeof subscriptionWords>;

/** The titles of chosen sections. */
export const titlesOf = (language: Language, chosen: readonly SectionKey[]) =>
  chosen.map((key) => message(language, `${key}.title`));
