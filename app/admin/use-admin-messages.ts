import { type AdminMessageKey, adminMessage } from '#shared/messages/admin-messages.ts';
import { useLanguage } from '../language.tsx';

type Values = Record<string, string | number>;

/**
 * The administrator area's messages in its language. The public catalogue is of no use there: a browser holds it in
 * the language of the document's first byte alone.
 */
export function useAdminMessages(): (key: AdminMessageKey, values?: Values) => string {
  const language = useLanguage();
  return (key, values) => adminMessage(language, key, values);
}
