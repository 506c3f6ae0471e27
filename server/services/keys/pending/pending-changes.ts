import type { Kysely } from 'kysely';
import type { PendingKind } from '#shared/accounts/keys.ts';
import { fingerprint } from '../../../crypto/sealing/fingerprint.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import { groupOf, type KeyOwner } from '../key-groups.ts';
import { pendingRecovery } from './pending-kind.ts';

type Kind = Schema['pending_change']['kind'];

export type PendingChanges = ReturnType<typeof createPendingChanges>;

/** Changes that every holder of the key sees, and can cancel, for some days before they take effect. One per kind. */
export function createPendingChanges(db: Kysely<Schema>, now: () => number) {
  const timestamp = (at: number) => new Date(at).toISOString();

  return {
    /**
     * The public view of those that concern a group: the days of a shorter retention, the fingerprint of its new recovery
     * words.
     */
    async list(owner: KeyOwner) {
      const group = await groupOf(db, owner);
      const rows = await db
        .selectFrom('pending_change')
        .selectAll()
        .where('kind', 'in', ['retention', pendingRecovery(group)])
        .orderBy('effective_at')
        .execute();
      return rows.map(({ value, kind, ...row }) => {
        const due = row.effective_at <= timestamp(now());
        const { readDays, public_key } = JSON.parse(value) as { readDays?: number; public_key?: string };
        return kind === 'retention'
          ? { ...row, due, kind, value: String(readDays) }
          : { ...row, due, kind: 'recovery' as const, value: fingerprint(public_key ?? '') };
      });
    },

    /**
     * Stores a change, replacing a pending one of its kind.
     * @param effective_at in ISO 8601.
     */
    async put(kind: Kind, value: object, requested_by: string, effective_at: string): Promise<void> {
      const columns = {
        value: JSON.stringify(value),
        requested_by,
        requested_at: timestamp(now()),
        effective_at,
      };
      await db
        .insertInto('pending_change')
        .values({ kind, ...columns })
        .onConflict((conflict) => conflict.column('kind').doUpdateSet(columns))
        .execute();
    },

    /** Returns and deletes a change that is due. */
    async takeDue<Value>(kind: Kind): Promise<Value | undefined> {
      const row = await db
        .deleteFrom('pending_change')
        .where('kind', '=', kind)
        .where('effective_at', '<=', timestamp(now()))
        .returning('value')
        .executeTakeFirst();
      return row && (JSON.parse(row.value) as Value);
    },

    /** Deletes a pending change, if any. */
    async drop(kind: Kind): Promise<void> {
      await db.deleteFrom('pending_change').where('kind', '=', kind).execute();
    },

    /** @throws AppError `not-found` if none is pending for the group. */
    async cancel(kind: PendingKind, owner: KeyOwner): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const stored = kind === 'recovery' ? pendingRecovery(await groupOf(transaction, owner)) : kind;
        const { numDeletedRows } = await transaction
          .deleteFrom('pending_change')
          .where('kind', '=', stored)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw new AppError('not-found', 'pending.gone');
      });
    },
  };
}
