import type { Kysely, Selectable } from 'kysely';
import {
  firstGroup,
  type LaterGroup,
  type RecipientGroup,
  recipientGroups,
} from '#shared/forms/recipient-groups.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { keysOpenedHere } from './held/held-keys.ts';
import type { createKeyChanges, KeyChange } from './key-changes.ts';
import type { KeyOwner } from './key-groups.ts';
import { type Holder, holderOf, replaceKey, requireNoOtherGroup, requireOfficer } from './key-rows.ts';
import type { KeyRegister } from './register/key-register.ts';

type Dependencies = {
  change: ReturnType<typeof createKeyChanges>;
  registers: Record<RecipientGroup, KeyRegister>;
  active: (owner: KeyOwner) => Promise<Selectable<Schema['organisation_key']> | undefined>;
};

/** The first key of each group, and the first signature on keys that others stored. */
export function createFirstKeys({ change, registers, active }: Dependencies) {
  return {
    /**
     * Creates the first key for the first administrator, in the transaction that adds them; never again after that, or
     * emptying the tables would be enough to get one.
     */
    async setUp(first: Holder, transaction: Kysely<Schema>): Promise<void> {
      const made = async (keys: KeyChange) => {
        if (keys.verdict === 'none') await replaceKey(keysOpenedHere(new Map()), [holderOf(first)], keys);
      };
      await change({ group: firstGroup }, made, { transaction, broken: 'unsigned' });
    },

    /**
     * Creates the first key of a group, for an officer who then grants it to others. Once in its life, as `setUp`.
     * @throws AppError `conflict` where the group has, or had, a key, or as `grantTo`.
     */
    async begin(group: LaterGroup, first: Holder): Promise<void> {
      await change({ group }, async (keys) => {
        if (keys.verdict !== 'none') throw new AppError('conflict', 'keys.begun');
        const person = keys.transaction.selectFrom('administrator').select('public_key');
        const row = await person.where('id', '=', first.id).executeTakeFirst();
        if (row?.public_key !== first.publicKey) throw new AppError('conflict', 'keys.fingerprint');
        await requireOfficer(first.id, keys);
        await requireNoOtherGroup(first.id, keys);
        await replaceKey(keysOpenedHere(new Map()), [holderOf(first)], keys);
      });
    },

    /**
     * Signs the keys of a version without a key register: only right after its tables were migrated, and not if this
     * site has signed keys before. The oldest administrator gets the first key if there was none.
     * @param restored true right after the restore of a backup: its keys are of an earlier time, and accepted.
     */
    async adopt({ restored = false } = {}): Promise<void> {
      for (const group of recipientGroups) {
        const adopted = change(
          { group },
          async (keys) => {
            const { state, stored, transaction, verdict } = keys;
            const isWanted = stored.signature
              ? restored && verdict !== 'changed'
              : restored || !(await registers[group].hasHistory());
            if (!isWanted) return keys.leave();
            if (state.keys.length > 0 || group !== firstGroup) return;
            const first = await transaction
              .selectFrom('administrator')
              .select(['id', 'email', 'public_key as publicKey'])
              .orderBy('created_at')
              .executeTakeFirst();
            if (first) await replaceKey(keysOpenedHere(new Map()), [holderOf(first)], keys);
          },
          { broken: 'signed' },
        );
        // Another instance, started at the same time, may have been first
        await adopted.catch(async (error: unknown) => {
          if (!(await active({ group }))) throw error;
        });
      }
    },
  };
}
