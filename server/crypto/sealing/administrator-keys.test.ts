import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPrivateKey, sealPrivateKey } from './administrator-keys.ts';
import { createKeyPair } from './x25519.ts';

test('a private key opens with the wrapping key and the owner it was sealed for', () => {
  const { publicKey, privateKey } = createKeyPair();
  for (const half of [publicKey, privateKey]) expect(Buffer.from(half, 'base64url')).toHaveLength(32);
  const key = randomBytes(32);
  const sealed = sealPrivateKey(privateKey, key, 'owner');
  expect(openPrivateKey(sealed, key, 'owner')).toBe(privateKey);
  expect(sealPrivateKey(privateKey, key, 'owner')).not.toBe(sealed);
  expect(() => openPrivateKey(sealed, key, 'another')).toThrow(/authenticate/);
  expect(() => openPrivateKey(sealed, randomBytes(32), 'owner')).toThrow(/authenticate/);
});

test('a sealed key with one flipped bit does not open', () => {
  const key = randomBytes(32);
  const sealed = Buffer.from(sealPrivateKey(createKeyPair().privateKey, key, 'owner'), 'base64url');
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const changed = Buffer.from(sealed);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(() => openPrivateKey(changed.toString('base64url'), key, 'owner'), `bit ${bit}`).toThrow(
      /authenticate/,
    );
  }
});
