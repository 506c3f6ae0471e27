import type { Language } from '#shared/languages.ts';
import { adminEn } from '#shared/messages/admin-en.ts';
import { type AdminMessageKey, adminMessage } from '#shared/messages/admin-messages.ts';
import { enCatalogue } from '#shared/messages/en-catalogue.ts';
import { type MessageKey, message } from '#shared/messages/messages.ts';
import { numerals } from '#shared/numeral.ts';

export type SentenceKey = MessageKey | AdminMessageKey;

/** A sentence of either catalogue, the site's or that of calls and editors, its `{names}` replaced by the numbers. */
export function sentence(language: Language, key: SentenceKey, numbers?: Record<string, number>): string {
  const values = numbers && numerals(language, numbers);
  return isAdminKey(key) ? adminMessage(language, key, values) : message(language, key, values);
}

/** Whether a text is a key of either catalogue: schemas carry keys in place of messages. */
export function isSentenceKey(text: string): text is SentenceKey {
  return isAdminKey(text) || Object.hasOwn(enCatalogue, text);
}

function isAdminKey(text: string): text is AdminMessageKey {
  return Object.hasOwn(adminEn, text);
}
