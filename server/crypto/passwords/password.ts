import crypto, { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { isDeepStrictEqual, promisify } from 'node:util';
import { wrappingKeyOf } from '#shared/accounts/passwords/private-key.ts';
import {
  normalizedPassword,
  type PasswordCost,
  parseSentPassword,
  partsOfRun,
  type RunParameters,
  runBytes,
  type SentPassword,
  saltBytes,
} from '#shared/accounts/passwords/stretched-password.ts';
import { createConcurrencyLimiter } from '../../concurrency-limiter.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Redacted } from '../../redacted.ts';

export type { PasswordCost } from '#shared/accounts/passwords/stretched-password.ts';

/**
 * The cost of a stored password, and how it was run: without a scheme here alone, with the pepper as Argon2id's secret; in
 * scheme 2 in its owner's browser or here, without it.
 */
type StoredCost = PasswordCost & { scheme?: 2 };

/** The stored form of a password; binary values in base64url. */
export type StoredPassword = { salt: string; cost: StoredCost; verifierHash: string };

/**
 * A right password gives the key that wraps the private key; a right verifier, the site's share of that key alone, to which its
 * owner's browser adds the part.
 */
type Unlocked = { wrappingKey?: Buffer; share?: Buffer };

export const passwordCost: PasswordCost = { memory: 128 * 1024, passes: 3, parallelism: 1 };

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Passwords by Argon2id (RFC 9106): 64 bytes of one run, split into a verifier, of which a hash is stored, and a part of the
 * wrapping key, which opens the owner's sealed values and is stored nowhere. A browser makes the run itself and sends both,
 * in the place of the password. Hash and wrapping key need the pepper beside them.
 */
export function createPasswords(pepper: () => Promise<Redacted<Buffer>>, cost: PasswordCost = passwordCost) {
  // A run holds its memory for about half a second
  const limiter = createConcurrencyLimiter({ maxConcurrent: 2, maxQueued: 16, reserved: 4 });
  const newCost = { ...cost, scheme: 2 } as const;

  async function run(
    password: string,
    salt: string,
    { memory, passes, parallelism, scheme }: StoredCost,
    isPreferred = false,
  ): Promise<Buffer> {
    const parameters = {
      message: normalizedPassword(password),
      nonce: Buffer.from(salt, 'base64url'),
      tagLength: runBytes,
      memory,
      passes,
      parallelism,
      ...(scheme !== 2 && { secret: (await pepper()).reveal() }),
    };
    return limiter(() => promisify(crypto.argon2)('argon2id', parameters), isPreferred);
  }

  /** The hash of a run in scheme 2, and what it unlocks. */
  async function applyPepper({
    verifier,
    part,
  }: Pick<SentPassword, 'verifier' | 'part'>): Promise<Unlocked & { verifierHash: string }> {
    const secret = (await pepper()).reveal();
    const withPepper = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, verifier, purpose, 32));
    const share = withPepper('diwan password share 2');
    return {
      verifierHash: createHash('sha256').update(withPepper('diwan password hash 2')).digest('base64url'),
      ...(part ? { wrappingKey: Buffer.from(await wrappingKeyOf(part, share)) } : { share }),
    };
  }

  async function derive(
    password: string,
    salt: string,
    storedCost: StoredCost,
    isPreferred = false,
  ): Promise<Unlocked & { verifierHash: string }> {
    const derived = await run(password, salt, storedCost, isPreferred);
    if (storedCost.scheme === 2) return applyPepper(await partsOfRun(derived));
    const part = (purpose: string) => Buffer.from(hkdfSync('sha256', derived, '', purpose, 32));
    return {
      verifierHash: createHash('sha256').update(part('diwan verifier 1')).digest('base64url'),
      wrappingKey: part('diwan wrapping key 1'),
    };
  }

  /** A browser's run is checked without one here, and never matches a password of the first scheme. */
  async function deriveSent(sent: SentPassword, stored: StoredPassword | undefined) {
    return stored && stored.cost.scheme !== 2 ? undefined : applyPepper(sent);
  }

  return {
    /**
     * Hashes a new password, or what its owner's browser made of it.
     * @throws AppError `unavailable` if the queue is full, `conflict` for a browser's run at another cost than ours.
     */
    async store(password: string): Promise<StoredPassword & Unlocked> {
      const sent = parseSentPassword(password);
      if (sent && !isDeepStrictEqual(sent.cost, cost)) throw new AppError('conflict', 'password.failed');
      const salt = sent?.salt ?? randomBytes(saltBytes).toString('base64url');
      const derived = await (sent ? applyPepper(sent) : derive(password, salt, newCost));
      return { salt, cost: newCost, ...derived };
    },

    /**
     * The keys of a password, or of what a browser made of it, that matches; else undefined. Without a stored password the
     * run costs the same and returns undefined, so that timing reveals nothing.
     * @param isPreferred goes ahead of queued runs, with slots of its own.
     * @throws AppError `unavailable` if the queue is full.
     */
    async check(
      password: string,
      stored: StoredPassword | undefined,
      isPreferred = false,
    ): Promise<Unlocked | undefined> {
      const sent = parseSentPassword(password);
      const { salt, cost: storedCost } = stored ?? { salt: 'AAAAAAAAAAAAAAAAAAAAAA', cost: newCost };
      const derived = await (sent
        ? deriveSent(sent, stored)
        : derive(password, salt, storedCost, isPreferred));
      if (!derived) return undefined;
      const { verifierHash, ...unlocked } = derived;
      const isSame = timingSafeEqual(
        Buffer.from(verifierHash),
        Buffer.from(stored?.verifierHash ?? verifierHash),
      );
      return stored && isSame ? unlocked : undefined;
    },

    /**
     * The parameters with which a browser runs a password.
     * @param email of the account: an unknown one has a salt that is always the same.
     */
    async parameters(email: string, stored: StoredPassword | undefined): Promise<RunParameters> {
      if (!stored) {
        const key = Buffer.from(hkdfSync('sha256', (await pepper()).reveal(), '', 'diwan absent salt 1', 32));
        const salt = createHmac('sha256', key).update(email).digest().subarray(0, saltBytes);
        return { salt: salt.toString('base64url'), cost, new_cost: cost };
      }
      const { scheme, ...own } = stored.cost;
      return { salt: scheme === 2 ? stored.salt : null, cost: own, new_cost: cost };
    },

    /**
     * The site's share for a new password, of which its owner's browser sends a verifier alone: base64url.
     * @throws AppError `conflict` for anything else, and for another cost than ours.
     */
    async share(password: string): Promise<string> {
      const sent = parseSentPassword(password);
      if (!sent || sent.part || !isDeepStrictEqual(sent.cost, cost))
        throw new AppError('conflict', 'password.failed');
      return ((await applyPepper(sent)).share ?? Buffer.alloc(0)).toString('base64url');
    },

    /** Number of running and of queued runs. */
    load: limiter.load,

    /** True where a sign-in with this password stores it anew. */
    isDated: (password: string, stored: StoredPassword) =>
      !parseSentPassword(password) && !isDeepStrictEqual(stored.cost, newCost),
  };
}
