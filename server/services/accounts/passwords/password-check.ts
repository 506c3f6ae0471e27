import type { Kysely, Selectable } from 'kysely';
import { openPrivateKey } from '#shared/accounts/passwords/private-key.ts';
import type { OwnKey } from '#shared/accounts/second-factors.ts';
import type { Passwords, StoredPassword } from '../../../crypto/passwords/password.ts';
import { keyPairOf } from '../../../crypto/sealing/x25519.ts';
import type { Schema } from '../../../db/schema.ts';

type Row = Selectable<Schema['administrator']>;

type Account = Pick<Row, 'id' | 'verifier_hash'>;

type Checked = Account & { privateKey: string; publicKey: string; printed: boolean };

/** An account with its private key; or where a browser sent a verifier alone, with all that this browser needs to open it. */
type Verified = Account & { privateKey?: string; publicKey?: string; ownKey?: OwnKey; printed: boolean };

type Verifying = {
  /** Goes ahead of strangers in the queue of password checks. */
  isPreferred?: boolean;
  /** False where no private key may be opened here. */
  opens?: boolean;
};

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

  /** Opens the private key, and stores one anew whose password was run in an earlier way. */
  async function open(password: string, row: Row, wrappingKey: Uint8Array): Promise<Checked | undefined> {
    const { id, verifier_hash } = row;
    const privateKey = await openPrivateKey(row.sealed_private_key, wrappingKey, id);
    const own = { ...keyPairOf(privateKey), printed: row.password_printed === 1 };
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
    /**
     * The administrator with this address and password, and their opened private key; undefined also for a verifier alone.
     * @throws AppError `unavailable` if the queue is full.
     */
    async check(email: string, password: string): Promise<Checked | undefined> {
      const { row, wrappingKey } = (await unlock(email, password, false)) ?? {};
      return row && wrappingKey && open(password, row, wrappingKey);
    },

    /** The same, which takes a verifier too. */
    async verify(
      email: string,
      password: string,
      { isPreferred = false, opens = true }: Verifying = {},
    ): Promise<Verified | undefined> {
      const { row, wrappingKey, share } = (await unlock(email, password, isPreferred)) ?? {};
      if (!row) return undefined;
      const { id, verifier_hash, sealed_private_key: sealed_key } = row;
      const account = { id, verifier_hash, printed: row.password_printed === 1 };
      if (share) return { ...account, ownKey: { owner: id, share: share.toString('base64url'), sealed_key } };
      const mayStay = !opens && !passwords.isDated(password, storedPassword(row));
      if (mayStay || !wrappingKey) return account;
      const opened = await open(password, row, wrappingKey);
      return opened && !opens ? { ...account, verifier_hash: opened.verifier_hash } : opened;
    },
  };
}
