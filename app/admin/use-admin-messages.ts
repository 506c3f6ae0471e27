import { type AdminMessageKey, adminMessage } from '#shared/messages/admin-messages.ts';
import { useLanguage } from '../language.tsx';

type Values = Record<string, string | number>;

/**
 * The administrator area's messages in its language. The public catalogue does not fit: a browser holds it
 * only in the language of the first document.
 */
export function useAdminMessages(): (key: AdminMessageKey, values?: Values) => string {
  const language = useLanguage();
  return (key, values) => adminMessage(language, key, values);
}
