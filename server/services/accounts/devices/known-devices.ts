import type { Kysely } from 'kysely';
import * as limits from '#shared/limits.ts';
import type { Schema } from '../../../db/schema.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Browsers that signed in before, by the thumbprint of the key that each holds and cannot export. A known browser
 * grants no access: its budget of failed attempts is separate from strangers'.
 */
export function createKnownDevices(db: Kysely<Schema>, now: () => number) {
  const forgottenBefore = () => new Date(now() - limits.knownDeviceDays * day).toISOString();

  return {
    /** True if the owner of an address signed in with this key before. */
    async isKnown(email: string, proofKey: string | undefined): Promise<boolean> {
      if (proofKey === undefined) return false;
      const row = await db
        .selectFrom('known_device')
        .innerJoin('administrator', 'administrator.id', 'known_device.administrator_id')
        .select('proof_key')
        .where('administrator.email', '=', email)
        .where('proof_key', '=', proofKey)
        .where('used_at', '>', forgottenBefore())
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Records a completed sign-in; beyond the maximum the least recently used browser is removed. */
    async remember(administratorId: string, proofKey: string | undefined): Promise<void> {
      if (proofKey === undefined) return;
      const used_at = new Date(now()).toISOString();
      await db
        .insertInto('known_device')
        .values({ administrator_id: administratorId, proof_key: proofKey, used_at })
        .onConflict((conflict) =>
          conflict.columns(['administrator_id', 'proof_key']).doUpdateSet({ used_at }),
        )
        .execute();
      const newest = db
        .selectFrom('known_device')
        .select('proof_key')
        .where('administrator_id', '=', administratorId)
        .orderBy('used_at', 'desc')
        .orderBy('proof_key')
        .limit(limits.knownDevices);
      await db
        .deleteFrom('known_device')
        .where('administrator_id', '=', administratorId)
        .where('proof_key', 'not in', newest)
        .execute();
    },

    async removeOld(): Promise<void> {
      await db.deleteFrom('known_device').where('used_at', '<=', forgottenBefore()).execute();
    },
  };
}
