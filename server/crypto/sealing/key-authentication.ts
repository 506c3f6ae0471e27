import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Redacted } from '../../redacted.ts';

/**
 * HMAC-SHA256 of JSON values, in base64url: authenticates the database's records of the keys under a key derived from
 * the pepper, which is not in the database.
 */
export function createRegisterMac(
  pepper: () => Promise<Redacted<Buffer>>,
): (value: unknown) => Promise<string> {
  return async (value) => macOf((await pepper()).reveal(), 'diwan key register 1', value);
}

export function isSameMac(given: string | null, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function macOf(secret: Buffer, purpose: string, value: unknown): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return createHmac('sha256', key).update(JSON.stringify(value)).digest('base64url');
}
