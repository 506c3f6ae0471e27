import { expect, test } from 'vitest';
import { createKeyPair } from '#server/crypto/sealing/x25519.ts';
import { openGrant, sealGrant } from './grant.ts';
import { openingKey } from './hpke.ts';

test('a grant opens only with its holder’s key, for its own key and name', async () => {
  const [holder, other, organisation] = [createKeyPair(), createKeyPair(), createKeyPair()];
  const to = { name: 'administrator:1', publicKey: holder.publicKey };
  const sealed = await sealGrant('key 1', organisation.privateKey, to);
  const key = await openingKey(holder.privateKey);
  expect(await openGrant(sealed, key, 'key 1', to.name)).toBe(organisation.privateKey);
  for (const [by, keyId, name] of [
    [await openingKey(other.privateKey), 'key 1', to.name],
    [key, 'key 2', to.name],
    [key, 'key 1', 'administrator:2'],
  ] as const)
    await expect(openGrant(sealed, by, keyId, name)).rejects.toThrow(/decryption failed/);
});
