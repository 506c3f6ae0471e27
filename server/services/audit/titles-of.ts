import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { LocalizedText } from '#shared/content/localized.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';

/** The titles of an item, or the name of a manager, as they are at present; undefined of any other subject. */
export async function titlesOf(db: Kysely<Schema>, subject: string): Promise<LocalizedText | undefined> {
  const [, place, number] = /^([a-z-]+)\/(\d{1,9})$/.exec(subject) ?? [];
  const id = Number(number);
  if (place === 'managers') {
    return db
      .selectFrom('manager')
      .select(['name_ar as ar', 'name_en as en'])
      .where('id', '=', id)
      .executeTakeFirst();
  }
  const section: SectionKey | undefined = sections.find(({ key }) => key === place)?.key;
  if (!section) return undefined;
  // The titles of the working copy, which an item without a document has in public
  const written = await titlesIn('item_document');
  return written ?? titlesIn('content_item');

  function titlesIn(table: 'item_document' | 'content_item') {
    return db
      .selectFrom(table)
      .select(['title_ar as ar', 'title_en as en'])
      .where('section', '=', section!)
      .where('id', '=', id)
      .executeTakeFirst();
  }
}
