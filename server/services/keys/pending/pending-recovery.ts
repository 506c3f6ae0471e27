import * as limits from '#shared/limits.ts';
import { grantMac, isSameMac } from '../../../crypto/sealing/key-authentication.ts';
import type { OpenedKeys } from '../../../crypto/sealing/session-keys.ts';
import type { UnitOfWork } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import { groupOf } from '../key-groups.ts';
import { requireActive } from '../key-rows.ts';
import type { Keyring } from '../keyring.ts';
import { createPendingChanges } from './pending-changes.ts';
import { pendingRecovery } from './pending-kind.ts';

const hour = 60 * 60 * 1000;

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
  async function waiting(opened: OpenedKeys): Promise<Row | undefined> {
    const kind = pendingRecovery(await groupOf(db, { opened }));
    return db.selectFrom('pending_change').selectAll().where('kind', '=', kind).executeTakeFirst();
  }

  /** @throws AppError `conflict` if the stored keys are not those of this site, as every change of the keys. */
  async function put(publicKey: string, by: string, effectiveAt: string, opened: OpenedKeys): Promise<void> {
    await keyring.change(
      { opened },
      async (keys) => {
        requireActive(opened, keys);
        const key_id = keys.state.active ?? '';
        const mac = grantMac(key_id, opened.get(key_id) ?? '', recipient(publicKey, effectiveAt));
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
  function isAuthentic({ value, effective_at }: Row, opened: OpenedKeys, keyId: string | undefined): boolean {
    const { public_key, key_id, mac } = JSON.parse(value) as Waiting;
    if (key_id !== keyId || !opened.has(key_id)) return false;
    return isSameMac(mac, grantMac(key_id, opened.get(key_id) ?? '', recipient(public_key, effective_at)));
  }

  return {
    /**
     * @param by the e-mail address of a holder, who opened the keys.
     * @returns the timestamp from which they can take effect.
     */
    async request(publicKey: string, by: string, opened: OpenedKeys): Promise<string> {
      const at = new Date(now() + limits.recoveryDelayHours * hour).toISOString();
      await put(publicKey, by, at, opened);
      return at;
    },

    /** Activates words that are due; returns true if there were any. */
    async apply(opened: OpenedKeys): Promise<boolean> {
      const row = await waiting(opened);
      if (!row || row.effective_at > new Date(now()).toISOString()) return false;
      const { public_key } = JSON.parse(row.value) as Waiting;
      try {
        await keyring.setRecoveryKey(public_key, opened, ({ active }) => isAuthentic(row, opened, active));
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
    async renew(opened: OpenedKeys, before: string | undefined): Promise<void> {
      const row = await waiting(opened);
      if (!row || !isAuthentic(row, opened, before)) return;
      const { public_key } = JSON.parse(row.value) as Waiting;
      await put(public_key, row.requested_by, row.effective_at, opened);
    },
  };
}
