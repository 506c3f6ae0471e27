import { fromBase64url, toBase64url } from './base64url.ts';

/** Bytes of each part of a receipt. */
const partBytes = 32;

/** The recipient name of a receipt's key. */
export const receiptName = 'receipt';

/** A receipt as the site stores it: neither part leads to its code. */
export type StoredReceipt = {
  /** X25519, in base64url: officers' messages are sealed to it. */
  publicKey: string;
  /** The name by which the receipt is found, in base64url. */
  lookup: string;
};

/** @returns undefined if these are not the two parts of a receipt. */
export function parseReceiptKey(text: string): StoredReceipt | undefined {
  if (!/^[\w-]{86}$/.test(text)) return undefined;
  const bytes = fromBase64url(text);
  if (toBase64url(bytes) !== text) return undefined;
  return {
    publicKey: toBase64url(bytes.subarray(0, partBytes)),
    lookup: toBase64url(bytes.subarray(partBytes)),
  };
}
