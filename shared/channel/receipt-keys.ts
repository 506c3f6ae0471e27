import { fromBase64url, joinBytes, toBase64url, utf8 } from './base64url.ts';
import { publicHalf } from './hpke.ts';
import { partBytes, type StoredReceipt } from './stored-receipt.ts';

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
  const secret = await crypto.subtle.importKey('raw', utf8(code), 'HKDF', false, ['deriveBits']);
  const derive = async (info: string) => {
    const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8(info) };
    return toBase64url(new Uint8Array(await crypto.subtle.deriveBits(parameters, secret, partBytes * 8)));
  };
  const [privateKey, access] = await Promise.all([
    derive('diwan receipt key 1'),
    derive('diwan receipt access 1'),
  ]);
  return {
    privateKey,
    publicKey: await publicHalf(privateKey),
    access,
    lookup: await lookupOf(fromBase64url(access)),
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
