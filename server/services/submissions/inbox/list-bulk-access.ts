import type { Kysely } from 'kysely';
import type { BulkAccess } from '#shared/accounts/bulk-access.ts';
import { beirutDay } from '#shared/beirut-day.ts';
import * as limits from '#shared/limits.ts';
import type { Schema } from '../../../db/schema.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The newest entries that are inspected: more than a week has, in which nobody opened very many. */
const maxEntries = 300;

/**
 * Submissions that an officer exported in numbers in a day, or opened in numbers by one call, as the audit trail of the
 * last days has it. The pages of the reading room are smaller.
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
  const opened = (await entriesOf('inbox.opened')).filter(({ amount }) => amount > limits.maxListLimit);
  const exported = new Map<string, BulkAccess>();
  for (const entry of await entriesOf('inbox.exported')) {
    const name = `${entry.actor} ${entry.day}`;
    const { seq, amount } = exported.get(name) ?? { seq: 0, amount: 0 };
    exported.set(name, { ...entry, seq: Math.max(seq, entry.seq), amount: amount + entry.amount });
  }
  const many = [...exported.values()].filter(({ amount }) => amount >= limits.bulkExport);
  return [...opened, ...many].toSorted((one, other) => other.seq - one.seq);
}
