import type { Kysely } from 'kysely';
import type { SectionKey } from '#shared/site/sections.ts';
import type { Schema } from '../../../db/schema.ts';

/** The numbers of a section's pinned items, but for those in the trash: a short walk along a partial index. */
export async function pinnedIds(db: Kysely<Schema>, section: SectionKey): Promise<number[]> {
  const rows = await db
    .selectFrom('item_document')
    .select('id')
    .where('section', '=', section)
    .where('pinned_at', 'is not', null)
    .where('trashed_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
