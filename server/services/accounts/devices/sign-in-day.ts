import type { Kysely } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import type { Schema } from '../../../db/schema.ts';

/** Stores the day of a completed sign-in; the audit trail alone has its time. */
export async function recordSignIn(db: Kysely<Schema>, id: string, at: number): Promise<void> {
  const signed_in_on = beirutDay(at);
  await db
    .updateTable('administrator')
    .set({ signed_in_on })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('signed_in_on', 'is', null), eb('signed_in_on', '<>', signed_in_on)]))
    .execute();
}
