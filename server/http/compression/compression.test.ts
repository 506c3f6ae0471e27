import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testApp } from '#tests/sites/test-app.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a long response is compressed as %j allows', async (accepted, encoding, decompress) => {
  const { request } = await testApp({ items: { articles: 9 } });
  const plain = await request('/api/articles');
  const compressed = await request('/api/articles', { headers: { 'accept-encoding': accepted } });
  expect(compressed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
  expect(decompress(compressed.rawPayload).toString()).toBe(plain.body);
});

test('a short response, and one for a client without support, is sent uncompressed', async () => {
  const { request } = await testApp({ items: { articles: 9 } });
  const short = await request('/api/managers', { headers: { 'accept-encoding': 'br' } });
  expect([short.headers['content-encoding'], short.body]).toEqual([undefined, '[]']);
  const identity = await request('/api/articles', { headers: { 'accept-encoding': 'identity' } });
  expect(identity.headers['content-encoding']).toBeUndefined();
});
