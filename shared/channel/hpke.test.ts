import { expect, test } from 'vitest';
import { createKeyPair, keyPairOf } from '#server/crypto/sealing/x25519.ts';
import { openingKey, openSealed, publicHalf, sealTo } from './hpke.ts';

const refused = /decryption failed|encapsulated secret length/;

const hex = (digits: string) => Buffer.from(digits, 'hex');

/** A test vector of RFC 9180: X25519, HKDF-SHA256, AES-256-GCM, base mode, the first text. */
const vector = {
  privateKey: hex('497b4502664cfea5d5af0b39934dac72242a74f8480451e1aee7d6a53320333d'),
  publicKey: hex('430f4b9859665145a6b1ba274024487bd66f03a2dd577d7753c68d7d7d00c00c'),
  sender: hex('6c93e09869df3402d7bf231bf540fadd35cd56be14f97178f0954db94b7fc256'),
  purpose: 'Ode on a Grecian Urn',
  boundTo: 'Count-0',
  sealed: hex('e5d84cd531cfb583096e7cfa9641bd3079cf3a91cda813c52deb5f512be9931980a41de125a925cdad859d5b7a'),
  text: 'Beauty is truth, truth beauty',
};

test('the example of the RFC opens', async () => {
  const { publicKey, privateKey } = keyPairOf(vector.privateKey.toString('base64url'));
  expect(publicKey).toBe(vector.publicKey.toString('base64url'));
  expect(await publicHalf(privateKey)).toBe(publicKey);
  const sealed = Buffer.concat([vector.sender, vector.sealed]);
  const opened = await openSealed(sealed, await openingKey(privateKey), vector.purpose, vector.boundTo);
  expect(Buffer.from(opened).toString()).toBe(vector.text);
});

test('sealed text opens only with its key, purpose and associated data', async () => {
  const { publicKey, privateKey } = createKeyPair();
  const key = await openingKey(privateKey);
  const text = Buffer.from('نص');
  const sealed = await (await sealTo(publicKey, 'purpose'))(text, 'place');
  expect(sealed).toHaveLength(32 + text.length + 16);
  expect(Buffer.from(await openSealed(sealed, key, 'purpose', 'place'))).toEqual(text);
  await expect(openSealed(sealed, key, 'another', 'place')).rejects.toThrow(refused);
  await expect(openSealed(sealed, key, 'purpose', 'another')).rejects.toThrow(refused);
  const other = await openingKey(createKeyPair().privateKey);
  await expect(openSealed(sealed, other, 'purpose', 'place')).rejects.toThrow(refused);
  for (const length of [0, 31, 32, 47, sealed.length - 1]) {
    await expect(openSealed(sealed.subarray(0, length), key, 'purpose', 'place')).rejects.toThrow(refused);
  }
  const again = await (await sealTo(publicKey, 'purpose'))(text, 'place');
  expect(again.subarray(0, 32)).not.toEqual(sealed.subarray(0, 32));
});
