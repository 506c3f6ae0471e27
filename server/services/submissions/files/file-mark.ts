import { createHmac, hkdfSync } from 'node:crypto';
import type { ReceiptKeys } from '#shared/channel/receipt-keys.ts';

/**
 * The stored mark of a content, by which the same file is found in its case. Its key is made of the receipt's: who has the
 * database cannot try which known document was sent.
 * @param digest SHA-256 of the content.
 */
export function fileMark({ privateKey }: ReceiptKeys, digest: string): string {
  const key = hkdfSync('sha256', Buffer.from(privateKey, 'base64url'), '', 'diwan file mark 1', 32);
  return createHmac('sha256', Buffer.from(key)).update(digest).digest('base64url');
}
