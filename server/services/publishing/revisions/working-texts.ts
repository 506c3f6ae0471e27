import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { emptyTexts, type ItemTexts } from '#shared/publishing/sides.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { readTexts } from './revisions.ts';

type WorkingCopy = ItemTexts & { updated_at: string };

/** The working copies, with their versions, of those items of a section that have a document, by their ids. */
export async function workingTexts(
  db: Kysely<Schema>,
  section: SectionKey,
  ids: readonly number[],
): Promise<Map<number, WorkingCopy>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('item_document')
    .innerJoin('item_revision', (join) =>
      join
        .onRef('item_revision.section', '=', 'item_document.section')
        .onRef('item_revision.id', '=', 'item_document.id')
        .onRef('item_revision.revision', '=', 'item_document.revision'),
    )
    .select(['item_document.id', 'item_document.updated_at', 'texts'])
    .where('item_document.section', '=', section)
    .where('item_document.id', 'in', [...ids])
    .execute();
  const copies = new Map<number, WorkingCopy>();
  for (const { id, updated_at, texts } of rows) {
    const written = await readTexts(db, { section, id }, texts);
    copies.set(id, { ...emptyTexts(section), ...written, updated_at } as WorkingCopy);
  }
  return copies;
}
