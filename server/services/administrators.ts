import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { emailAddress } from '#shared/credentials.ts';
import { createKeyPair, openPrivateKey, sealPrivateKey } from '../crypto/administrator-keys.ts';
import type { Passwords, StoredPassword } from '../crypto/password.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Schema } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { nextMoment } from './next-moment.ts';

type Row = Schema['administrator'];

export type Administrators = ReturnType<typeof createAdministrators>;

/** The people who may edit the site. Each has a password and a key pair, the private half sealed under the password. */
export function createAdministrators(db: Kysely<Schema>, passwords: Passwords) {
  async function find(email: string): Promise<Row | undefined> {
    return db
      .selectFrom('administrator')
      .selectAll()
      .where('email', '=', emailAddress.parse(email))
      .executeTakeFirst();
  }

  /** The columns of a password, and of a private key that is sealed under it. */
  async function sealed(password: string, owner: string, privateKey: string) {
    const { wrappingKey, ...stored } = await passwords.store(password);
    return {
      salt: stored.salt,
      password_cost: JSON.stringify(stored.cost),
      verifier_hash: stored.verifierHash,
      sealed_private_key: sealPrivateKey(privateKey, wrappingKey, owner),
      updated_at: nextMoment(),
    };
  }

  return {
    async list(): Promise<Pick<Row, 'email' | 'created_at'>[]> {
      return db.selectFrom('administrator').select(['email', 'created_at']).orderBy('email').execute();
    },

    /** @throws AppError `conflict` where there is one with that address. */
    async add(email: string, password: string): Promise<void> {
      const { publicKey, privateKey } = createKeyPair();
      const id = randomUUID();
      const columns = await sealed(password, id, privateKey);
      const added = await db
        .insertInto('administrator')
        .values({
          id,
          email: emailAddress.parse(email),
          public_key: publicKey,
          created_at: columns.updated_at,
          ...columns,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) throw new AppError('conflict', 'administrator.exists');
    },

    /**
     * Who has that address and password. An unknown address costs the same as a wrong password.
     * @throws AppError `unavailable` where too many passwords are being run.
     */
    async check(email: string, password: string): Promise<Pick<Row, 'id' | 'verifier_hash'> | undefined> {
      const row = await find(email);
      const stored = row && storedPassword(row);
      const wrappingKey = await passwords.check(password, stored);
      if (!row || !stored || !wrappingKey) return undefined;
      if (!passwords.isDated(stored)) return row;
      const privateKey = openPrivateKey(row.sealed_private_key, wrappingKey, row.id);
      const columns = await sealed(password, row.id, privateKey);
      return (
        db
          .updateTable('administrator')
          .set(columns)
          .where('id', '=', row.id)
          // Not where the password was changed meanwhile
          .where('verifier_hash', '=', row.verifier_hash)
          .returning(['id', 'verifier_hash'])
          .executeTakeFirst()
      );
    },

    /**
     * Gives a new password and, since the old private key cannot be opened without the old one, a new key pair. Ends
     * all of the administrator's sessions. @throws AppError `not-found`
     */
    async resetPassword(email: string, password: string): Promise<void> {
      const row = (await find(email)) ?? missing();
      const { publicKey, privateKey } = createKeyPair();
      const columns = await sealed(password, row.id, privateKey);
      await inTransaction(db, async (transaction) => {
        await transaction
          .updateTable('administrator')
          .set({ ...columns, public_key: publicKey })
          .where('id', '=', row.id)
          .execute();
        await transaction.deleteFrom('session').where('administrator_id', '=', row.id).execute();
      });
    },

    /** Ends the sessions with the right. @throws AppError `not-found`, or `conflict` for the last one. */
    async remove(email: string): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const all = await transaction.selectFrom('administrator').select(['id', 'email']).execute();
        const found = all.find((each) => each.email === emailAddress.parse(email)) ?? missing();
        if (all.length === 1) throw new AppError('conflict', 'administrator.last');
        await transaction.deleteFrom('session').where('administrator_id', '=', found.id).execute();
        await transaction.deleteFrom('administrator').where('id', '=', found.id).execute();
      });
    },
  };
}

function storedPassword(row: Row): StoredPassword {
  return { salt: row.salt, cost: JSON.parse(row.password_cost), verifierHash: row.verifier_hash };
}

function missing(): never {
  throw new AppError('not-found', 'administrator.notFound');
}
