import type { Kysely, Selectable } from 'kysely';
import { openPrivateKey } from '#shared/accounts/passwords/private-key.ts';
import { parseSentPassword } from '#shared/accounts/passwords/stretched-password.ts';
import type { OwnKey } from '#shared/accounts/second-factors.ts';
import type { Passwords, StoredPassword } from '../../crypto/passwords/password.ts';
import type { Schema } from '../../db/schema.ts';

type Row = Selectable<Schema['administrator']>;

type Account = Pick<Row, 'id' | 'verifier_hash'>;

type Checked = Account & { privateKey: string; printed: boolean };

/** An account with its private key, or where a browser sent a verifier alone, with all that this browser needs to open it. */
type SignedIn = Account & ({ privateKey: string; ownKey?: never } | { privateKey?: never; ownKey: OwnKey });

type Dependencies = {
  passwords: Passwords;
  find: (email: string) => Promise<Row | undefined>;
  /** Columns of a password, and of a private key sealed under it. */
  sealed: (password: string, owner: string, privateKey: string) => Promise<Partial<Row>>;
};

export const storedPassword = (row: Row): StoredPassword => ({
  salt: row.salt,
  cost: JSON.parse(row.password_cost),
  verifierHash: row.verifier_hash,
});

/** Checks passwords of accounts. An unknown address costs the same as a wrong password. */
export function createPasswordCheck(db: Kysely<Schema>, { passwords, find, sealed }: Dependencies) {
  async function unlock(email: string, password: string, isPreferred: boolean) {
    const row = await find(email);
    const unlocked = await passwords.check(password, row && storedPassword(row), isPreferred);
    return row && unlocked && { row, ...unlocked };
  }

  /**
   * The administrator with this address and password, and their opened private key; undefined also for a verifier alone.
   * @param isPreferred goes ahead of strangers in the queue of password checks.
   * @throws AppError `unavailable` if the queue is full.
   */
  async function check(email: string, password: string, isPreferred = false): Promise<Checked | undefined> {
    const { row, wrappingKey } = (await unlock(email, password, isPreferred)) ?? {};
    if (!row || !wrappingKey) return undefined;
    const { id, verifier_hash } = row;
    const privateKey = await openPrivateKey(row.sealed_private_key, wrappingKey, id);
    const own = { privateKey, printed: row.password_printed === 1 };
    if (!passwords.isDated(password, storedPassword(row))) return { id, verifier_hash, ...own };
    const renewed = await db
      .updateTable('administrator')
      .set(await sealed(password, id, privateKey))
      .where('id', '=', id)
      // Skipped if the password was changed concurrently
      .where('verifier_hash', '=', verifier_hash)
      .returning(['id', 'verifier_hash'])
      .executeTakeFirst();
    return renewed && { ...renewed, ...own };
  }

  return {
    check,

    /** The same for a sign-in, which takes a verifier too. */
    async checkSignIn(email: string, password: string, isPreferred = false): Promise<SignedIn | undefined> {
      const sent = parseSentPassword(password);
      if (!sent || sent.part) return check(email, password, isPreferred);
      const { row, share } = (await unlock(email, password, isPreferred)) ?? {};
      if (!row || !share) return undefined;
      const { id, verifier_hash, sealed_private_key: sealed_key } = row;
      return { id, verifier_hash, ownKey: { owner: id, share: share.toString('base64url'), sealed_key } };
    },
  };
}
