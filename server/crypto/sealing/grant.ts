import type { Recipient } from './envelope.ts';
import { type OpeningKey, openSealed, sealTo } from './hpke.ts';

const purpose = 'diwan grant 1';

/** Seals a private key of the organisation to one recipient; base64url, as both keys are. */
export async function sealGrant(keyId: string, privateKey: string, to: Recipient): Promise<string> {
  const seal = await sealTo(to.publicKey, purpose);
  const sealed = await seal(Buffer.from(privateKey, 'base64url'), boundTo(keyId, to.name));
  return sealed.toString('base64url');
}

/** @throws if it was sealed to another recipient, belongs to another key or was changed. */
export async function openGrant(
  sealed: string,
  key: OpeningKey,
  keyId: string,
  recipient: string,
): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  return (await openSealed(bytes, key, purpose, boundTo(keyId, recipient))).toString('base64url');
}

function boundTo(keyId: string, recipient: string): string {
  return `${keyId}|${recipient}`;
}
