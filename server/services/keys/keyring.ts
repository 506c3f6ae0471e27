import type { Kysely } from 'kysely';
import { fingerprint } from '../../crypto/sealing/fingerprint.ts';
import type { OpenedKeys } from '../../crypto/sealing/session-keys.ts';
import { createKeyPair } from '../../crypto/sealing/x25519.ts';
import type { UnitOfWork } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { nextTimestamp } from '../clock/next-timestamp.ts';
import { createKeyChanges, type KeyChange } from './key-changes.ts';
import { openGrants, publicHalves } from './key-grants.ts';
import { administratorName, type KeyRegister, type KeyState, recoveryName } from './key-register.ts';
import { createKeyReview, type SeenRecipient } from './key-review.ts';
import {
  grantKeys,
  type Holder,
  holderOf,
  holdersIn,
  replaceKey,
  requireActive,
  requireOfficer,
  restartKeys,
  revokeKeys,
} from './key-rows.ts';

export type Keyring = ReturnType<typeof createKeyring>;

/**
 * The organisation's keys. Private halves are never stored in clear: each is sealed to every administrator it was
 * granted to, and to the recovery key. The key register authenticates the recipients (docs/security.md).
 */
export function createKeyring({ db, transact }: UnitOfWork, register: KeyRegister) {
  const change = createKeyChanges(transact, register);
  const review = createKeyReview(db, register);

  async function active(): Promise<Schema['organisation_key'] | undefined> {
    return db.selectFrom('organisation_key').selectAll().where('active', '=', 1).executeTakeFirst();
  }

  async function recoveryKey(): Promise<Schema['recovery_key'] | undefined> {
    return db.selectFrom('recovery_key').selectAll().executeTakeFirst();
  }

  return {
    ...review,

    active,

    change,

    /**
     * Grants these keys to an administrator.
     * @throws AppError `conflict` for another key pair or no officer, `unauthorised` after a rotation.
     */
    async grantTo(holder: Holder, opened: OpenedKeys): Promise<void> {
      await change(async (keys) => {
        const row = await keys.transaction
          .selectFrom('administrator')
          .select('public_key')
          .where('id', '=', holder.id)
          .executeTakeFirst();
        if (row?.public_key !== holder.publicKey) throw new AppError('conflict', 'keys.fingerprint');
        await requireOfficer(holder.id, keys);
        await grantKeys(holderOf(holder), opened, keys);
      });
    },

    /** Seals the keys to the new key pair of a holder. Grants that they could not open are revoked. */
    async regrant(holder: Holder, opened: OpenedKeys, keys: KeyChange): Promise<void> {
      await revokeKeys(holder.id, keys);
      if (opened.has(keys.state.active ?? '')) await grantKeys(holderOf(holder), opened, keys);
    },

    /**
     * Creates the first key for the first administrator, in the transaction that adds them; never again after that, or
     * emptying the tables would be enough to get one.
     */
    async setUp(first: Holder, transaction: Kysely<Schema>): Promise<void> {
      const made = async (keys: KeyChange) => {
        if (keys.verdict === 'none') await replaceKey(createKeyPair(), [holderOf(first)], keys);
      };
      await change(made, { transaction, broken: 'unsigned' });
    },

    /**
     * Signs the keys of a version without a key register: only right after its tables were migrated, and not if this
     * site has signed keys before. The oldest administrator gets the first key if there was none.
     * @param restored true right after the restore of a backup: its keys are of an earlier time, and accepted.
     */
    async adopt({ restored = false } = {}): Promise<void> {
      await change(
        async (keys) => {
          const { state, stored, transaction, verdict } = keys;
          const isWanted = stored.signature
            ? restored && verdict !== 'changed'
            : restored || !(await register.hasHistory());
          if (!isWanted) return keys.leave();
          if (state.keys.length > 0) return;
          const first = await transaction
            .selectFrom('administrator')
            .select(['id', 'email', 'public_key as publicKey'])
            .orderBy('created_at')
            .executeTakeFirst();
          if (first) await replaceKey(createKeyPair(), [holderOf(first)], keys);
        },
        { broken: 'signed' },
        // Another instance, started at the same time, may have been first
      ).catch(async (error: unknown) => {
        if (!(await active())) throw error;
      });
    },

    openFor: (administratorId: string, privateKey: string) =>
      openGrants(db, administratorName(administratorId), privateKey),

    openByRecovery: (privateKey: string) => openGrants(db, recoveryName, privateKey),

    /** Ids of the administrators who hold the key in use. */
    async holders(): Promise<string[]> {
      return holdersIn((await register.read(db)).state.recipients);
    },

    /**
     * Revokes every key of all administrators: only the recovery words remain, which opened these. Other stored keys no
     * longer count.
     */
    async revokeAll(recoveryPublicKey: string, opened: OpenedKeys): Promise<OpenedKeys> {
      const words = { name: recoveryName, publicKey: recoveryPublicKey, email: null };
      return change((keys) => restartKeys([words], opened, keys), { broken: 'signed' });
    },

    /**
     * Activates a new key for all holders of the previous one.
     * @returns the opened keys with the new one.
     * @throws AppError `unauthorised` as `grantTo`, `conflict` if a holder has to confirm the others first.
     */
    async rotate(opened: OpenedKeys): Promise<OpenedKeys> {
      const pair = createKeyPair();
      const id = await change(async (keys) => {
        requireActive(opened, keys);
        if (!review.areConfirmed(keys.stored, opened)) throw new AppError('conflict', 'keys.confirmFirst');
        return replaceKey(pair, keys.state.recipients, keys);
      });
      return new Map([...opened, [id, pair.privateKey]]);
    },

    /**
     * Activates a new key for a holder and the recipients they have confirmed, and for nobody else.
     * @param own with the public key that their password opened.
     * @param trusted true for commands on the server itself, which need no further proof.
     * @throws AppError `conflict` if a recipient has changed, nothing is due, or these keys do not prove a holder.
     */
    async confirm(own: Holder, opened: OpenedKeys, seen: SeenRecipient[], { trusted = false } = {}) {
      return change(
        async (keys) => {
          const last = trusted || (await register.lastOf(publicHalves(opened), keys.stored));
          if (opened.size === 0 || !last) throw new AppError('conflict', 'keys.askOperator');
          const isDue = trusted || (await review.dueRecipients(keys.verdict, keys.stored, opened));
          if (!isDue) throw new AppError('conflict', 'keys.nothingToConfirm');
          const retained = seen.filter(({ name }) => name !== holderOf(own).name);
          const others = keys.state.recipients.filter((each) =>
            retained.some((one) => one.name === each.name && one.fingerprint === fingerprint(each.publicKey)),
          );
          if (others.length !== retained.length) throw new AppError('conflict', 'keys.fingerprint');
          await keys.transaction
            .updateTable('administrator')
            .set({ public_key: own.publicKey })
            .where('id', '=', own.id)
            .execute();
          return restartKeys([holderOf(own), ...others], opened, keys);
        },
        { broken: 'signed' },
      );
    },

    /**
     * Gives up everything sealed so far: a new key, for one administrator only. The older ones can never be opened
     * again.
     */
    async abandon(holder: Holder): Promise<void> {
      await change(
        async (keys) => {
          await keys.transaction.deleteFrom('key_grant').execute();
          await restartKeys([holderOf(holder)], new Map(), keys);
        },
        { broken: 'signed' },
      );
    },

    /** Deletes replaced keys. */
    async discard(ids: string[]): Promise<void> {
      if (ids.length === 0 || (await register.verdict()) !== 'whole') return;
      await change(async ({ state, transaction }) => {
        await transaction
          .deleteFrom('organisation_key')
          .where('id', 'in', ids)
          .where('active', 'is', null)
          .execute();
        state.keys = state.keys.filter(({ id }) => id === state.active || !ids.includes(id));
      });
    },

    recoveryKey,

    /** Public view of the two keys. */
    async shown() {
      const [organisation, recovery] = await Promise.all([active(), recoveryKey()]);
      return { organisation: shown(organisation), recovery: shown(recovery) };
    },

    /**
     * Seals every key to a new recovery key, which replaces the previous one.
     * @param publicKey as a holder sent it: after storage in the database it must be authenticated.
     * @param isWanted authenticates it, by the key in use.
     * @throws AppError as `grantTo`; `conflict` if the authentication fails.
     */
    async setRecoveryKey(
      publicKey: string,
      opened: OpenedKeys,
      isWanted: (state: KeyState) => boolean = () => true,
    ): Promise<void> {
      await change(async (keys) => {
        const { transaction } = keys;
        if (!isWanted(keys.state)) throw new AppError('conflict', 'keys.changed');
        await transaction.deleteFrom('key_grant').where('recipient', '=', recoveryName).execute();
        await transaction.deleteFrom('recovery_key').execute();
        const row = { id: 1, public_key: publicKey, created_at: nextTimestamp() };
        await transaction.insertInto('recovery_key').values(row).execute();
        await grantKeys({ name: recoveryName, publicKey, email: null }, opened, keys);
      });
    },
  };
}

function shown(key: { public_key: string; created_at: string } | undefined) {
  return key ? { fingerprint: fingerprint(key.public_key), created_at: key.created_at } : null;
}
