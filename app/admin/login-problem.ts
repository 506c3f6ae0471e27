import type { Language } from '#shared/languages.ts';
import { type AdminMessageKey, adminMessage } from '#shared/messages/admin-messages.ts';
import { ApiFailure } from './api.ts';

/** Where a failed sign-in is said: under a field, or in the box above both. */
export type LoginProblem = { email?: string; password?: string; general?: string };

/** The words by which a sentence is known to be about a field (specification §5 and §8). */
const fieldWords = {
  email: ['email', 'e-mail', 'البريد'],
  password: ['password', 'كلمة المرور'],
} as const;

export function loginProblem(error: unknown, language: Language): LoginProblem {
  const say = (key: AdminMessageKey) => adminMessage(language, key);
  if (!(error instanceof ApiFailure) || error.status === 0) return { general: say('login.network') };
  const { email, password } = error.errors;
  if (email?.[0] || password?.[0]) {
    return { ...(email?.[0] && { email: email[0] }), ...(password?.[0] && { password: password[0] }) };
  }
  const sentence = error.sentence ?? say('login.failed');
  const isAbout = (words: readonly string[]) => words.some((word) => sentence.toLowerCase().includes(word));
  const about = { email: isAbout(fieldWords.email), password: isAbout(fieldWords.password) };
  if (about.email === about.password) return { general: sentence };
  return about.email ? { email: sentence } : { password: sentence };
}
