import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeyPair } from '#server/crypto/sealing/x25519.ts';
import { openPrivateKey, sealPrivateKey } from './private-key.ts';

test('a private key opens with the wrapping key and the owner it was sealed for', async () => {
  const { publicKey, privateKey } = createKeyPair();
  for (const half of [publicKey, privateKey]) expect(Buffer.from(half, 'base64url')).toHaveLength(32);
  const key = randomBytes(32);
  const sealed = await sealPrivateKey(privateKey, key, 'owner');
  expect(await openPrivateKey(sealed, key, 'owner')).toBe(privateKey);
  expect(await sealPrivateKey(privateKey, key, 'owner')).not.toBe(sealed);
  await expect(openPrivateKey(sealed, key, 'another')).rejects.toThrow(/operation-specific reason/);
  await expect(openPrivateKey(sealed, randomBytes(32), 'owner')).rejects.toThrow(/operation-specific reason/);
});

test('a sealed key with one flipped bit does not open', async () => {
  const key = randomBytes(32);
  const sealed = Buffer.from(await sealPrivateKey(createKeyPair().privateKey, key, 'owner'), 'base64url');
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const changed = Buffer.from(sealed);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    await expect(openPrivateKey(changed.toString('base64url'), key, 'owner'), `bit ${bit}`).rejects.toThrow(
      /operation-specific reason/,
    );
  }
});
