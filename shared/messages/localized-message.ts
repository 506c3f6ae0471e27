import type { Language } from '#shared/languages.ts';
import { messageLimits } from '#shared/messages/admin/message-limits.ts';
import { type AdminMessageKey, adminMessage, isAdminMessageKey } from '#shared/messages/admin-messages.ts';
import { catalogue } from '#shared/messages/catalogue.ts';
import { type MessageKey, message } from '#shared/messages/messages.ts';
import { numerals } from '#shared/numeral.ts';

export type AnyMessageKey = MessageKey | AdminMessageKey;

/** A message of either catalogue, the site's or that of calls and editors, its `{names}` replaced by the numbers. */
export function localizedMessage(
  language: Language,
  key: AnyMessageKey,
  numbers?: Record<string, number>,
): string {
  const values = { ...messageLimits[language], ...(numbers && numerals(language, numbers)) };
  return isAdminMessageKey(key) ? adminMessage(language, key, values) : message(language, key, values);
}

/** True for a key of either catalogue: schemas carry keys in place of messages. */
export function isMessageKey(text: string): text is AnyMessageKey {
  return isAdminMessageKey(text) || Object.hasOwn(catalogue.en, text);
}
