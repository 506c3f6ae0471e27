import { webAes } from '../../channel/aes-gcm.ts';
import { fromBase64url, joinBytes, toBase64url, utf8 } from '../../channel/base64url.ts';
import { hkdf } from '../../channel/hkdf.ts';

const ivBytes = 12;

/**
 * The key that wraps an account's private key. Neither half leads to it: its owner's browser makes the one of the password, the
 * site the other one of its key file.
 */
export const wrappingKeyOf = (part: Uint8Array, share: Uint8Array) =>
  hkdf(joinBytes(part, share), 'diwan wrapping key 2');

/** Seals a private key under the wrapping key of its owner's password: IV, AES-256-GCM and tag, in base64url. */
export async function sealPrivateKey(
  privateKey: string,
  wrappingKey: Uint8Array,
  owner: string,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const { encrypt } = await webAes(wrappingKey);
  return toBase64url(joinBytes(iv, await encrypt(fromBase64url(privateKey), iv, boundTo(owner))));
}

/** @throws if the wrapping key or the owner differs, or the sealed key was changed. */
export async function openPrivateKey(
  sealed: string,
  wrappingKey: Uint8Array,
  owner: string,
): Promise<string> {
  const bytes = fromBase64url(sealed);
  const { decrypt } = await webAes(wrappingKey);
  const opened = await decrypt(bytes.subarray(ivBytes), bytes.subarray(0, ivBytes), boundTo(owner));
  return toBase64url(opened);
}

/** Associated data: the owner's id, so that a sealed key moved to another row does not open. */
const boundTo = (owner: string) => utf8(`diwan administrator key 1 ${owner}`);
