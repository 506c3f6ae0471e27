import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { emailAddress, type PasswordParameters, type SealedPair } from '#shared/accounts/credentials.ts';
import { isGuessable } from '#shared/accounts/passwords/guessable.ts';
import { parseSentPassword } from '#shared/accounts/passwords/stretched-password.ts';
import { everyRole, type PersonRoles } from '#shared/accounts/roles.ts';
import type { Passwords } from '../../crypto/passwords/password.ts';
import { fingerprint } from '../../crypto/sealing/fingerprint.ts';
import type { UnitOfWork } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { type HeldKeys, keysOpenedHere } from '../keys/held/held-keys.ts';
import { requestRenewal } from '../keys/key-rows.ts';
import type { Keyring } from '../keys/keyring.ts';
import { endAccess, removePerson, takeKeys } from './end-access.ts';
import { clearFactors } from './factors/second-factors.ts';
import { createPasswordCheck, storedPassword } from './passwords/password-check.ts';
import { createSealedPasswords } from './passwords/sealed-passwords.ts';
import { allRoles, writeRoles } from './roles/person-roles.ts';

type Row = Selectable<Schema['administrator']>;

/** An administrator with their public key; people compare its fingerprint. */
export type Person = { id: string; email: string; publicKey: string; fingerprint: string };

export type ListedPerson = Person & PersonRoles & Pick<Row, 'created_at' | 'signed_in_on'>;

type Adding = {
  /** True if the password is readable elsewhere, and must be changed by its owner. */
  printed?: boolean;
  /** True if they chose the password by a link. */
  invited?: boolean;
  /** Every role without one. */
  given?: PersonRoles;
  id?: string;
  /** The key pair that their browser made. */
  own?: SealedPair | undefined;
};

export type Changing = {
  /** False if nobody else can know the present password. */
  known?: boolean | undefined;
  /** The key pair that their browser made. */
  own?: SealedPair | undefined;
  /** The organisation's keys where their browser has them. */
  held?: HeldKeys | undefined;
};

export type Administrators = ReturnType<typeof createAdministrators>;

const wrongPassword = { fields: { current: ['account.wrongPassword' as const] } };
const same = { fields: { password: ['password.same' as const] } };
const guessable = { fields: { password: ['password.guessable' as const] } };

/**
 * Administrators. Each has a password and a key pair, the private half sealed under the password.
 * @param siteNames names of the institution, refused in passwords.
 */
export function createAdministrators(
  { db, transact }: UnitOfWork,
  passwords: Passwords,
  keyring: Keyring,
  siteNames: () => Promise<string[]>,
) {
  /** @throws AppError `invalid` for a guessable new password; the browser checks one that it does not send. */
  async function refuseGuessable(password: string, email: string): Promise<void> {
    if (parseSentPassword(password)) return;
    if (await isGuessable(password, [email, ...(await siteNames())])) {
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

  const sealedPasswords = createSealedPasswords(passwords);
  const passwordCheck = createPasswordCheck(db, { passwords, find, sealed: sealedPasswords.sealed });

  return {
    async list(): Promise<ListedPerson[]> {
      const people = db
        .selectFrom('administrator')
        .select(['id', 'email', 'public_key', 'created_at', 'signed_in_on']);
      const [rows, roles] = await Promise.all([people.orderBy('email').execute(), allRoles(db)]);
      return rows.map((row) => {
        const { created_at, signed_in_on } = row;
        return { ...person(row), ...roles(row.id), created_at, signed_in_on };
      });
    },

    find,

    /** The parameters with which a browser runs the password of an address, and names of which none may consist. */
    async passwordParameters(email: string): Promise<PasswordParameters> {
      const row = await find(email);
      const parameters = await passwords.parameters(emailAddress.parse(email), row && storedPassword(row));
      return { ...parameters, names: await siteNames() };
    },

    /**
     * The very first administrator gets the first organisation key, unless added by a link.
     * @throws AppError `conflict` if the address is taken, `invalid` for a guessable password.
     */
    async add(
      email: string,
      password: string,
      { printed = false, invited = false, given = everyRole, id = randomUUID(), own }: Adding = {},
    ): Promise<Person> {
      await refuseGuessable(password, email);
      const { publicKey, columns } = await sealedPasswords.newPair(password, id, own);
      const row = { id, email: emailAddress.parse(email), public_key: publicKey };
      await transact(async (transaction) => {
        const added = await transaction
          .insertInto('administrator')
          .values({ ...row, created_at: columns.updated_at, ...columns, password_printed: printed ? 1 : 0 })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) throw new AppError('conflict', 'administrator.exists');
        await writeRoles(transaction, id, given);
        await endAccess(row, transaction);
        const all = await transaction.selectFrom('administrator').select('id').limit(2).execute();
        if (all.length === 1 && !invited) await keyring.setUp({ ...row, publicKey }, transaction);
      });
      return person(row);
    },

    /** True where the password of one of these was run in an earlier way, in which the server has to have it. */
    async haveDated(ids: readonly string[]): Promise<boolean> {
      const rows = await db
        .selectFrom('administrator')
        .selectAll()
        .where('id', 'in', [...ids, ''])
        .execute();
      return rows.some((row) => storedPassword(row).cost.scheme !== 2);
    },

    ...passwordCheck,

    /**
     * Changes a password and the key pair with it, to which the opened keys are sealed. Ends all sessions and links. An
     * older copy of the database still opens with the old password, so a new organisation key is then due, unless
     * nobody else can know that password.
     * @returns the organisation's keys that the caller holds, and whether a new one is due.
     * @throws AppError `invalid` if the current password is wrong, or the new one guessable; `conflict` where a holder's browser sent no keys.
     */
    async changePassword(
      email: string,
      current: string,
      password: string,
      { known = true, own, held: sent }: Changing = {},
    ) {
      const checked = await passwordCheck.verify(email, current, { isPreferred: true });
      if (!checked) throw new AppError('invalid', 'account.wrongPassword', wrongPassword);
      const { id, privateKey, printed } = checked;
      if (printed && password === current) throw new AppError('invalid', 'password.same', same);
      await refuseGuessable(password, email);
      const isHolder = (await keyring.holders()).includes(id);
      if (!privateKey && isHolder && !sent) throw new AppError('conflict', 'keys.outdated');
      const opened = privateKey ? await keyring.openFor(id, privateKey) : new Map<string, string>();
      const held = sent ?? keysOpenedHere(opened);
      const { publicKey, columns } = await sealedPasswords.newPair(password, id, own);
      const renewalDue = held.halves().length > 0 && (known || printed);
      await keyring.change(
        { holder: id },
        async (keys) => {
          const { transaction } = keys;
          const changed = await transaction
            .updateTable('administrator')
            .set({ ...columns, public_key: publicKey, password_printed: 0 })
            .where('id', '=', id)
            // Skipped if another password, and key pair, was set concurrently
            .where('verifier_hash', '=', checked.verifier_hash)
            .returning(['id', 'email'])
            .executeTakeFirst();
          if (!changed) throw new AppError('invalid', 'account.wrongPassword', wrongPassword);
          await endAccess(changed, transaction);
          await keyring.regrant({ ...changed, publicKey }, held, keys);
          if (renewalDue) await requestRenewal(keys);
        },
        // Damaged keys stay to be confirmed, and do not prevent a new password
        { transact, broken: 'unsigned' },
      );
      return { held, renewalDue };
    },

    /**
     * Sets a new password and, since the old private key cannot be opened without the old one, a new key pair without
     * any grants. Ends all of the administrator's sessions and links, and deletes their second factors, which may be
     * lost as well.
     * @param opened true if the caller can open the organisation's keys otherwise, or gives up what was sealed to them.
     * @throws AppError `not-found`, `invalid` as `add`, or `conflict` if nobody else could open submissions.
     */
    async resetPassword(
      email: string,
      password: string,
      { opened = false, own }: { opened?: boolean; own?: SealedPair | undefined } = {},
    ): Promise<Person> {
      const row = (await find(email)) ?? missing();
      await refuseGuessable(password, email);
      const { publicKey, columns } = await sealedPasswords.newPair(password, row.id, own);
      await keyring.change(
        { holder: row.id },
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
     * Ends the sessions, and links to previews too, and revokes the keys: a new organisation key is then due.
     * @throws AppError `not-found`, or `conflict` for the last administrator, or the last holder.
     */
    async remove(email: string): Promise<void> {
      const row = (await find(email)) ?? missing();
      await keyring.change({ holder: row.id }, (keys) => removePerson(row, keys), { transact });
    },
  };
}

function person({ id, email, public_key }: Pick<Row, 'id' | 'email' | 'public_key'>): Person {
  return { id, email, publicKey: public_key, fingerprint: fingerprint(public_key) };
}

function missing(): never {
  throw new AppError('not-found', 'administrator.notFound');
}
