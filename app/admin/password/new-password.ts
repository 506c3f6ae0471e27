import type { PasswordShare, SealedPair } from '#shared/accounts/credentials.ts';
import { isGuessable } from '#shared/accounts/passwords/guessable.ts';
import { sealPrivateKey, wrappingKeyOf } from '#shared/accounts/passwords/private-key.ts';
import { saltBytes, sentPassword } from '#shared/accounts/passwords/stretched-password.ts';
import { fromBase64url, toBase64url } from '#shared/channel/base64url.ts';
import { createKeyPair } from '#shared/channel/keys/key-pair.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { adminLanguage } from '../admin-language.ts';
import { ApiFailure } from '../client/api.ts';
import { fetchParameters } from './own-password.ts';
import { canRun, runPassword } from './run-password.ts';

type Chosen = { email: string; password: string /** The one that it replaces. */; before?: string };

/** The text in place of a new password; with the key pair that this browser made, if any. */
export type SentNewPassword = { password: string; own?: SealedPair };

/**
 * A new password as it is sent. Where the site gives its half of the wrapping key, a new key pair is made here, and the site
 * gets a verifier alone.
 * @throws ApiFailure for one that the site would refuse as well: it is guessed soon, or no other one.
 */
export async function newPassword(
  { email, password, before }: Chosen,
  shareOf?: (sent: string) => Promise<PasswordShare>,
): Promise<SentNewPassword> {
  if (!canRun()) return { password };
  if (password === before) throw refused('password.same');
  const { new_cost: cost, names } = await fetchParameters(email);
  if (await isGuessable(password, [email, ...names])) throw refused('password.guessable');
  const salt = toBase64url(crypto.getRandomValues(new Uint8Array(saltBytes)));
  const run = { ...(await runPassword(password, salt, cost)), salt, cost };
  if (!shareOf) return { password: sentPassword(run) };
  const verifier = sentPassword({ ...run, part: undefined });
  const [{ owner, share }, pair] = await Promise.all([shareOf(verifier), createKeyPair()]);
  const wrappingKey = await wrappingKeyOf(run.part, fromBase64url(share));
  const sealed_key = await sealPrivateKey(pair.privateKey, wrappingKey, owner);
  return { password: verifier, own: { public_key: pair.publicKey, sealed_key } };
}

function refused(key: 'password.same' | 'password.guessable'): ApiFailure {
  const message = adminMessage(adminLanguage(), key);
  return new ApiFailure(422, { message, errors: { password: [message] } });
}
