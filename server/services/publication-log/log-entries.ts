import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { ItemEntry } from '#shared/publication-log/log-entry.ts';
import type { SectionKey } from '#shared/site/sections.ts';

/** Entries per batch when the complete log is read. */
const batch = 500;

/** The publication log, as it is read. */
export function createLogEntries(db: Kysely<Schema>) {
  return {
    newest: () => newestEntry(db),

    /** The hash of one, if it is there. */
    async hashOf(seq: number): Promise<string | undefined> {
      const row = await db
        .selectFrom('publication_entry')
        .select('hash')
        .where('seq', '=', seq)
        .executeTakeFirst();
      return row?.hash;
    },

    /** The lines of all entries after one, oldest first. */
    async *lines(after = 0): AsyncGenerator<Pick<Schema['publication_entry'], 'seq' | 'hash' | 'entry'>> {
      for (;;) {
        const rows = await db
          .selectFrom('publication_entry')
          .select(['seq', 'hash', 'entry'])
          .where('seq', '>', after)
          .orderBy('seq')
          .limit(batch)
          .execute();
        yield* rows;
        after = rows.at(-1)?.seq ?? after;
        if (rows.length < batch) return;
      }
    },

    /** The entries of an item, oldest first. */
    async ofItem(section: SectionKey, id: number): Promise<ItemEntry[]> {
      const rows = await db
        .selectFrom('publication_entry')
        .select('entry')
        .where('section', '=', section)
        .where('item', '=', id)
        .orderBy('seq')
        .execute();
      return rows.map(({ entry }) => JSON.parse(entry) as ItemEntry);
    },
  };
}

/** The number, hash and time of the entry that was added last. */
export function newestEntry(db: Kysely<Schema>) {
  return (
    db
      .selectFrom('publication_entry')
      .select(['seq', 'hash', 'at'])
      // All are in the range, in which SQLite searches from its end
      .where('seq', '>', 0)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}

/** The last entry of each side of items, by `{id}/{side}`. */
export async function lastEntries(
  db: Kysely<Schema>,
  section: SectionKey,
  ids: readonly number[],
): Promise<Map<string, ItemEntry>> {
  const newest = db
    .selectFrom('publication_entry')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .where('section', '=', section)
    .where('item', 'in', [...ids])
    .groupBy(['item', 'side']);
  const rows = await db.selectFrom('publication_entry').select('entry').where('seq', 'in', newest).execute();
  const entries = rows.map(({ entry }) => JSON.parse(entry) as ItemEntry);
  return new Map(entries.map((entry) => [`${entry.id}/${entry.side}`, entry]));
}
