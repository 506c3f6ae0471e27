import { joinBytes, utf8 } from './base64url.ts';

/** 32 bytes by HKDF-SHA256 (RFC 5869): one value for each purpose, of which none leads to another. */
export async function hkdf(
  secret: Uint8Array,
  purpose: string,
  salt: Uint8Array<ArrayBuffer> = new Uint8Array(),
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', joinBytes(secret), 'HKDF', false, ['deriveBits']);
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt, info: utf8(purpose) };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256));
}
