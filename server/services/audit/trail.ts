import type { Kysely } from 'kysely';
import { entryHash, noEntry } from '#server/crypto/entry-hash.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import { lockChain } from '../chain/lock-chain.ts';
import type { Actor } from '../effects/actor.ts';
import type { AuditEvent } from '../effects/effects.ts';
import { actorColumns, emailOf } from './actor-columns.ts';
import { newestEntry } from './entries.ts';
import { titlesOf } from './titles-of.ts';

export type Trail = ReturnType<typeof createTrail>;

/** The audit entries, which are only ever added, each chained by a hash to the one before it. */
export function createTrail(db: Kysely<Schema>, now: () => number) {
  /** Adds entries, last of all in a transaction: until that ends no other transaction adds one. */
  async function append(
    transaction: Kysely<Schema>,
    events: readonly AuditEvent[],
    actor: Actor,
  ): Promise<void> {
    if (events.length === 0) return;
    const columns = [];
    for (const event of events) columns.push(await columnsOf(transaction, event, actor));
    await lockTrail(transaction);
    let { seq, hash } = (await newestEntry(transaction)) ?? { seq: 0, hash: noEntry };
    const at = new Date(now()).toISOString();
    const entries = columns.map((own) => {
      seq += 1;
      const entry = { seq, at, ...own };
      hash = entryHash(hash, entry);
      return { ...entry, hash };
    });
    await transaction.insertInto('audit_entry').values(entries).execute();
  }

  return {
    append,

    /** Adds an entry in a transaction of its own. */
    add: (event: AuditEvent, actor: Actor) =>
      inTransaction(db, (transaction) => append(transaction, [event], actor)),

    /** The same, unless this session of the actor has left the same entry before. */
    async addOnce(event: AuditEvent, by: Actor): Promise<void> {
      const { action, subject = '' } = event;
      const { actor, session } = await actorColumns(db, by, subject);
      const isRecorded = async (on: Kysely<Schema>) => {
        const before = on
          .selectFrom('audit_entry')
          .select('seq')
          .where('actor', '=', actor)
          .where('session', session === null ? 'is' : '=', session)
          .where('action', '=', action)
          .where('subject', '=', subject)
          // The predecessor is among the newest entries
          .orderBy('seq', 'desc')
          .limit(1);
        return (await before.executeTakeFirst()) !== undefined;
      };
      if (await isRecorded(db)) return;
      await inTransaction(db, async (transaction) => {
        await lockTrail(transaction);
        if (!(await isRecorded(transaction))) await append(transaction, [event], by);
      });
    },
  };
}

/** The columns of an entry that do not depend on its place. */
async function columnsOf(transaction: Kysely<Schema>, event: AuditEvent, actor: Actor) {
  const { action, about, amount = null, by = actor } = event;
  const subject = about === undefined ? (event.subject ?? '') : await emailOf(transaction, about);
  const named = event.title ?? (await titlesOf(transaction, subject));
  const title = named ? JSON.stringify(named) : null;
  const who = await actorColumns(transaction, by, subject);
  return { ...who, action, subject, amount, title };
}

const lockTrail = (transaction: Kysely<Schema>) => lockChain(transaction, 'diwan audit trail');
