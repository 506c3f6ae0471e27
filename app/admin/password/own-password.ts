import type { PasswordParameters } from '#shared/accounts/credentials.ts';
import { sentPassword } from '#shared/accounts/passwords/stretched-password.ts';
import { call } from '../client/api.ts';
import { canRun, runPassword } from './run-password.ts';

/** The parameters with which the password of an account is run, and a new one. @throws ApiFailure */
export const fetchParameters = (email: string) =>
  call<PasswordParameters>('login/parameters', { method: 'POST', json: { email }, as: {} });

/**
 * The text that is sent in place of an account's password, which stays here. A password from before the site could do so is sent once
 * more, and so it is by an old browser.
 */
export async function ownPassword(email: string, password: string): Promise<string> {
  if (!canRun() || !email || !password) return password;
  const { salt, cost } = await fetchParameters(email);
  if (salt === null) return password;
  return sentPassword({ ...(await runPassword(password, salt, cost)), salt, cost });
}
