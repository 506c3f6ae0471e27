import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testApp } from '#tests/sites/test-app.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a long answer is compressed as %j allows', async (accepted, encoding, unpack) => {
  const { ask } = await testApp({ items: { articles: 9 } });
  const plain = await ask('/api/articles');
  const packed = await ask('/api/articles', { headers: { 'accept-encoding': accepted } });
  expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
  expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
});

test('a short answer, and one for a caller that cannot unpack it, is sent as it is', async () => {
  const { ask } = await testApp({ items: { articles: 9 } });
  const short = await ask('/api/managers', { headers: { 'accept-encoding': 'br' } });
  expect([short.headers['content-encoding'], short.body]).toEqual([undefined, '[]']);
  const identity = await ask('/api/articles', { headers: { 'accept-encoding': 'identity' } });
  expect(identity.headers['content-encoding']).toBeUndefined();
});
