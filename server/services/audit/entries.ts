import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { AuditEntry } from '#shared/audit/audit.ts';
import type { AuditAction } from '#shared/audit/audit-actions.ts';
import type { LocalizedText } from '#shared/content/localized.ts';

/** Entries per batch when the complete trail is read. */
const batch = 500;

type Filter = { actor?: string | undefined; action?: AuditAction | undefined };

export type Entries = ReturnType<typeof createEntries>;

/** The audit trail, as it is read. */
export function createEntries(db: Kysely<Schema>) {
  function matching({ actor, action }: Filter) {
    return db
      .selectFrom('audit_entry')
      .$if(actor !== undefined, (query) => query.where('actor', '=', actor!))
      .$if(action !== undefined, (query) => query.where('action', '=', action!));
  }

  return {
    /** A page of those that a filter lets through, the newest first; `page` counts from 1. */
    async list(
      filter: Filter,
      { limit, page = 1 }: { limit: number; page?: number | undefined },
    ): Promise<AuditEntry[]> {
      const rows = await matching(filter)
        .select(['seq', 'at', 'actor', 'action', 'subject', 'amount', 'title'])
        .orderBy('seq', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return rows.map(({ title, ...row }) => ({
        ...row,
        title: title === null ? null : (JSON.parse(title) as LocalizedText),
      }));
    },

    async total(filter: Filter): Promise<number> {
      const { rows } = await matching(filter)
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      return rows;
    },

    /** Actors of all entries. */
    async actors(): Promise<string[]> {
      const rows = await db.selectFrom('audit_entry').select('actor').distinct().orderBy('actor').execute();
      return rows.map(({ actor }) => actor);
    },

    newest: () => newestEntry(db),

    /** The hash of one, if it is there. */
    async hashOf(seq: number): Promise<string | undefined> {
      const row = await db.selectFrom('audit_entry').select('hash').where('seq', '=', seq).executeTakeFirst();
      return row?.hash;
    },

    /** All entries from a timestamp on, oldest first. */
    async *all(since = ''): AsyncGenerator<Schema['audit_entry']> {
      let known: number | undefined;
      for (;;) {
        const rows: Schema['audit_entry'][] = await db
          .selectFrom('audit_entry')
          .selectAll()
          .where('at', '>=', since)
          .$if(known !== undefined, (query) => query.where('seq', '>', known!))
          .orderBy('seq')
          .limit(batch)
          .execute();
        yield* rows;
        known = rows.at(-1)?.seq;
        if (rows.length < batch) return;
      }
    },
  };
}

/** The number and hash of the entry that was added last. All are in the range, in which SQLite searches from its end. */
export function newestEntry(db: Kysely<Schema>) {
  return db
    .selectFrom('audit_entry')
    .select(['seq', 'hash'])
    .where('seq', '>', 0)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}
