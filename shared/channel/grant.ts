import { fromBase64url, toBase64url, utf8 } from './base64url.ts';
import type { Recipient } from './envelope.ts';
import { hkdf } from './hkdf.ts';
import { type OpeningKey, openSealed, sealTo } from './hpke.ts';

const purpose = 'diwan grant 1';

/** Seals a private key of the organisation to one recipient; base64url, as both keys are. */
export async function sealGrant(keyId: string, privateKey: string, to: Recipient): Promise<string> {
  const seal = await sealTo(to.publicKey, purpose);
  return toBase64url(await seal(fromBase64url(privateKey), boundTo(keyId, to.name)));
}

/** @throws if it was sealed to another recipient, belongs to another key or was changed. */
export async function openGrant(
  sealed: string,
  key: OpeningKey,
  keyId: string,
  recipient: string,
): Promise<string> {
  return toBase64url(await openSealed(fromBase64url(sealed), key, purpose, boundTo(keyId, recipient)));
}

/** Authenticates the recipient of a grant: only a holder of the organisation's private key can compute it. Base64url. */
export async function grantMac(
  keyId: string,
  privateKey: string,
  { name, publicKey }: Recipient,
): Promise<string> {
  const secret = await hkdf(fromBase64url(privateKey), 'diwan grant recipient 1');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  const text = utf8(JSON.stringify([keyId, name, publicKey]));
  return toBase64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, text)));
}

function boundTo(keyId: string, recipient: string): string {
  return `${keyId}|${recipient}`;
}
