import type { Kysely } from 'kysely';
import type { BulkAccess } from '#shared/accounts/bulk-access.ts';
import { beirutDay } from '#shared/beirut-day.ts';
import * as limits from '#shared/limits.ts';
import type { Schema } from '../../../db/schema.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The newest entries that are inspected: more than a week has, in which nobody opened very many. */
const maxEntries = 300;

/**
 * Submissions that an officer exported in numbers in a day, or opened in numbers by a call without a limit, as the audit trail
 * of the last days has it. The reading room opens them page by page.
 */
export async function listBulkAccess(db: Kysely<Schema>, now: number): Promise<BulkAccess[]> {
  const first = beirutDay(now - (limits.bulkWarningDays - 1) * dayMs);
  const entriesOf = async (action: BulkAccess['action']) => {
    const rows = await db
      .selectFrom('audit_entry')
      .select(['seq', 'at', 'actor', 'amount'])
      .where('action', '=', action)
      .orderBy('seq', 'desc')
      .limit(maxEntries)
      .execute();
    return rows
      .map(({ at, amount, ...row }) => ({
        ...row,
        action,
        day: beirutDay(Date.parse(at)),
        amount: amount ?? 0,
      }))
      .filter(({ day }) => day >= first);
  };
  const daily = new Map<string, BulkAccess>();
  for (const action of ['inbox.openedAll', 'inbox.exported'] as const) {
    for (const entry of await entriesOf(action)) {
      const name = `${action} ${entry.actor} ${entry.day}`;
      const { seq, amount } = daily.get(name) ?? { seq: 0, amount: 0 };
      // Each call without a limit opens the same ones
      const all = action === 'inbox.exported' ? amount + entry.amount : Math.max(amount, entry.amount);
      daily.set(name, { ...entry, seq: Math.max(seq, entry.seq), amount: all });
    }
  }
  return [...daily.values()]
    .filter(({ amount }) => amount >= limits.bulkAccess)
    .toSorted((one, other) => other.seq - one.seq);
}
