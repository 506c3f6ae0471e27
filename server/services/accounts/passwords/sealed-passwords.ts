import type { SealedPair } from '#shared/accounts/credentials.ts';
import { sealPrivateKey } from '#shared/accounts/passwords/private-key.ts';
import type { Passwords, StoredPassword } from '../../../crypto/passwords/password.ts';
import { createKeyPair } from '../../../crypto/sealing/x25519.ts';
import { AppError } from '../../../errors/app-error.ts';
import { nextTimestamp } from '../../clock/next-timestamp.ts';

const columnsOf = ({ salt, cost, verifierHash }: StoredPassword, sealed_private_key: string) => ({
  salt,
  password_cost: JSON.stringify(cost),
  verifier_hash: verifierHash,
  sealed_private_key,
  updated_at: nextTimestamp(),
});

/** Columns of passwords, and of the private keys that are sealed under them. */
export function createSealedPasswords(passwords: Passwords) {
  /** @throws AppError `conflict` for a verifier alone, which seals nothing. */
  async function sealed(password: string, owner: string, privateKey: string) {
    const { wrappingKey, ...stored } = await passwords.store(password);
    if (!wrappingKey) throw new AppError('conflict', 'password.failed');
    return columnsOf(stored, await sealPrivateKey(privateKey, wrappingKey, owner));
  }

  return {
    sealed,

    /**
     * Those of a new key pair, made here or in its owner's browser.
     * @throws AppError as `sealed`
     */
    async newPair(password: string, owner: string, own: SealedPair | undefined) {
      if (own) {
        const columns = columnsOf(await passwords.store(password), own.sealed_key);
        return { publicKey: own.public_key, columns };
      }
      const { publicKey, privateKey } = createKeyPair();
      return { publicKey, columns: await sealed(password, owner, privateKey) };
    },
  };
}
