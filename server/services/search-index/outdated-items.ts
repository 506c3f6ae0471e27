import { type Kysely, type SqlBool, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import { indexWorkingCopies, outdatedCopies, removeGone } from './desk/index-desk.ts';
import { pageSection } from './document-id.ts';
import { indexItems } from './index-items.ts';
import { removeWords } from './write-documents.ts';

/** Items of one transaction. */
const batch = 20;

/** An item is public once it has a title, and blanks make none. */
const isShown = sql<SqlBool>`trim(title_ar || title_en, ${sql.lit(' \t\n\r\u00a0')}) <> ''`;

/** Public items of whose present version the index has no document. */
export const outdatedItems = (db: Kysely<Schema>) =>
  db
    .selectFrom('content_item')
    .where(isShown)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('search_document')
            .select('search_document.id')
            .whereRef('search_document.section', '=', 'content_item.section')
            .whereRef('search_document.item', '=', 'content_item.id')
            .whereRef('search_document.version', '=', 'content_item.updated_at'),
        ),
      ),
    );

const hasNoItem = sql<SqlBool>`not exists (
  select 1 from content_item where content_item.section = search_document.section and content_item.id = item
)`;

/** Documents without an item. */
export const orphanDocuments = (db: Kysely<Schema>) =>
  db.selectFrom('search_document').where('section', '<>', pageSection).where(hasNoItem);

/** Indexes the items that the index has in another version, or not at all, and removes documents without an item. */
export async function indexOutdated(db: Kysely<Schema>, pause: () => Promise<void>): Promise<void> {
  for (const { key } of sections) {
    let after = 0;
    for (;;) {
      const rows = await outdatedItems(db)
        .select('id')
        .where('section', '=', key)
        .where('id', '>', after)
        .orderBy('id')
        .limit(batch)
        .execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await inTransaction(db, (transaction) => indexItems(transaction, key, ids));
      await pause();
      if (ids.length < batch) break;
      after = ids.at(-1) ?? after;
    }
    await indexOutdatedCopies(db, key, pause);
    await inTransaction(db, async (transaction) => {
      await removeOrphans(transaction, key);
      await removeGone(transaction, key);
    });
  }
}

async function indexOutdatedCopies(
  db: Kysely<Schema>,
  section: SectionKey,
  pause: () => Promise<void>,
): Promise<void> {
  for (;;) {
    const rows = await outdatedCopies(db)
      .select('i.id')
      .where('i.section', '=', section)
      .orderBy('i.id')
      .limit(batch)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0)
      await inTransaction(db, (transaction) => indexWorkingCopies(transaction, section, ids));
    await pause();
    if (ids.length < batch) return;
  }
}

/** Removes documents without an item. */
export async function removeOrphans(transaction: Kysely<Schema>, section: SectionKey): Promise<void> {
  // Creators of items take this row first: none appears meanwhile
  if (isPostgres(transaction))
    await transaction
      .selectFrom('section_counter')
      .select('section')
      .where('section', '=', section)
      .forUpdate()
      .execute();
  const removed = await transaction
    .deleteFrom('search_document')
    .where('section', '=', section)
    .where(hasNoItem)
    .returning(['language', 'id'])
    .execute();
  await removeWords(transaction, removed);
}
