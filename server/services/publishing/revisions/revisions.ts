import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { StoredText } from '#server/services/revisions/text-chunks.ts';
import { emptyTexts, type ItemChanges, type ItemTexts } from '#shared/publishing/sides.ts';
import type { RevisionKind } from '#shared/publishing/states.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { type ItemKey, loadTexts, storeText } from './text-chunks.ts';

/** Milliseconds within which the autosaves of one author are one revision. */
const oneRevision = 10 * 60 * 1000;

export type NewRevision = {
  texts: ItemTexts;
  kind: RevisionKind;
  author: string;
  /** ISO 8601. */
  at: string;
  minor?: boolean | undefined;
};

/**
 * Stores a revision after the newest one, or in its place where both are autosaves of one author. One that an event
 * names, such as its publication, stays as it is.
 * @returns its number.
 */
export async function addRevision(
  transaction: Kysely<Schema>,
  { section, id }: ItemKey,
  { texts, kind, author, at, minor = false }: NewRevision,
  newest: number,
): Promise<number> {
  const stored = JSON.stringify(await storeAll(transaction, { section, id }, texts));
  if (kind === 'autosaved') {
    const { numUpdatedRows } = await transaction
      .updateTable('item_revision')
      .set({ saved_at: at, texts: stored })
      .where('section', '=', section)
      .where('id', '=', id)
      .where('revision', '=', newest)
      .where('kind', '=', 'autosaved')
      .where('author', '=', author)
      .where('began_at', '>', new Date(Date.parse(at) - oneRevision).toISOString())
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('item_event')
              .select('number')
              .where('section', '=', section)
              .where('id', '=', id)
              .where('revision', '=', newest),
          ),
        ),
      )
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return newest;
  }
  const revision = newest + 1;
  const row = { section, id, revision, began_at: at, saved_at: at, author, kind, texts: stored };
  await transaction
    .insertInto('item_revision')
    .values({ ...row, minor: minor ? 1 : 0 })
    .execute();
  return revision;
}

/** A revision of an item of a section. */
export type RevisionKey = { id: number; revision: number };

/** Name of a revision in a map. */
export const revisionName = ({ id, revision }: RevisionKey) => `${id}/${revision}`;

/** Makes the newest revision, an author's own autosave, one that was saved: the next autosave begins another. */
export async function confirmAutosave(
  transaction: Kysely<Schema>,
  { section, id, revision }: ItemKey & RevisionKey,
  { author, minor }: Pick<NewRevision, 'author' | 'minor'>,
): Promise<void> {
  await transaction
    .updateTable('item_revision')
    .set({ kind: 'saved', ...(minor && { minor: 1 }) })
    .where('section', '=', section)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('kind', '=', 'autosaved')
    .where('author', '=', author)
    .execute();
}

/** The texts of a revision; undefined where there is none. */
export async function readRevision(
  db: Kysely<Schema>,
  { section, id }: ItemKey,
  revision: number,
): Promise<ItemTexts | undefined> {
  const found = await readRevisions(db, section, [{ id, revision }]);
  return found.get(revisionName({ id, revision }));
}

/** The texts of those revisions of a section's items that there are, by their names. */
export async function readRevisions(
  db: Kysely<Schema>,
  section: SectionKey,
  keys: readonly RevisionKey[],
): Promise<Map<string, ItemTexts>> {
  const found = new Map<string, ItemTexts>();
  if (keys.length === 0) return found;
  const rows = await db
    .selectFrom('item_revision')
    .select(['id', 'revision', 'texts'])
    .where('section', '=', section)
    .where((eb) =>
      eb(
        eb.refTuple('id', 'revision'),
        'in',
        keys.map((key) => eb.tuple(key.id, key.revision)),
      ),
    )
    .execute();
  for (const row of rows) {
    const texts = await readTexts(db, { section, id: row.id }, row.texts);
    found.set(revisionName(row), Object.assign(emptyTexts(section), texts));
  }
  return found;
}

/** The texts of a stored revision; a field that the section did not have yet is not among them. */
export async function readTexts(
  db: Kysely<Schema>,
  { section, id }: ItemKey,
  json: string,
): Promise<ItemChanges> {
  const stored = Object.entries(JSON.parse(json) as Record<string, StoredText | null>);
  const texts = await loadTexts(
    db,
    { section, id },
    stored.map(([, text]) => text ?? ''),
  );
  return Object.fromEntries(
    stored.map(([column, text], index) => [column, text === null ? null : texts[index]]),
  );
}

async function storeAll(
  transaction: Kysely<Schema>,
  item: ItemKey,
  texts: ItemTexts,
): Promise<Record<string, StoredText | null>> {
  const stored: Record<string, StoredText | null> = {};
  for (const [column, text] of Object.entries(texts)) {
    // The files that a revision names are found by its picture
    const isComplete = column === 'image' || typeof text !== 'string';
    stored[column] = isComplete ? (text ?? null) : await storeText(transaction, item, text);
  }
  return stored;
}
