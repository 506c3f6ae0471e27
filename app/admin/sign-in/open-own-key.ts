import { openPrivateKey, wrappingKeyOf } from '#shared/accounts/passwords/private-key.ts';
import type { OwnKey as SealedKey } from '#shared/accounts/second-factors.ts';
import { fromBase64url } from '#shared/channel/base64url.ts';
import { fingerprintOf } from '#shared/channel/fingerprint.ts';
import { openingKey, publicHalf } from '#shared/channel/hpke.ts';
import { storeOwnKey } from '../client/own-key-use.ts';

/**
 * Opens the private key of who signs in, by both halves of what wraps it, and stores it for their session: it cannot be read any more.
 * @param part the half that the password was run to.
 * @throws if the site's half is another one, or the key was changed, or cannot be stored.
 */
export async function openOwnKey(
  token: string,
  { owner, share, sealed_key }: SealedKey,
  part: Uint8Array,
): Promise<void> {
  const wrappingKey = await wrappingKeyOf(part, fromBase64url(share));
  const privateKey = await openPrivateKey(sealed_key, wrappingKey, owner);
  const fingerprint = await fingerprintOf(await publicHalf(privateKey));
  const { pair } = await openingKey(privateKey);
  await storeOwnKey(token, { owner, pair, fingerprint });
}
