import { expect, test } from 'vitest';
import { fromBase64url, toBase64url } from './base64url.ts';
import { beginEnvelope, openBody, openKey, submissionContext } from './envelope.ts';
import { openingKey } from './hpke.ts';
import { createReceipt } from './receipt-code.ts';
import { receiptKey, receiptKeys } from './receipt-keys.ts';
import { parseReceiptKey } from './stored-receipt.ts';

/** The receipt that docs/security.md prints. */
const code = '0123456789ABCDEFGHJKMNP8';

test('the keys of the documented receipt are those that it prints', async () => {
  expect(await receiptKeys(code)).toEqual({
    privateKey: 'bHGCU04gH1NhhzIdWCZXOidlYk9proCWudqOGqmevE8',
    publicKey: 'mPcRn8Kxmk_EV7BXEpbys_6FvGUbR9XlSPxKRq6eRyE',
    access: 'r0BMk0sMXwd5UDLM6VfO6xST7Cyi3HE0nEK0rjZD8Nc',
    lookup: 'v7BrO8zz9gSpjdfRwWyRndwiKU99jrXRUE78gcrNnLA',
  });
});

test('a browser sends the two parts that the site stores', async () => {
  const { publicKey, lookup } = await receiptKeys(code);
  const sent = receiptKey(await receiptKeys(code));
  expect(parseReceiptKey(sent)).toEqual({ publicKey, lookup });
  const other = await receiptKeys(createReceipt());
  expect([other.publicKey, other.lookup]).not.toContain(publicKey);
  for (const wrong of ['', sent.slice(1), `${sent}A`, `${sent.slice(0, -1)}=`, `${sent.slice(0, -1)}!`])
    expect(parseReceiptKey(wrong), wrong).toBeUndefined();
  // Two spellings of the same bytes
  expect(parseReceiptKey(`${sent.slice(0, -1)}${sent.endsWith('w') ? 'x' : 'z'}`)).toBeUndefined();
});

test('the receipt opens what is sealed to it, and what the site stores of it does not', async () => {
  const { publicKey, privateKey, lookup } = await receiptKeys(code);
  const seal = await beginEnvelope(2, [{ name: 'receipt', publicKey }]);
  const { keyId, keys, body } = await seal(
    { version: 2, kind: 'report', id: 1 },
    new TextEncoder().encode('text'),
  );
  const sealedKey = keys[0]?.sealedKey ?? new Uint8Array();
  const place = submissionContext({ kind: 'report', id: 1, keyId, version: 2 });
  const key = await openKey(sealedKey, await openingKey(privateKey), place, 'receipt');
  expect(new TextDecoder().decode(await openBody(body, key, place))).toBe('text');
  for (const stored of [publicKey, lookup]) {
    const opening = openKey(sealedKey, await openingKey(stored), place, 'receipt');
    await expect(opening).rejects.toThrow('decryption failed');
  }
});

test('bytes are the same in base64url as everywhere else', () => {
  for (let length = 0; length < 70; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 97 + length) & 255);
    const text = toBase64url(bytes);
    expect(text).toBe(Buffer.from(bytes).toString('base64url'));
    expect(fromBase64url(text)).toEqual(bytes);
  }
});
