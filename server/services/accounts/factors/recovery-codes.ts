import * as limits from '#shared/limits.ts';
import type { FactorSecrets } from '../../../crypto/factor-secrets.ts';
import { newPassword } from '../../../crypto/passwords/new-password.ts';
import type { UnitOfWork } from '../../../db/in-transaction.ts';

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;

/** Codes on paper for when no other factor is at hand. Each signs in once; of each, a keyed hash is stored. */
export function createRecoveryCodes(unit: UnitOfWork, secrets: FactorSecrets) {
  const { db } = unit;

  async function clear(owner: string, transaction = db): Promise<void> {
    await transaction.deleteFrom('recovery_code').where('administrator_id', '=', owner).execute();
  }

  return {
    clear,

    async count(owner: string, transaction = db): Promise<number> {
      const { count } = await transaction
        .selectFrom('recovery_code')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('administrator_id', '=', owner)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** New ones, in place of those before: to be shown this once. */
    async renew(owner: string, { transact } = unit): Promise<string[]> {
      const codes = Array.from({ length: limits.recoveryCodes }, () => newPassword({ groups: 4, size: 6 }));
      const rows = codes.map(async (code) => ({
        administrator_id: owner,
        code_hash: await secrets.hashCode(bare(code), owner),
      }));
      const values = await Promise.all(rows);
      await transact(async (on) => {
        await clear(owner, on);
        await on.insertInto('recovery_code').values(values).execute();
      });
      return codes;
    },

    /** Consumes a code; returns true if it was valid. */
    async use(owner: string, code: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('recovery_code')
        .where('administrator_id', '=', owner)
        .where('code_hash', '=', await secrets.hashCode(bare(code), owner))
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}

/** Normalized for comparison: without dashes, spaces and capitals. */
function bare(code: string): string {
  return code.toLowerCase().replace(/[^a-z\d]/g, '');
}
