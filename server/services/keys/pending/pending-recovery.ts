import * as limits from '#shared/limits.ts';
import type { UnitOfWork } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { HeldKeys } from '../held/held-keys.ts';
import { groupOf, type KeyOwner } from '../key-groups.ts';
import { requireActive } from '../key-rows.ts';
import type { Keyring } from '../keyring.ts';
import { createPendingChanges } from './pending-changes.ts';
import { pendingRecovery } from './pending-kind.ts';

const minute = 60 * 1000;
const delay = limits.recoveryDelayHours * 60 * minute;

/** For the way of a request from the browser that stated the time. */
const tolerance = 10 * minute;

/** The new recovery key, and the MAC of a holder of this organisation key who requested it, with its effective time. */
type Waiting = { public_key: string; key_id: string; mac: string };

type Row = Schema['pending_change'];

export type PendingRecovery = ReturnType<typeof createPendingRecovery>;

/** Includes the timestamp, so that write access to the database cannot bring it forward. */
const recipient = (publicKey: string, effectiveAt: string) => ({
  name: `recovery from ${effectiveAt}`,
  publicKey,
});

/** Recovery words that take the place of others three days later, when a holder next signs in. */
export function createPendingRecovery({ db, transact }: UnitOfWork, keyring: Keyring, now: () => number) {
  async function waiting(owner: KeyOwner): Promise<Row | undefined> {
    const kind = pendingRecovery(await groupOf(db, owner));
    return db.selectFrom('pending_change').selectAll().where('kind', '=', kind).executeTakeFirst();
  }

  async function dueRow(owner: KeyOwner): Promise<Row | undefined> {
    const row = await waiting(owner);
    return row && row.effective_at <= new Date(now()).toISOString() ? row : undefined;
  }

  /** @throws AppError `conflict` if the stored keys are not those of this site, as every change of the keys. */
  async function put(publicKey: string, by: string, effectiveAt: string, held: HeldKeys): Promise<void> {
    await keyring.change(
      held.owner,
      async (keys) => {
        requireActive(held, keys);
        const key_id = keys.state.active ?? '';
        const mac = await held.mac(key_id, recipient(publicKey, effectiveAt));
        if (mac === undefined) throw new AppError('conflict', 'keys.outdated');
        const value: Waiting = { public_key: publicKey, key_id, mac };
        const kind = pendingRecovery(keys.group);
        await createPendingChanges(keys.transaction, now).put(kind, value, by, effectiveAt);
      },
      { transact },
    );
  }

  /**
   * True if a holder of this organisation key requested it. A replaced key proves nothing: it was replaced because it
   * may be compromised.
   */
  async function isAuthentic({ value, effective_at }: Row, held: HeldKeys, keyId: string | undefined) {
    const { public_key, key_id, mac } = JSON.parse(value) as Waiting;
    return key_id === keyId && held.hasGranted(key_id, recipient(public_key, effective_at), mac);
  }

  return {
    /** Those that wait, if any, and when such would take effect that are requested now. */
    async state(owner: KeyOwner) {
      const row = await waiting(owner);
      const { public_key, key_id: key, mac } = row ? (JSON.parse(row.value) as Waiting) : {};
      const words =
        public_key && key && mac ? { public_key, key, mac, effective_at: row!.effective_at } : null;
      return { words, words_from: new Date(now() + delay).toISOString() };
    },

    /**
     * @param by the e-mail address of a holder.
     * @param from when they can take effect, as a browser's MAC states it.
     * @returns that timestamp.
     * @throws AppError `conflict` for one that is earlier than now and the delay.
     */
    async request(publicKey: string, by: string, held: HeldKeys, from?: string | null): Promise<string> {
      const at = from ?? new Date(now() + delay).toISOString();
      if (Date.parse(at) < now() + delay - tolerance) throw new AppError('conflict', 'keys.outdated');
      await put(publicKey, by, at, held);
      return at;
    },

    /** The public half of words that are due. */
    async due(owner: KeyOwner): Promise<string | undefined> {
      const row = await dueRow(owner);
      return row && (JSON.parse(row.value) as Waiting).public_key;
    },

    /** Activates words that are due; returns true if there were any. */
    async apply(held: HeldKeys): Promise<boolean> {
      const row = await dueRow(held.owner);
      if (!row) return false;
      const { public_key } = JSON.parse(row.value) as Waiting;
      try {
        await keyring.setRecoveryKey(public_key, held, ({ active }) => isAuthentic(row, held, active));
      } catch (error) {
        // A forged request, or unconfirmed keys, must not prevent a sign-in
        if (error instanceof AppError) return false;
        throw error;
      }
      await createPendingChanges(db, now).drop(row.kind);
      return true;
    },

    /**
     * Authenticates the request again under the organisation key now in use: the previous one no longer counts.
     * @param before id of the previous key.
     */
    async renew(held: HeldKeys, before: string | undefined): Promise<void> {
      const row = await waiting(held.owner);
      if (!row || !(await isAuthentic(row, held, before))) return;
      const { public_key } = JSON.parse(row.value) as Waiting;
      await put(public_key, row.requested_by, row.effective_at, held);
    },
  };
}
