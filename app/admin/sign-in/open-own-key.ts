import { openPrivateKey, wrappingKeyOf } from '#shared/accounts/passwords/private-key.ts';
import type { OwnKey as SealedKey } from '#shared/accounts/second-factors.ts';
import { fromBase64url } from '#shared/channel/base64url.ts';
import { shownFingerprint } from '#shared/channel/fingerprint.ts';
import { openingKey, publicHalf } from '#shared/channel/hpke.ts';
import type { OwnKey } from '../client/own-key.ts';

/**
 * The private key of who signs in, opened by both halves of what wraps it. It cannot be read from the result.
 * @param part the half that the password was run to.
 * @throws if the site's half is another one, or the key was changed.
 */
export async function openOwnKey({ owner, share, sealed_key }: SealedKey, part: Uint8Array): Promise<OwnKey> {
  const wrappingKey = await wrappingKeyOf(part, fromBase64url(share));
  const privateKey = await openPrivateKey(sealed_key, wrappingKey, owner);
  const publicKey = fromBase64url(await publicHalf(privateKey));
  const fingerprint = shownFingerprint(new Uint8Array(await crypto.subtle.digest('SHA-256', publicKey)));
  const { pair } = await openingKey(privateKey);
  return { owner, pair, fingerprint };
}
