import { type Catalogue, catalogue } from '#shared/messages/catalogue.ts';
import type { DetailLabel } from '../content/detail-groups.ts';
import type { Language } from '../languages.ts';
import type { en as files } from './files/en.ts';
import type { en as forms } from './forms/en.ts';
import type { en as mail } from './mail/en.ts';
import type { en as search } from './search/en.ts';

export type MessageKey = keyof Catalogue;

/** Keys of messages on any page: a browser has neither the messages of the forms before one is used, nor those of mails, nor what comes with the data. */
export type PageMessageKey = Exclude<
  MessageKey,
  | keyof typeof forms
  | keyof typeof files
  | keyof typeof mail
  | keyof typeof search
  | `${'detail' | 'list'}.${string}`
  | `manager.${DetailLabel}`
  | Exclude<Extract<MessageKey, `${string}.description`>, `${'recruitments' | 'tenders'}.description`>
  | `${string}.${'count_other' | 'inOtherLanguage' | 'readInOtherLanguage'}`
>;

type Values = Record<string, string | number>;

/** A message in a language, its `{names}` replaced by the values. */
export function message(language: Language, key: MessageKey, values?: Values): string {
  const text = catalogue[language][key];
  return values ? fill(text, values) : text;
}

/** Replaces each `{name}` of a message that has a value; leaves the others. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
