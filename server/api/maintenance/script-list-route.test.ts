import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSignatureOf } from '#server/crypto/publication-key.ts';
import { testApp } from '#tests/sites/test-app.ts';

const path = '/.well-known/diwan-scripts.json';

test('the list of the build is served signed, with the key that signs the published keys', async () => {
  const { request, signIn } = await testApp({ config: { production: true } });
  await signIn();
  const response = await request(path);
  expect(response.headers['cache-control']).toBe('no-store');
  const { signed_at, publication_key, signature, ...list } = response.json();
  expect(list).toEqual(JSON.parse(readFileSync('build/scripts.json', 'utf8')));
  const stated = ['diwan script list 1', signed_at, list.release, list.digest];
  expect(isSignatureOf(publication_key, stated, signature)).toBe(true);
  expect(isSignatureOf(publication_key, [...stated.slice(0, 3), 'f'.repeat(64)], signature)).toBe(false);
  expect(isSignatureOf('no key', stated, signature)).toBe(false);
  expect((await request('/.well-known/diwan-keys.json')).json()).toMatchObject({ publication_key });
});

test('while developing there is none', async () => {
  const { request } = await testApp();
  expect((await request(path)).statusCode).toBe(404);
});
