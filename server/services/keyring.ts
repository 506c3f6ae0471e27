import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Recipient } from '../crypto/envelope.ts';
import { fingerprint } from '../crypto/fingerprint.ts';
import { openGrant, sealGrant } from '../crypto/grant.ts';
import { openingKey } from '../crypto/hpke.ts';
import type { OpenedKeys } from '../crypto/session-keys.ts';
import { createKeyPair, type KeyPair } from '../crypto/x25519.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Schema } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { administratorName, keyRecipients, recoveryName } from './key-recipients.ts';
import { nextMoment } from './next-moment.ts';

/** The name under which submissions are sealed to an organisation key. */
export const organisationName = (keyId: string) => `organisation:${keyId}`;

type Holder = { id: string; email: string; publicKey: string };

export type Keyring = ReturnType<typeof createKeyring>;

/**
 * The organisation's keys. The private halves are nowhere in the open: each is sealed to every administrator who was
 * granted it and to the recovery key (docs/security.md).
 */
export function createKeyring(db: Kysely<Schema>) {
  async function active(): Promise<Schema['organisation_key'] | undefined> {
    return db.selectFrom('organisation_key').selectAll().where('active', '=', 1).executeTakeFirst();
  }

  async function recoveryKey(): Promise<Schema['recovery_key'] | undefined> {
    return db.selectFrom('recovery_key').selectAll().executeTakeFirst();
  }

  /** Opens every organisation key that was granted to this name. A damaged grant keeps nobody from signing in. */
  async function open(name: string, privateKey: string): Promise<OpenedKeys> {
    const grants = await db.selectFrom('key_grant').selectAll().where('recipient', '=', name).execute();
    const key = openingKey(privateKey);
    const opened = grants.map(async ({ organisation_key_id: id, sealed_key }) => {
      const one = await openGrant(sealed_key, key, id, name).catch(() => undefined);
      return one ? [[id, one] as const] : [];
    });
    return new Map((await Promise.all(opened)).flat());
  }

  /**
   * Changes the keys, or who holds them. On PostgreSQL too such changes follow one another: nothing is sealed to
   * somebody who is just being removed, and two who leave at once are not both let go as not the last.
   */
  function change<Result>(work: (transaction: Kysely<Schema>) => Promise<Result>): Promise<Result> {
    return inTransaction(db, async (transaction) => {
      // Changes nothing, and locks every row
      await transaction
        .updateTable('organisation_key')
        .set((eb) => ({ renewal_due: eb.ref('renewal_due') }))
        .execute();
      return work(transaction);
    });
  }

  /** Seals the opened keys to a recipient. @throws AppError `unauthorised` where they lack the one in use by now. */
  async function grant(to: Recipient, opened: OpenedKeys, transaction: Kysely<Schema>): Promise<void> {
    const keys = await transaction.selectFrom('organisation_key').select(['id', 'active']).execute();
    if (!keys.some((key) => key.active === 1 && opened.has(key.id))) {
      throw new AppError('unauthorised', 'error.unauthorised');
    }
    // One that was replaced may have been forgotten since it was opened
    for (const { id } of keys) {
      const privateKey = opened.get(id);
      if (!privateKey) continue;
      const row = await grantRow(id, privateKey, to);
      await transaction
        .insertInto('key_grant')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['organisation_key_id', 'recipient']).doUpdateSet({ sealed_key: row.sealed_key }),
        )
        .execute();
    }
  }

  /** Takes a key into use, sealed to these recipients. Where there is one in use, this fails. */
  async function begin({ publicKey, privateKey }: KeyPair, to: Recipient[], transaction: Kysely<Schema>) {
    const id = randomUUID();
    const rows = await Promise.all(to.map((recipient) => grantRow(id, privateKey, recipient)));
    await transaction
      .insertInto('organisation_key')
      .values({ id, public_key: publicKey, created_at: nextMoment(), active: 1, renewal_due: 0 })
      .execute();
    await transaction.insertInto('key_grant').values(rows).execute();
    return id;
  }

  /** Takes a key into use in place of the one before, which stays for what was sealed to it. */
  async function replace(pair: KeyPair, to: Recipient[], transaction: Kysely<Schema>): Promise<string> {
    await transaction.updateTable('organisation_key').set({ active: null }).where('active', '=', 1).execute();
    return begin(pair, to, transaction);
  }

  return {
    active,

    change,

    /**
     * Lets an administrator open what these keys open. @throws AppError `conflict` where they have another key pair by
     * now, `unauthorised` where a new organisation key was taken into use meanwhile.
     */
    async grantTo({ id, publicKey }: Holder, opened: OpenedKeys): Promise<void> {
      await change(async (transaction) => {
        const holder = await transaction
          .selectFrom('administrator')
          .select('public_key')
          .where('id', '=', id)
          .executeTakeFirst();
        if (holder?.public_key !== publicKey) throw new AppError('conflict', 'keys.fingerprint');
        await grant({ name: administratorName(id), publicKey }, opened, transaction);
      });
    },

    /** Makes the first key where there is none, for whoever became an administrator first. */
    async setUp(): Promise<void> {
      const made = change(async (transaction) => {
        if (await transaction.selectFrom('organisation_key').select('id').executeTakeFirst()) return;
        const first = await transaction
          .selectFrom('administrator')
          .select(['id', 'public_key'])
          .orderBy('created_at')
          .executeTakeFirst();
        if (!first) return;
        const recipient = { name: administratorName(first.id), publicKey: first.public_key };
        await begin(createKeyPair(), [recipient], transaction);
      });
      // Another instance, started at the same moment, may have been first
      await made.catch(async (error: unknown) => {
        if (!(await active())) throw error;
      });
    },

    /** To whom a submission's key is sealed. @throws AppError `unavailable` where there is no key. */
    async submissionRecipients(): Promise<Recipient[]> {
      const key = await active();
      if (!key) throw new AppError('unavailable', 'form.closed', { retryAfter: 600 });
      return [{ name: organisationName(key.id), publicKey: key.public_key }];
    },

    openFor: (administratorId: string, privateKey: string) =>
      open(administratorName(administratorId), privateKey),

    openByRecovery: (privateKey: string) => open(recoveryName, privateKey),

    /** The administrators who hold the key in use, by id. */
    async holders(database = db): Promise<string[]> {
      const prefix = administratorName('');
      const all = await keyRecipients(database);
      return all.filter(({ name }) => name.startsWith(prefix)).map(({ name }) => name.slice(prefix.length));
    },

    /** Takes every key from an administrator; answers whether there was one. */
    async revoke(administratorId: string, transaction: Kysely<Schema>): Promise<boolean> {
      const { numDeletedRows } = await transaction
        .deleteFrom('key_grant')
        .where('recipient', '=', administratorName(administratorId))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Takes every key from all administrators: what is left are the recovery words. */
    async revokeAll(): Promise<void> {
      await change(async (transaction) => {
        await transaction.deleteFrom('key_grant').where('recipient', '!=', recoveryName).execute();
      });
    },

    /** Notes that a new key is to be made as soon as somebody who can signs in. */
    async askForRenewal(transaction: Kysely<Schema>): Promise<void> {
      await transaction
        .updateTable('organisation_key')
        .set({ renewal_due: 1 })
        .where('active', '=', 1)
        .execute();
    },

    /**
     * Takes a new key into use, for everybody who holds the one before.
     * @returns the opened keys with the new one.
     */
    async rotate(opened: OpenedKeys): Promise<OpenedKeys> {
      const pair = createKeyPair();
      const id = await change(async (transaction) =>
        replace(pair, await keyRecipients(transaction), transaction),
      );
      return new Map([...opened, [id, pair.privateKey]]);
    },

    /** Gives up what was sealed so far: a new key, for one administrator alone. Nobody opens the older ones again. */
    async abandon({ id, publicKey }: Holder): Promise<void> {
      await change(async (transaction) => {
        await transaction.deleteFrom('key_grant').execute();
        await transaction.deleteFrom('recovery_key').execute();
        await replace(createKeyPair(), [{ name: administratorName(id), publicKey }], transaction);
      });
    },

    recoveryKey,

    /** What people are shown of the two keys. */
    async shown() {
      const [organisation, recovery] = await Promise.all([active(), recoveryKey()]);
      return { organisation: shown(organisation), recovery: shown(recovery) };
    },

    /** Seals every key to a new recovery key, in place of the one before. @throws AppError as `grantTo`. */
    async setRecoveryKey(publicKey: string, opened: OpenedKeys): Promise<void> {
      await change(async (transaction) => {
        await transaction.deleteFrom('key_grant').where('recipient', '=', recoveryName).execute();
        await transaction.deleteFrom('recovery_key').execute();
        const row = { id: 1, public_key: publicKey, created_at: nextMoment() };
        await transaction.insertInto('recovery_key').values(row).execute();
        await grant({ name: recoveryName, publicKey }, opened, transaction);
      });
    },
  };
}

function shown(key: { public_key: string; created_at: string } | undefined) {
  return key ? { fingerprint: fingerprint(key.public_key), created_at: key.created_at } : null;
}

async function grantRow(id: string, privateKey: string, to: Recipient): Promise<Schema['key_grant']> {
  const sealed_key = await sealGrant(id, privateKey, to);
  return { organisation_key_id: id, recipient: to.name, sealed_key, created_at: nextMoment() };
}
