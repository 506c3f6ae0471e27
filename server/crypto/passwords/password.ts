import crypto, { createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createConcurrencyLimiter } from '../../concurrency-limiter.ts';
import type { Redacted } from '../../redacted.ts';

/** The cost of one Argon2id run: KiB of memory, passes over it, and lanes in it. */
export type PasswordCost = { memory: number; passes: number; parallelism: number };

/** The stored form of a password; binary values in base64url. */
export type StoredPassword = { salt: string; cost: PasswordCost; verifierHash: string };

export const passwordCost: PasswordCost = { memory: 128 * 1024, passes: 3, parallelism: 1 };

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Passwords by Argon2id (RFC 9106): 64 bytes of one run, split into a verifier, of which the SHA-256 is stored, and a
 * wrapping key, which opens the owner's sealed values and is stored nowhere.
 */
export function createPasswords(pepper: () => Promise<Redacted<Buffer>>, cost: PasswordCost = passwordCost) {
  // A run holds its memory for about half a second
  const limiter = createConcurrencyLimiter({ maxConcurrent: 2, maxQueued: 16, reserved: 4 });

  async function derive(
    password: string,
    salt: string,
    { memory, passes, parallelism }: PasswordCost,
    isPreferred = false,
  ) {
    const secret = (await pepper()).reveal();
    const parameters = {
      // Keyboards differ: the same letters arrive composed or decomposed
      message: password.normalize('NFKC'),
      nonce: Buffer.from(salt, 'base64url'),
      tagLength: 64,
      memory,
      passes,
      parallelism,
      secret,
    };
    const derived = await limiter(() => promisify(crypto.argon2)('argon2id', parameters), isPreferred);
    const part = (purpose: string) => Buffer.from(hkdfSync('sha256', derived, '', purpose, 32));
    return {
      verifierHash: createHash('sha256').update(part('diwan verifier 1')).digest('base64url'),
      wrappingKey: part('diwan wrapping key 1'),
    };
  }

  return {
    /**
     * Hashes a new password.
     * @throws AppError `unavailable` if the queue is full.
     */
    async store(password: string): Promise<StoredPassword & { wrappingKey: Buffer }> {
      const salt = randomBytes(16).toString('base64url');
      return { salt, cost, ...(await derive(password, salt, cost)) };
    },

    /**
     * The wrapping key if the password matches, else undefined. Without a stored password the run costs the same and
     * returns undefined, so that timing reveals nothing.
     * @param isPreferred goes ahead of queued runs, with slots of its own.
     * @throws AppError `unavailable` if the queue is full.
     */
    async check(
      password: string,
      stored: StoredPassword | undefined,
      isPreferred = false,
    ): Promise<Buffer | undefined> {
      const { salt, cost: storedCost } = stored ?? { salt: 'AAAAAAAAAAAAAAAAAAAAAA', cost };
      const { verifierHash, wrappingKey } = await derive(password, salt, storedCost, isPreferred);
      const expected = stored?.verifierHash ?? verifierHash;
      const same = timingSafeEqual(Buffer.from(verifierHash), Buffer.from(expected));
      return stored && same ? wrappingKey : undefined;
    },

    /** Number of running and of queued runs. */
    load: limiter.load,

    /** A stored cost that differs from that of new passwords. */
    isDated: (stored: StoredPassword) => JSON.stringify(stored.cost) !== JSON.stringify(cost),
  };
}
