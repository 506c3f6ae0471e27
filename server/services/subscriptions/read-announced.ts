import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Language } from '#shared/languages.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import type { Announced } from './announcement-mails.ts';

/** Items as they are public now in a language, in the order given; those that are not public any more are left out. */
export async function readAnnounced(
  db: Kysely<Schema>,
  items: readonly { section: SectionKey; item: number }[],
  language: Language,
): Promise<Announced[]> {
  const found: Announced[] = [];
  for (const { section, item } of items) {
    const row = await db
      .selectFrom('content_item as i')
      .leftJoin('published_item as p', (join) =>
        join.onRef('p.section', '=', 'i.section').onRef('p.item', '=', 'i.id'),
      )
      .select([
        `i.title_${language} as title`,
        `i.date_${language} as date`,
        `i.description_${language} as description`,
        'i.opens_at',
        'i.closes_at',
        'p.code',
      ])
      .where('i.section', '=', section)
      .where('i.id', '=', item)
      .executeTakeFirst();
    if (!row || row.title === '') continue;
    const { opens_at, closes_at, code, ...texts } = row;
    found.push({
      section,
      item,
      ...texts,
      opens_at: opens_at || null,
      closes_at: closes_at || null,
      code: code ?? '',
    });
  }
  return found;
}
