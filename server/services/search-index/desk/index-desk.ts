import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { addWords, removeWords } from './desk-words.ts';

/** Items of one statement. */
const batch = 200;

/** The columns of the working copy by which an item is found; those of the public item where there is no document. */
const listed = ['title_ar', 'title_en', 'reference'] as const;

const written = (column: (typeof listed)[number]) => {
  const own = column === 'reference' ? 'reference_key' : column;
  return sql<string>`coalesce(case when d.id is null then ${sql.ref(`i.${column}`)} else ${sql.ref(`d.${own}`)} end, '')`;
};

/** A line each, as it is stored beside the words: the text is compared where one of them may have changed. */
const text = sql<string>`${sql.join(listed.map(written), sql.raw(` || '\n' || `))}`;

const workingCopies = (db: Kysely<Schema>) =>
  db
    .selectFrom('content_item as i')
    .leftJoin('item_document as d', (join) =>
      join.onRef('d.section', '=', 'i.section').onRef('d.id', '=', 'i.id'),
    )
    .leftJoin('desk_document as indexed', (join) =>
      join.onRef('indexed.section', '=', 'i.section').onRef('indexed.item', '=', 'i.id'),
    );

/** Items whose working copy has another text than its words are of, or no words. */
export const outdatedCopies = (db: Kysely<Schema>) =>
  workingCopies(db).where(sql<boolean>`indexed.text is distinct from ${text}`);

/**
 * Brings the editors' index to the working copies of items, in the transaction that changes one: its titles and its
 * reference. Visitors' queries do not read these tables, whatever the working copy says.
 * @param again writes the words of an unchanged text, too.
 */
export async function indexWorkingCopies(
  transaction: Kysely<Schema>,
  section: SectionKey,
  ids: readonly number[],
  again = false,
): Promise<void> {
  for (let start = 0; start < ids.length; start += batch)
    await indexBatch(transaction, section, ids.slice(start, start + batch), again);
}

async function indexBatch(
  transaction: Kysely<Schema>,
  section: SectionKey,
  ids: readonly number[],
  again: boolean,
): Promise<void> {
  const rows = await workingCopies(transaction)
    .select(['i.id as item', text.as('text'), 'indexed.text as before'])
    .where('i.section', '=', section)
    .where('i.id', 'in', [...ids])
    .execute();
  const present = new Set(rows.map(({ item }) => item));
  const changed = rows.filter((row) => again || row.text !== row.before);
  const replaced = [...changed.map(({ item }) => item), ...ids.filter((id) => !present.has(id))];
  if (replaced.length === 0) return;
  await removeWords(transaction, section, replaced);
  await transaction
    .deleteFrom('desk_document')
    .where('section', '=', section)
    .where('item', 'in', replaced)
    .execute();
  if (changed.length === 0) return;
  await addWords(
    transaction,
    section,
    changed.map(({ item, text: lines }) => ({ item, texts: lines.split('\n') })),
  );
  await transaction
    .insertInto('desk_document')
    .values(changed.map(({ item, text: lines }) => ({ section, item, text: lines })))
    .execute();
}

/** Removes the words of items that are gone. */
export async function removeGone(transaction: Kysely<Schema>, section: SectionKey): Promise<void> {
  const gone = await transaction
    .deleteFrom('desk_document')
    .where('section', '=', section)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('content_item')
            .select('id')
            .whereRef('content_item.section', '=', 'desk_document.section')
            .whereRef('content_item.id', '=', 'desk_document.item'),
        ),
      ),
    )
    .returning('item')
    .execute();
  for (let start = 0; start < gone.length; start += batch)
    await removeWords(
      transaction,
      section,
      gone.slice(start, start + batch).map(({ item }) => item),
    );
}
