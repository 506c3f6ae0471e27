import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import { languages } from '#shared/languages.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import { deskWords } from './desk/desk-words.ts';
import { indexWorkingCopies, removeGone } from './desk/index-desk.ts';
import { lexemesVersion } from './field-lexemes.ts';
import { indexItems } from './index-items.ts';
import { indexPages } from './index-pages.ts';
import { removeOrphans } from './outdated-items.ts';
import { titlesTable, wordsTable } from './write-documents.ts';

/** Items of one transaction: writers wait for some milliseconds. */
const batch = 20;

/** Pages of SQLite's file that one step of a merge writes. */
const mergedPages = 200;

type Progress = (indexed: number) => void;

/** True where the index has all that is public, and that of the editors all items, in lexemes as they are made today. */
export async function isCurrent(db: Kysely<Schema>): Promise<boolean> {
  const state = await db.selectFrom('search_state').select('version').where('id', '=', 1).executeTakeFirst();
  return state?.version === lexemesVersion;
}

/** Makes the index of a site without items; of any other it is the rebuild that does. */
export async function beginIndex(db: Kysely<Schema>, now: () => number): Promise<void> {
  if (await isCurrent(db)) return;
  await inTransaction(db, async (transaction) => {
    const item = await transaction.selectFrom('content_item').select('id').limit(1).executeTakeFirst();
    if (item) return;
    await indexPages(transaction);
    await noteVersion(transaction, now);
  });
}

/**
 * Indexes everything again in small transactions, while the site serves and publishes: what is not indexed again yet is found
 * by its old documents.
 * @param pause is awaited after each of them; what it throws stops the work, which begins again with the next call.
 */
export async function rebuild(
  db: Kysely<Schema>,
  {
    pause = async () => {},
    progress = () => {},
    now = Date.now,
  }: { pause?: () => Promise<void>; progress?: Progress; now?: () => number } = {},
): Promise<number> {
  let indexed = 0;
  await inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('search_state').execute();
    await indexPages(transaction);
  });
  for (const { key } of sections) {
    let after = 0;
    for (;;) {
      const ids = await inTransaction(db, (transaction) => indexAfter(transaction, key, after));
      indexed += ids.length;
      progress(indexed);
      await pause();
      if (ids.length < batch) break;
      after = ids.at(-1) ?? after;
    }
    await inTransaction(db, async (transaction) => {
      await removeOrphans(transaction, key);
      await removeGone(transaction, key);
    });
  }
  await compact(db, pause);
  // PostgreSQL's own estimate may be that of an empty table for a minute
  if (isPostgres(db)) await sql`analyze search_document`.execute(db);
  await noteVersion(db, now);
  return indexed;
}

async function noteVersion(db: Kysely<Schema>, now: () => number): Promise<void> {
  const state = { version: lexemesVersion, rebuilt_at: new Date(now()).toISOString() };
  await db
    .insertInto('search_state')
    .values({ id: 1, ...state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .execute();
}

/** Indexes the next items of a section. */
async function indexAfter(
  transaction: Kysely<Schema>,
  section: SectionKey,
  after: number,
): Promise<number[]> {
  const rows = await transaction
    .selectFrom('content_item')
    .select('id')
    .where('section', '=', section)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batch)
    .execute();
  const ids = rows.map(({ id }) => id);
  await indexItems(transaction, section, ids);
  await indexWorkingCopies(transaction, section, ids, true);
  return ids;
}

/**
 * Removes the words of removed documents from SQLite's file, which until then are only marked as removed there, and makes the
 * index quicker to read. PostgreSQL does so by itself.
 */
export async function compact(
  db: Kysely<Schema>,
  pause: () => Promise<void> = async () => {},
): Promise<void> {
  if (isPostgres(db)) return;
  const ofLanguages = languages.flatMap((language) => [wordsTable(language), titlesTable(language)]);
  for (const table of [...ofLanguages, deskWords]) {
    // A negative number begins the merge of everything, others go on with it
    for (let pages = -mergedPages; ; pages = mergedPages) {
      const written = await inTransaction(db, async (transaction) => {
        const before = await changes(transaction);
        await sql`insert into ${table} (${table}, rank) values ('merge', ${sql.lit(pages)})`.execute(
          transaction,
        );
        return (await changes(transaction)) - before;
      });
      await pause();
      if (written < 2) break;
    }
  }
}

async function changes(transaction: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select total_changes() as total`.execute(transaction);
  return rows[0]?.total ?? 0;
}
