import { expect, test } from 'vitest';
import { openingKey as openingKeyOfNode } from '#server/crypto/sealing/opening-key.ts';
import { createKeyPair, keyPairOf } from '#server/crypto/sealing/x25519.ts';
import { toHex } from './hex.ts';
import { openingKey, openSealed, publicHalf, sealTo } from './hpke.ts';

/** Both sides of the wire open the same bytes. */
const sides = [
  { side: 'a browser', openingKey },
  { side: 'the server', openingKey: async (privateKey: string) => openingKeyOfNode(privateKey) },
];

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

test.each(sides)('the example of the RFC opens in $side', async ({ openingKey: openingKeyOf }) => {
  const { publicKey, privateKey } = keyPairOf(vector.privateKey.toString('base64url'));
  expect(publicKey).toBe(vector.publicKey.toString('base64url'));
  expect(await publicHalf(privateKey)).toBe(publicKey);
  const sealed = Buffer.concat([vector.sender, vector.sealed]);
  const opened = await openSealed(sealed, await openingKeyOf(privateKey), vector.purpose, vector.boundTo);
  expect(Buffer.from(opened).toString()).toBe(vector.text);
});

test.each(sides)(
  '$side opens only with the key, purpose and associated data',
  async ({ openingKey: openingKeyOf }) => {
    const { publicKey, privateKey } = createKeyPair();
    const key = await openingKeyOf(privateKey);
    const text = Buffer.from('نص');
    const sealed = await (await sealTo(publicKey, 'purpose'))(text, 'place');
    expect(sealed).toHaveLength(32 + text.length + 16);
    expect(Buffer.from(await openSealed(sealed, key, 'purpose', 'place'))).toEqual(text);
    await expect(openSealed(sealed, key, 'another', 'place')).rejects.toThrow(refused);
    await expect(openSealed(sealed, key, 'purpose', 'another')).rejects.toThrow(refused);
    const other = await openingKeyOf(createKeyPair().privateKey);
    await expect(openSealed(sealed, other, 'purpose', 'place')).rejects.toThrow(refused);
    for (const length of [0, 31, 32, 47, sealed.length - 1]) {
      await expect(openSealed(sealed.subarray(0, length), key, 'purpose', 'place')).rejects.toThrow(refused);
    }
    const again = await (await sealTo(publicKey, 'purpose'))(text, 'place');
    expect(again.subarray(0, 32)).not.toEqual(sealed.subarray(0, 32));
  },
);

test.each(sides)('$side opens a body that was not changed', async ({ openingKey: openingKeyOf }) => {
  const { aes } = await openingKeyOf(createKeyPair().privateKey);
  const { encrypt, decrypt } = await aes(new Uint8Array(32));
  const [iv, place] = [new Uint8Array(12), new Uint8Array(5)];
  const sealed = await encrypt(new Uint8Array([1, 2, 3]), iv, place);
  // Of both sides the same bytes
  expect(toHex(sealed)).toBe('cfa54385887b2e9b5dd1ad63f369449655343e');
  expect(await decrypt(sealed, iv, place)).toEqual(new Uint8Array([1, 2, 3]));
  const failed = expect.objectContaining({ name: 'OperationError' });
  const changed = [0, 3, sealed.length - 1].map((at) =>
    sealed.map((byte, index) => (index === at ? byte ^ 1 : byte)),
  );
  const cut = [0, 15, sealed.length - 1].map((length) => sealed.subarray(0, length));
  for (const wrong of [...changed, ...cut]) await expect(decrypt(wrong, iv, place)).rejects.toThrow(failed);
  await expect(decrypt(sealed, iv)).rejects.toThrow(failed);
});
