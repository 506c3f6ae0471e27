import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { nextTimestamp } from '#server/services/clock/next-timestamp.ts';
import { indexWorkingCopies } from '#server/services/search-index/desk/index-desk.ts';
import { languages } from '#shared/languages.ts';
import { changedColumns, type ItemChanges, type ItemTexts, sideColumns } from '#shared/publishing/sides.ts';
import type { RevisionKind } from '#shared/publishing/states.ts';
import { type Document, listedTexts, writeSides, writtenColumns } from './documents.ts';
import { endHandIn } from './hand-in/end-hand-in.ts';
import { markChanged } from './outdated.ts';
import { addRevision, confirmAutosave } from './revisions/revisions.ts';

export type Save = {
  author: string;
  kind: RevisionKind;
  minor?: boolean | undefined;
  /** The version of the new working copy, ISO 8601; the present time without one. */
  at?: string;
};

/** The item with its document and first revision: one of what is public where it has none. */
export async function withRevision(transaction: Kysely<Schema>, document: Document): Promise<Document> {
  const { row, sides, texts } = document;
  if (row.revision > 0) return document;
  const revision = await addRevision(
    transaction,
    row,
    { texts, kind: 'stored', author: '', at: row.updated_at },
    0,
  );
  const numbered = { ...sides };
  for (const side of languages) {
    if (sides[side].public_revision !== null) numbered[side] = { ...sides[side], public_revision: revision };
  }
  await writeSides(transaction, Object.values(numbered));
  const stored = { ...row, revision };
  await transaction.insertInto('item_document').values(stored).execute();
  return { ...document, row: stored, sides: numbered };
}

/**
 * Stores changes of a working copy as a revision; none where nothing changes, but an autosave with the same texts is
 * an editor's own save from then on. A side that changes is no longer outdated.
 */
export async function saveTexts(
  transaction: Kysely<Schema>,
  given: Document,
  changes: ItemChanges,
  { author, kind, minor, at = nextTimestamp() }: Save,
): Promise<Document> {
  const { section } = given.row;
  const own = Object.entries(changes).filter(([, value]) => value !== undefined);
  const texts: ItemTexts = { ...given.texts, ...Object.fromEntries(own) };
  if (changedColumns(writtenColumns(section), given.texts, texts).length === 0) {
    if (kind === 'saved') await confirmAutosave(transaction, given.row, { author, minor });
    return given;
  }
  const document = await withRevision(transaction, given);
  const sides = { ...document.sides };
  for (const side of languages) {
    const isChanged = changedColumns(sideColumns(section, side), document.texts, texts).length > 0;
    if (!isChanged || sides[side].outdated === 0) continue;
    sides[side] = { ...sides[side], outdated: 0, right_revision: null };
  }
  const saved = { ...document, texts, sides };
  saved.sides = markChanged(saved);
  await writeSides(
    transaction,
    Object.values(saved.sides).filter((side) => side !== document.sides[side.side]),
  );
  const revision = await addRevision(
    transaction,
    document.row,
    { texts, kind, author, at, minor },
    document.row.revision,
  );
  const waiting = await endHandIn(transaction, document.row, { at, author });
  const row = { ...waiting, ...listedTexts(texts), revision, author, updated_at: at };
  await writeRow(transaction, row);
  return { ...saved, row };
}

export async function writeRow(transaction: Kysely<Schema>, row: Document['row']): Promise<void> {
  const { section, id, ...columns } = row;
  await transaction
    .updateTable('item_document')
    .set(columns)
    .where('section', '=', section)
    .where('id', '=', id)
    .execute();
  await indexWorkingCopies(transaction, section, [id]);
}
