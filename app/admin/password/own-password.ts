import type { PasswordParameters } from '#shared/accounts/credentials.ts';
import { type ChosenPassword, sentPassword } from '#shared/accounts/passwords/stretched-password.ts';
import { call } from '../client/api.ts';
import { loadOwnKey } from '../client/own-key.ts';
import { storedToken } from '../client/token.ts';
import { canRun, runPassword } from './run-password.ts';

/** The parameters with which the password of an account is run, and a new one. @throws ApiFailure */
export const fetchParameters = (email: string) =>
  call<PasswordParameters>('login/parameters', { method: 'POST', json: { email }, as: {} });

/**
 * An account's password after its run. None in an old browser, and for a password from before the site could take a run: it has
 * to be sent once more.
 */
export async function ownRun(email: string, password: string): Promise<ChosenPassword | undefined> {
  if (!canRun() || !email || !password) return undefined;
  const { salt, cost } = await fetchParameters(email);
  return salt === null ? undefined : { ...(await runPassword(password, salt, cost)), salt, cost };
}

/** The text that is sent in place of an account's password: a verifier alone, unless the site opens its key for the call. */
export async function ownPassword(email: string, password: string): Promise<string> {
  const [run, own] = await Promise.all([ownRun(email, password), loadOwnKey(storedToken())]);
  return run ? sentPassword({ ...run, part: own ? undefined : run.part }) : password;
}
