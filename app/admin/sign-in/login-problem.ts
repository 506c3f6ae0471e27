import type { Language } from '#shared/languages.ts';
import { type AdminMessageKey, adminMessage } from '#shared/messages/admin-messages.ts';
import { ApiFailure } from '../client/api.ts';

/** The message of a failed sign-in: under a field, or in the box above both. */
export type LoginProblem = { email?: string; password?: string; general?: string };

/** Specification §8: a message that contains the name of a field belongs under it. */
const fields = ['email', 'password'] as const;

export function loginProblem(error: unknown, language: Language): LoginProblem {
  const t = (key: AdminMessageKey) => adminMessage(language, key);
  if (!(error instanceof ApiFailure) || error.status === 0) return { general: t('login.network') };
  const named = fields.flatMap((field) => {
    const [first] = error.errors[field] ?? [];
    return first ? [[field, first]] : [];
  });
  if (named.length > 0) return Object.fromEntries(named) as LoginProblem;
  const message = error.serverMessage ?? t('login.failed');
  const field = fields.find((name) => message.toLowerCase().includes(name));
  return { [field ?? 'general']: message };
}
