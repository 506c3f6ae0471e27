import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { fromBase64url, toBase64url } from './base64url.ts';

test.each([0, 1, 2, 3, 8_191, 8_193, 262_172])('%i bytes are text as Node writes it, and back', (length) => {
  const bytes = new Uint8Array(randomBytes(length));
  const text = Buffer.from(bytes).toString('base64url');
  expect(toBase64url(bytes)).toBe(text);
  expect(Buffer.from(fromBase64url(text)).equals(bytes)).toBe(true);
});

test('an older browser, without functions of its own for it, writes and reads the same', () => {
  const bytes = new Uint8Array(randomBytes(8_193));
  const text = Buffer.from(bytes).toString('base64url');
  expect(toBase64url(Object.assign(bytes, { toBase64: undefined }))).toBe(text);
  vi.stubGlobal('Uint8Array', class extends Uint8Array {});
  Object.assign(Uint8Array, { fromBase64: undefined });
  expect(Buffer.from(fromBase64url(text)).equals(bytes)).toBe(true);
  vi.unstubAllGlobals();
});
