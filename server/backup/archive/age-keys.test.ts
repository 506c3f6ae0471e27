import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { recoveryKeyPair } from '../../crypto/sealing/recovery-words.ts';
import { ageIdentity, ageRecipient } from './age-keys.ts';

test.each(recoveryWords)(
  'a text sealed for the stored half of a recovery key opens with its words',
  async (key) => {
    const identity = ageIdentity(recoveryKeyPair(key.words)?.privateKey ?? '');
    expect(identity).toMatch(/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/);
    expect(await identityToRecipient(identity)).toBe(ageRecipient(key.publicKey));
    const encrypter = new Encrypter();
    encrypter.addRecipient(ageRecipient(key.publicKey));
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    expect(await decrypter.decrypt(await encrypter.encrypt('نسخة'), 'text')).toBe('نسخة');
  },
);
