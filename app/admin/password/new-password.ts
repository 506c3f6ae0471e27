import { isGuessable } from '#shared/accounts/passwords/guessable.ts';
import { saltBytes, sentPassword } from '#shared/accounts/passwords/stretched-password.ts';
import { toBase64url } from '#shared/channel/base64url.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { adminLanguage } from '../admin-language.ts';
import { ApiFailure } from '../client/api.ts';
import { fetchParameters } from './own-password.ts';
import { canRun, runPassword } from './run-password.ts';

/**
 * The text that is sent in place of a new password.
 * @param before the one that it replaces.
 * @throws ApiFailure for one that the site would refuse as well: it is guessed soon, or no other one.
 */
export async function newPassword(email: string, password: string, before?: string): Promise<string> {
  if (!canRun()) return password;
  if (password === before) throw refused('password.same');
  const { new_cost: cost, names } = await fetchParameters(email);
  if (await isGuessable(password, [email, ...names])) throw refused('password.guessable');
  const salt = toBase64url(crypto.getRandomValues(new Uint8Array(saltBytes)));
  return sentPassword({ ...(await runPassword(password, salt, cost)), salt, cost });
}

function refused(key: 'password.same' | 'password.guessable'): ApiFailure {
  const message = adminMessage(adminLanguage(), key);
  return new ApiFailure(422, { message, errors: { password: [message] } });
}
