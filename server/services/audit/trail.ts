import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, sql } from 'kysely';
import { entryHash, noEntry } from '#server/crypto/entry-hash.ts';
import { isPostgres } from '#server/db/engine.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import type { AuditAction } from '#shared/audit/audit-actions.ts';
import { type Actor, emailOf, named } from './actor.ts';
import { newestEntry } from './entries.ts';

/** What is to be told. */
export type Told = {
  action: AuditAction;
  subject?: string;
  /** The id of an administrator, whose address is the subject. */
  about?: string;
  amount?: number;
  /** Who it was, where that is not whoever is acting. */
  by?: Actor;
};

export type Trail = ReturnType<typeof createTrail>;

/** Tells what was done: entries that are only ever added, each chained by a hash to the one before it. */
export function createTrail(db: Kysely<Schema>, now: () => number) {
  const acting = new AsyncLocalStorage<Actor>();
  const whoever = () => acting.getStore() ?? 'system';

  /** Adds an entry, last of all in a transaction: until that ends nobody else adds one. */
  async function append(transaction: Kysely<Schema>, told: Told): Promise<void> {
    const { action, about, amount = null, by = whoever() } = told;
    const subject = about === undefined ? (told.subject ?? '') : await emailOf(transaction, about);
    const who = await named(transaction, by, subject);
    await waitForTurn(transaction);
    const last = await newestEntry(transaction);
    const at = new Date(now()).toISOString();
    const entry = { seq: (last?.seq ?? 0) + 1, at, ...who, action, subject, amount };
    const hash = entryHash(last?.hash ?? noEntry, entry);
    await transaction
      .insertInto('audit_entry')
      .values({ ...entry, hash })
      .execute();
  }

  return {
    append,

    /** Does the work in somebody's name. */
    as: <Result>(actor: Actor, work: () => Result): Result => acting.run(actor, work),

    /** Adds an entry in a transaction of its own. */
    add: (told: Told) => inTransaction(db, (transaction) => append(transaction, told)),

    /** The same, unless whoever is acting has left this entry in this session before. */
    async addOnce(told: Told): Promise<void> {
      const { action, subject = '', by = whoever() } = told;
      const { actor, session } = await named(db, by, subject);
      const isTold = async (on: Kysely<Schema>) => {
        const before = on
          .selectFrom('audit_entry')
          .select('seq')
          .where('actor', '=', actor)
          .where('session', session === null ? 'is' : '=', session)
          .where('action', '=', action)
          .where('subject', '=', subject)
          // It is among the newest
          .orderBy('seq', 'desc')
          .limit(1);
        return (await before.executeTakeFirst()) !== undefined;
      };
      if (await isTold(db)) return;
      await inTransaction(db, async (transaction) => {
        await waitForTurn(transaction);
        if (!(await isTold(transaction))) await append(transaction, told);
      });
    },
  };
}

/** Of two who add at once, one sees the other's entry. SQLite has one writer at a time anyway. */
async function waitForTurn(transaction: Kysely<Schema>): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtext('diwan audit trail'))`.execute(transaction);
}
