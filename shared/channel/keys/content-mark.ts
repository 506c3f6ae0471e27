import { fromBase64url, toBase64url, utf8 } from '../base64url.ts';
import type { ReceiptKeys } from '../receipt-keys.ts';

type Own = Pick<ReceiptKeys, 'privateKey'>;

/**
 * The stored mark of a file's content, by which the same file is found in its case. Its key is made of the receipt's: who has
 * the database cannot try which known document was sent.
 * @param digest SHA-256 of the content, in base64url.
 */
export const fileMark = (keys: Own, digest: string) => contentMark(keys, 'file', digest);

/** The mark of a message's text, by which the site knows a retry that is sealed again, and no text. */
export const messageMark = (keys: Own, text: string) => contentMark(keys, 'message', text);

async function contentMark({ privateKey }: Own, kind: 'file' | 'message', content: string): Promise<string> {
  const secret = await crypto.subtle.importKey('raw', fromBase64url(privateKey), 'HKDF', false, [
    'deriveKey',
  ]);
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: utf8(`diwan ${kind} mark 1`),
  };
  const algorithm = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  const key = await crypto.subtle.deriveKey(derivation, secret, algorithm, false, ['sign']);
  return toBase64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(content))));
}
