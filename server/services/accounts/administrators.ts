import { randomUUID } from 'node:crypto';
import { emailAddress } from '#shared/accounts/credentials.ts';
import { isGuessable } from '../../crypto/passwords/guessable.ts';
import type { Passwords, StoredPassword } from '../../crypto/passwords/password.ts';
import { openPrivateKey, sealPrivateKey } from '../../crypto/sealing/administrator-keys.ts';
import { fingerprint } from '../../crypto/sealing/fingerprint.ts';
import { createKeyPair } from '../../crypto/sealing/x25519.ts';
import type { UnitOfWork } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { nextTimestamp } from '../clock/next-timestamp.ts';
import { requestRenewal } from '../keys/key-rows.ts';
import type { Keyring } from '../keys/keyring.ts';
import { endAccess, takeKeys } from './end-access.ts';
import { clearFactors } from './factors/second-factors.ts';

type Row = Schema['administrator'];

/** An administrator, and the key to which what they may open is sealed; people compare its fingerprint. */
export type Person = { id: string; email: string; publicKey: string; fingerprint: string };

type Adding = {
  /** Whether the password can be read elsewhere, and is to be changed by its owner. */
  printed?: boolean;
  /** Whether they chose the password by a link. */
  invited?: boolean;
};

type Checked = Pick<Row, 'id' | 'verifier_hash'> & { privateKey: string; printed: boolean };

export type Administrators = ReturnType<typeof createAdministrators>;

const wrongPassword = { fields: { current: ['account.wrongPassword' as const] } };
const same = { fields: { password: ['password.same' as const] } };
const guessable = { fields: { password: ['password.guessable' as const] } };

/**
 * The people who may edit the site. Each has a password and a key pair, the private half sealed under the password.
 * @param siteNames what the institution is called, which no password may be made of.
 */
export function createAdministrators(
  { db, transact }: UnitOfWork,
  passwords: Passwords,
  keyring: Keyring,
  siteNames: () => Promise<string[]>,
) {
  /** @throws AppError `invalid` for a new password that would be tried first. */
  async function refuseGuessable(password: string, email: string): Promise<void> {
    if (isGuessable(password, [email, ...(await siteNames())])) {
      throw new AppError('invalid', 'password.guessable', guessable);
    }
  }

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
      updated_at: nextTimestamp(),
    };
  }

  return {
    async list(): Promise<(Person & { created_at: string })[]> {
      const rows = await db
        .selectFrom('administrator')
        .select(['id', 'email', 'public_key', 'created_at'])
        .orderBy('email')
        .execute();
      return rows.map(({ created_at, ...row }) => ({ ...person(row), created_at }));
    },

    find,

    /**
     * The first of all is given the first organisation key, unless it is somebody who came by a link.
     * @throws AppError `conflict` where there is one already, `invalid` for a password that is easy to guess.
     */
    async add(
      email: string,
      password: string,
      { printed = false, invited = false }: Adding = {},
    ): Promise<Person> {
      await refuseGuessable(password, email);
      const { publicKey, privateKey } = createKeyPair();
      const id = randomUUID();
      const columns = await sealed(password, id, privateKey);
      const row = { id, email: emailAddress.parse(email), public_key: publicKey };
      await transact(async (transaction) => {
        const added = await transaction
          .insertInto('administrator')
          .values({ ...row, created_at: columns.updated_at, ...columns, password_printed: printed ? 1 : 0 })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) throw new AppError('conflict', 'administrator.exists');
        await endAccess(row, transaction);
        const all = await transaction.selectFrom('administrator').select('id').limit(2).execute();
        if (all.length === 1 && !invited) await keyring.setUp({ ...row, publicKey }, transaction);
      });
      return person(row);
    },

    /**
     * Who has that address and password, with what is theirs alone to open. An unknown address costs the same as a
     * wrong password.
     * @param isPreferred whether it goes before strangers' where passwords wait to be run.
     * @throws AppError `unavailable` where too many passwords are being run.
     */
    async check(email: string, password: string, isPreferred = false): Promise<Checked | undefined> {
      const row = await find(email);
      const stored = row && storedPassword(row);
      const wrappingKey = await passwords.check(password, stored, isPreferred);
      if (!row || !stored || !wrappingKey) return undefined;
      const privateKey = openPrivateKey(row.sealed_private_key, wrappingKey, row.id);
      const own = { privateKey, printed: row.password_printed === 1 };
      if (!passwords.isDated(stored)) return { id: row.id, verifier_hash: row.verifier_hash, ...own };
      const renewed = await db
        .updateTable('administrator')
        .set(await sealed(password, row.id, privateKey))
        .where('id', '=', row.id)
        // Not where the password was changed meanwhile
        .where('verifier_hash', '=', row.verifier_hash)
        .returning(['id', 'verifier_hash'])
        .executeTakeFirst();
      return renewed && { ...renewed, ...own };
    },

    /**
     * Changes a password and the key pair with it, to which the keys that the old one opened are sealed. Ends all sessions
     * and links. An older copy of the database still opens with the old password, so a new organisation key is then due,
     * unless nobody else can know that password.
     * @returns the organisation's keys that were opened, and whether a new one is due.
     * @throws AppError `invalid` where the present password is another, or the new one easy to guess.
     */
    async changePassword(email: string, current: string, password: string, { known = true } = {}) {
      const checked = await this.check(email, current, true);
      if (!checked) throw new AppError('invalid', 'account.wrongPassword', wrongPassword);
      if (checked.printed && password === current) throw new AppError('invalid', 'password.same', same);
      await refuseGuessable(password, email);
      const { publicKey, privateKey } = createKeyPair();
      const columns = await sealed(password, checked.id, privateKey);
      const opened = await keyring.openFor(checked.id, checked.privateKey);
      const renewalDue = opened.size > 0 && (known || checked.printed);
      await keyring.change(
        async (keys) => {
          const { transaction } = keys;
          const changed = await transaction
            .updateTable('administrator')
            .set({ ...columns, public_key: publicKey, password_printed: 0 })
            .where('id', '=', checked.id)
            // Not where another password, and with it another key pair, has come meanwhile
            .where('verifier_hash', '=', checked.verifier_hash)
            .returning(['id', 'email'])
            .executeTakeFirst();
          if (!changed) throw new AppError('invalid', 'account.wrongPassword', wrongPassword);
          await endAccess(changed, transaction);
          await keyring.regrant({ ...changed, publicKey }, opened, keys);
          if (renewalDue) await requestRenewal(keys);
        },
        // What is wrong with the keys stays to be confirmed: nobody is kept from a new password by it
        { transact, broken: 'unsigned' },
      );
      return { opened, renewalDue };
    },

    /**
     * Gives a new password and, since the old private key cannot be opened without the old one, a new key pair to which
     * nothing was granted yet. Ends all of the administrator's sessions and links, and forgets what they signed in with
     * beside it: it may be lost as well.
     * @param opened whether whoever asks can open the organisation's keys otherwise, or gives up what was sealed to them.
     * @throws AppError `not-found`, `invalid` as `add`, or `conflict` where nobody else could open what was sent.
     */
    async resetPassword(email: string, password: string, { opened = false } = {}): Promise<Person> {
      const row = (await find(email)) ?? missing();
      await refuseGuessable(password, email);
      const { publicKey, privateKey } = createKeyPair();
      const columns = await sealed(password, row.id, privateKey);
      await keyring.change(
        async (keys) => {
          await takeKeys(row, keys, opened);
          await clearFactors(row.id, keys.transaction);
          await keys.transaction
            .updateTable('administrator')
            .set({ ...columns, public_key: publicKey, password_printed: 0 })
            .where('id', '=', row.id)
            .execute();
        },
        { transact, broken: opened ? 'unsigned' : 'refused' },
      );
      return person({ ...row, public_key: publicKey });
    },

    /**
     * Ends the sessions and links with the right, and takes the keys: a new organisation key is then due.
     * @throws AppError `not-found`, or `conflict` for the last one, or the last who can open what was sent.
     */
    async remove(email: string): Promise<void> {
      const row = (await find(email)) ?? missing();
      await keyring.change(
        async (keys) => {
          const { transaction } = keys;
          const all = await transaction.selectFrom('administrator').select('id').execute();
          if (all.length === 1) throw new AppError('conflict', 'administrator.last');
          await takeKeys(row, keys);
          await transaction.deleteFrom('administrator').where('id', '=', row.id).execute();
        },
        { transact },
      );
    },
  };
}

function person({ id, email, public_key }: Pick<Row, 'id' | 'email' | 'public_key'>): Person {
  return { id, email, publicKey: public_key, fingerprint: fingerprint(public_key) };
}

function storedPassword(row: Row): StoredPassword {
  return { salt: row.salt, cost: JSON.parse(row.password_cost), verifierHash: row.verifier_hash };
}

function missing(): never {
  throw new AppError('not-found', 'administrator.notFound');
}
