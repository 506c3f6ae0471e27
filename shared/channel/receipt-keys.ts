import { fromBase64url, joinBytes, toBase64url, utf8 } from './base64url.ts';
import { hkdf } from './hkdf.ts';
import { publicHalf } from './hpke.ts';
import type { StoredReceipt } from './stored-receipt.ts';

export type ReceiptKeys = StoredReceipt & {
  privateKey: string;
  /** Shows that its holder has the code, and opens nothing. */
  access: string;
};

/**
 * The keys of a receipt. HKDF is enough: the code has 115 random bits, which no machine tries, so a slow derivation would
 * cost its owner and nobody else. Each part has a purpose of its own, so none leads to another.
 * @param code as `parseReceipt` gives it.
 */
export async function receiptKeys(code: string): Promise<ReceiptKeys> {
  const secret = utf8(code);
  const [ownKey, access] = await Promise.all([
    hkdf(secret, 'diwan receipt key 1'),
    hkdf(secret, 'diwan receipt access 1'),
  ]);
  const privateKey = toBase64url(ownKey);
  return {
    privateKey,
    publicKey: await publicHalf(privateKey),
    access: toBase64url(access),
    lookup: await lookupOf(access),
  };
}

/** SHA-256: a copy of the database has no part of the receipt with which its owner could be impersonated. */
export async function lookupOf(access: Uint8Array<ArrayBuffer>): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', access)));
}

/** A receipt's public key and look-up id, as a browser that made the code sends them. */
export function receiptKey({ publicKey, lookup }: StoredReceipt): string {
  return toBase64url(joinBytes(fromBase64url(publicKey), fromBase64url(lookup)));
}
