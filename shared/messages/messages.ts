import { type Catalogue, catalogue } from '#shared/messages/catalogue.ts';
import type { DetailLabel } from '../content/detail-groups.ts';
import type { Language } from '../languages.ts';
import type { en as alerts } from './alerts/en.ts';
import type { en as failures } from './failures/en.ts';
import type { en as files } from './files/en.ts';
import type { en as forms } from './forms/en.ts';
import type { en as mail } from './mail/en.ts';
import type { en as search } from './search/en.ts';
import type { en as sharing } from './sharing/en.ts';
import type { en as snapshot } from './snapshot/en.ts';
import type { en as subscriptions } from './subscriptions/en.ts';

export type MessageKey = keyof Catalogue;

/** Keys of messages on any page: a browser has neither the messages of the forms before one is used, nor those of mails, alerts, failures and snapshots, nor what comes with the data. */
export type PageMessageKey = Exclude<
  MessageKey,
  | keyof typeof forms
  | keyof typeof files
  | keyof typeof mail
  | keyof typeof alerts
  | keyof typeof failures
  | keyof typeof sharing
  | keyof typeof search
  | keyof typeof subscriptions
  | keyof typeof snapshot
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
