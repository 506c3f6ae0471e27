import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Redacted } from '../../redacted.ts';
import type { Recipient } from './envelope.ts';

/** Makes HMAC-SHA256 of JSON values, in base64url: it authenticates what the database holds of the keys, under a key from the pepper, which is no part of the database. */
export function createRegisterMac(
  pepper: () => Promise<Redacted<Buffer>>,
): (value: unknown) => Promise<string> {
  return async (value) => macOf((await pepper()).reveal(), 'diwan key register 1', value);
}

/** Authenticates the recipient of a grant: only somebody who can open the organisation's key can make it. */
export function grantMac(keyId: string, privateKey: string, { name, publicKey }: Recipient): string {
  const secret = Buffer.from(privateKey, 'base64url');
  return macOf(secret, 'diwan grant recipient 1', [keyId, name, publicKey]);
}

export function isSameMac(given: string | null, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function macOf(secret: Buffer, purpose: string, value: unknown): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return createHmac('sha256', key).update(JSON.stringify(value)).digest('base64url');
}
