import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { emptyTexts, type ItemTexts } from '#shared/content/sides.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { readTexts } from './revisions.ts';

/** The working copies of those items of a section that have a document, by their ids. */
export async function workingTexts(
  db: Kysely<Schema>,
  section: SectionKey,
  ids: readonly number[],
): Promise<Map<number, ItemTexts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('item_document')
    .innerJoin('item_revision', (join) =>
      join
        .onRef('item_revision.section', '=', 'item_document.section')
        .onRef('item_revision.id', '=', 'item_document.id')
        .onRef('item_revision.revision', '=', 'item_document.revision'),
    )
    .select(['item_document.id', 'texts'])
    .where('item_document.section', '=', section)
    .where('item_document.id', 'in', [...ids])
    .execute();
  const texts = new Map<number, ItemTexts>();
  for (const { id, texts: stored } of rows)
    texts.set(id, Object.assign(emptyTexts(section), await readTexts(db, { section, id }, stored)));
  return texts;
}
