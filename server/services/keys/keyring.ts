import type { Selectable } from 'kysely';
import { firstGroup, type RecipientGroup, recipientGroups } from '#shared/forms/recipient-groups.ts';
import { fingerprint } from '../../crypto/sealing/fingerprint.ts';
import type { UnitOfWork } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { nextTimestamp } from '../clock/next-timestamp.ts';
import { createFirstKeys } from './first-keys.ts';
import { numberOf } from './group-number.ts';
import { type HeldKeys, keysOpenedHere } from './held/held-keys.ts';
import { createKeyChanges, type KeyChange } from './key-changes.ts';
import { openGrants, sealedGrants } from './key-grants.ts';
import { groupOf, type KeyOwner } from './key-groups.ts';
import { createKeyReview, type SeenRecipient } from './key-review.ts';
import {
  grantKeys,
  grantsOf,
  type Holder,
  holderOf,
  holdersIn,
  replaceKey,
  requireActive,
  requireNoOtherGroup,
  requireOfficer,
  restartKeys,
  revokeKeys,
} from './key-rows.ts';
import { administratorName, type KeyRegister, type KeyState, recoveryName } from './register/key-register.ts';

export type Keyring = ReturnType<typeof createKeyring>;

/**
 * The organisation's keys, those of each group for itself. Private halves are never stored in clear: each is sealed to every administrator it was
 * granted to, and to the recovery key. The key register authenticates the recipients (docs/security.md).
 */
export function createKeyring({ db, transact }: UnitOfWork, registers: Record<RecipientGroup, KeyRegister>) {
  const change = createKeyChanges(transact, registers);
  const review = createKeyReview(db, registers);

  /** The key in use. */
  async function active(owner: KeyOwner): Promise<Selectable<Schema['organisation_key']> | undefined> {
    const number = numberOf(await groupOf(db, owner));
    return db.selectFrom('organisation_key').selectAll().where('active', '=', number).executeTakeFirst();
  }

  async function recoveryKey(owner: KeyOwner): Promise<Schema['recovery_key'] | undefined> {
    const number = numberOf(await groupOf(db, owner));
    return db.selectFrom('recovery_key').selectAll().where('id', '=', number).executeTakeFirst();
  }

  /** The groups of those who hold a key in use, by administrator id. */
  async function holdings(): Promise<Map<string, RecipientGroup>> {
    const found = recipientGroups.map(async (group) => {
      const { state } = await registers[group].read(db);
      return holdersIn(state.recipients).map((id) => [id, group] as const);
    });
    return new Map((await Promise.all(found)).flat());
  }

  return {
    ...review,

    active,

    change,

    /**
     * Grants these keys to an administrator.
     * @throws AppError `conflict` for another key pair, no officer, or one of another group, `unauthorised` after a
     * rotation.
     */
    async grantTo(holder: Holder, held: HeldKeys): Promise<void> {
      await change(held.owner, async (keys) => {
        const row = await keys.transaction
          .selectFrom('administrator')
          .select('public_key')
          .where('id', '=', holder.id)
          .executeTakeFirst();
        if (row?.public_key !== holder.publicKey) throw new AppError('conflict', 'keys.fingerprint');
        await requireOfficer(holder.id, keys);
        await requireNoOtherGroup(holder.id, keys);
        await grantKeys(holderOf(holder), held, keys);
      });
    },

    /** Seals the keys to the new key pair of a holder. Grants that they could not open are revoked. */
    async regrant(holder: Holder, held: HeldKeys, keys: KeyChange): Promise<void> {
      await revokeKeys(holder.id, keys);
      const isHeld = held.proven().some(({ id }) => id === keys.state.active);
      if (isHeld) await grantKeys(holderOf(holder), held, keys);
    },

    ...createFirstKeys({ change, registers, active }),

    openFor: (administratorId: string, privateKey: string) =>
      openGrants(db, administratorName(administratorId), privateKey),

    sealedGrants: (administratorId: string) => sealedGrants(db, administratorName(administratorId)),

    openByRecovery: (privateKey: string) => openGrants(db, recoveryName, privateKey),

    holdings,

    /** Ids of the administrators who hold a key in use: of any group, or of this one. */
    async holders(group?: RecipientGroup): Promise<string[]> {
      return [...(await holdings())].filter(([, own]) => own === (group ?? own)).map(([id]) => id);
    },

    /**
     * Revokes every key of all administrators of a group: only the recovery words remain, which opened these. Other
     * stored keys no longer count.
     */
    async revokeAll(recoveryPublicKey: string, held: HeldKeys): Promise<void> {
      const words = { name: recoveryName, publicKey: recoveryPublicKey, email: null };
      await change(held.owner, (keys) => restartKeys([words], held, keys), { broken: 'signed' });
    },

    /**
     * Activates a new key for all holders of the previous one, which is held from then on.
     * @throws AppError `unauthorised` as `grantTo`, `conflict` if a holder has to confirm the others first.
     */
    async rotate(held: HeldKeys): Promise<void> {
      await change(held.owner, async (keys) => {
        requireActive(held, keys);
        if (!(await review.areConfirmed(keys.stored, held)))
          throw new AppError('conflict', 'keys.confirmFirst');
        await replaceKey(held, keys.state.recipients, keys);
      });
    },

    /**
     * Activates a new key for a holder and the recipients they have confirmed, and for nobody else.
     * @param own with the public key of the pair that their password opened.
     * @param trusted true for commands on the server itself, which need no further proof.
     * @throws AppError `conflict` if a recipient has changed, nothing is due, or these keys do not prove a holder.
     */
    async confirm(own: Holder, held: HeldKeys, seen: SeenRecipient[], { trusted = false } = {}) {
      await change(
        held.owner,
        async (keys) => {
          const register = registers[keys.group];
          const last = trusted || (await register.lastOf(held.proven(), keys.stored));
          if (held.halves().length === 0 || !last) throw new AppError('conflict', 'keys.askOperator');
          const isDue = trusted || (await review.dueRecipients(keys, held));
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
          await restartKeys([holderOf(own), ...others], held, keys);
        },
        { broken: 'signed' },
      );
    },

    /**
     * Gives up everything sealed so far: a new key, for one administrator only. The older ones can never be opened
     * again.
     */
    async abandon(holder: Holder, group: RecipientGroup = firstGroup): Promise<void> {
      await change(
        { group },
        async (keys) => {
          await requireNoOtherGroup(holder.id, keys);
          await grantsOf(keys).execute();
          await restartKeys([holderOf(holder)], keysOpenedHere(new Map()), keys);
        },
        { broken: 'signed' },
      );
    },

    /** Deletes replaced keys of a group. */
    async discard(group: RecipientGroup, ids: string[]): Promise<void> {
      if (ids.length === 0 || (await registers[group].verdict()) !== 'whole') return;
      await change({ group }, async ({ state, transaction }) => {
        await transaction
          .deleteFrom('organisation_key')
          .where('id', 'in', ids)
          .where('active', 'is', null)
          .execute();
        state.keys = state.keys.filter(({ id }) => id === state.active || !ids.includes(id));
      });
    },

    recoveryKey,

    /** Public view of a group's two keys. */
    async shown(owner: KeyOwner) {
      const [organisation, recovery] = await Promise.all([active(owner), recoveryKey(owner)]);
      return { organisation: shown(organisation), recovery: shown(recovery) };
    },

    /**
     * Seals every key of a group to a new recovery key, which replaces the previous one.
     * @param publicKey as a holder sent it: after storage in the database it must be authenticated.
     * @param isWanted authenticates it, by the key in use.
     * @throws AppError as `grantTo`; `conflict` if the authentication fails.
     */
    async setRecoveryKey(
      publicKey: string,
      held: HeldKeys,
      isWanted: (state: KeyState) => Promise<boolean> = async () => true,
    ): Promise<void> {
      await change(held.owner, async (keys) => {
        const { transaction } = keys;
        const id = numberOf(keys.group);
        if (!(await isWanted(keys.state))) throw new AppError('conflict', 'keys.changed');
        await grantsOf(keys).where('recipient', '=', recoveryName).execute();
        await transaction.deleteFrom('recovery_key').where('id', '=', id).execute();
        const row = { id, public_key: publicKey, created_at: nextTimestamp() };
        await transaction.insertInto('recovery_key').values(row).execute();
        await grantKeys({ name: recoveryName, publicKey, email: null }, held, keys);
      });
    },
  };
}

function shown(key: { public_key: string; created_at: string } | undefined) {
  return key ? { fingerprint: fingerprint(key.public_key), created_at: key.created_at } : null;
}
