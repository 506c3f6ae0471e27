import { fromBase64url, toBase64url } from './base64url.ts';
import type { Recipient } from './envelope.ts';
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

function boundTo(keyId: string, recipient: string): string {
  return `${keyId}|${recipient}`;
}
