import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import {
  type Chunk,
  hashesIn,
  inStatements,
  joinTexts,
  type StoredText,
  splitText,
} from '#server/services/revisions/text-chunks.ts';
import type { SectionKey } from '#shared/site/sections.ts';

/** An item's name. */
export type ItemKey = { section: SectionKey; id: number };

/** Stores a long text as the chunks that the item does not have yet. */
export async function storeText(
  transaction: Kysely<Schema>,
  item: ItemKey,
  text: string,
): Promise<StoredText> {
  const { stored, chunks } = splitText(text);
  for (const group of inStatements(chunks)) {
    await transaction
      .insertInto('item_chunk')
      .values(group.map((chunk) => ({ section: item.section, id: item.id, ...chunk })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return stored;
}

/** The texts that were stored. */
export async function loadTexts(
  db: Kysely<Schema>,
  { section, id }: ItemKey,
  stored: readonly StoredText[],
): Promise<string[]> {
  const chunks: Chunk[] = [];
  for (const group of inStatements(hashesIn(stored))) {
    const rows = await db
      .selectFrom('item_chunk')
      .select(['hash', 'text'])
      .where('section', '=', section)
      .where('id', '=', id)
      .where('hash', 'in', group)
      .execute();
    chunks.push(...rows);
  }
  return joinTexts(stored, chunks);
}
