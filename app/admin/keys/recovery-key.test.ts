import { createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { recoveryKey } from './recovery-key.ts';

test('the words, the key and its fingerprint of a known entropy are those that the server derives', () => {
  const { words, publicKey, fingerprint } = recoveryKey(new Uint8Array(32).fill(1));
  expect(words.join(' ')).toBe(
    `${'absurd amount doctor acoustic avoid letter advice cage '.repeat(2)}absurd amount doctor acoustic avoid letter advice comic`,
  );
  expect(publicKey).toBe('fayUToymuiE-ZLOLV2UOcnL2S6bFgrggVMtrkMQLhyw');
  expect(fingerprint).toBe('C4FF 1EC3 ED71 FF76 8FC7 51A9 61CC 9AB7');
});

test('the public key is that of X25519 over HKDF-SHA256, as another implementation computes both', () => {
  const entropy = Uint8Array.from({ length: 32 }, (_, index) => index);
  const header = Buffer.from('302e020100300506032b656e04220420', 'hex');
  const privateKey = Buffer.from(hkdfSync('sha256', entropy, '', 'diwan recovery key 1', 32));
  const key = createPrivateKey({ key: Buffer.concat([header, privateKey]), format: 'der', type: 'pkcs8' });
  expect(recoveryKey(entropy).publicKey).toBe(createPublicKey(key).export({ format: 'jwk' }).x);
});

test('each time there are 24 other words, and the entropy does not stay in memory', () => {
  const [one, other] = [recoveryKey(), recoveryKey()];
  expect(one.words).toHaveLength(24);
  expect(one.words).not.toEqual(other.words);
  const entropy = new Uint8Array(32).fill(7);
  recoveryKey(entropy);
  expect(entropy).toEqual(new Uint8Array(32));
});
