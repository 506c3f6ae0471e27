import { fromBase64url, toBase64url, utf8 } from '../base64url.ts';
import type { ReceiptKeys } from '../receipt-keys.ts';

/**
 * The stored mark of a content, by which the same file is found in its case. Its key is made of the receipt's: who has the
 * database cannot try which known document was sent.
 * @param digest SHA-256 of the content, in base64url.
 */
export async function fileMark(
  { privateKey }: Pick<ReceiptKeys, 'privateKey'>,
  digest: string,
): Promise<string> {
  const secret = await crypto.subtle.importKey('raw', fromBase64url(privateKey), 'HKDF', false, [
    'deriveKey',
  ]);
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: utf8('diwan file mark 1'),
  };
  const kind = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  const key = await crypto.subtle.deriveKey(derivation, secret, kind, false, ['sign']);
  return toBase64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(digest))));
}
