import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { UnitOfWork } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { beirutDay } from '#shared/beirut-day.ts';
import * as limits from '#shared/limits.ts';
import { monthsAfter } from '#shared/months-after.ts';
import { allRoles } from '../accounts/roles/person-roles.ts';
import type { Keyring } from '../keys/keyring.ts';

type Holdings = Awaited<ReturnType<Keyring['holdings']>>;

export type AccessReview = ReturnType<typeof createAccessReview>;

/** The review of people and their roles, due once a quarter; the first one a quarter after the oldest account. */
export function createAccessReview(
  { db, transact }: UnitOfWork,
  { keyring, now }: { keyring: Keyring; now: () => number },
) {
  async function people(on: Kysely<Schema>, holdings: Holdings) {
    const [rows, roles, factors] = await Promise.all([
      on
        .selectFrom('administrator')
        .select(['id', 'email', 'created_at', 'signed_in_on'])
        .orderBy('email')
        .execute(),
      allRoles(on),
      on.selectFrom('second_factor').select('administrator_id').distinct().execute(),
    ]);
    const withFactor = new Set(factors.map(({ administrator_id }) => administrator_id));
    return rows.map((row) => ({
      ...row,
      ...roles(row.id),
      holds_key: holdings.has(row.id),
      key_group: holdings.get(row.id) ?? null,
      second_factor: withFactor.has(row.id),
    }));
  }

  return {
    /** The state of the review. `version` names the people and roles as they are now. */
    async find() {
      const [all, last] = await Promise.all([
        keyring.holdings().then((holdings) => people(db, holdings)),
        db.selectFrom('access_review').select(['reviewed_at', 'reviewed_by']).executeTakeFirst(),
      ]);
      const first = all.map(({ created_at }) => created_at).toSorted()[0];
      const since = last?.reviewed_at ?? first ?? new Date(now()).toISOString();
      const due_on = monthsAfter(beirutDay(Date.parse(since)), limits.accessReviewMonths);
      return {
        people: all,
        reviewed_at: last?.reviewed_at ?? null,
        reviewed_by: last?.reviewed_by ?? null,
        due_on,
        due: beirutDay(now()) >= due_on,
        version: versionOf(all),
      };
    },

    /**
     * Notes that somebody has gone through the people and their roles.
     * @param version what they saw.
     * @returns the number of people.
     * @throws AppError `conflict` where people or roles have changed since.
     */
    async note(version: string, by: string): Promise<number> {
      const holdings = await keyring.holdings();
      return transact(async (transaction) => {
        const all = await people(transaction, holdings);
        if (versionOf(all) !== version) throw new AppError('conflict', 'review.changed');
        const reviewed = { reviewed_at: new Date(now()).toISOString(), reviewed_by: by };
        await transaction
          .insertInto('access_review')
          .values({ id: 1, ...reviewed })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(reviewed))
          .execute();
        return all.length;
      });
    },
  };
}

/** Changes with the people, their roles and their keys, and not with their sign-ins. */
function versionOf(
  people: { id: string; roles: string[]; sections: string[]; key_group: string | null }[],
): string {
  const rights = people.map(({ id, roles, sections, key_group }) => [id, roles, sections, key_group]);
  return createHash('sha256').update(JSON.stringify(rights)).digest('base64url');
}
