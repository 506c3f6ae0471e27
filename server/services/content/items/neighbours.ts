import { type Kysely, sql } from 'kysely';
import type { ContentItem } from '#shared/content/content-item.ts';
import { hasDeadline } from '#shared/content/fields/deadline-fields.ts';
import type { Language } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import { type SectionKey, sectionByKey } from '#shared/site/sections.ts';
import type { Schema } from '../../../db/schema.ts';
import { type DependencyTag, itemTag, listTag } from '../../effects/dependency-tags.ts';
import { isIn } from './item-scope.ts';

/** A link's view of an item, in one language. */
export type Neighbour = Pick<ContentItem, 'id' | 'image' | 'opens_at' | 'closes_at'> & {
  title: string;
  date: string;
  /** Of an announcement: its text may say when it closes. */
  description?: string | undefined;
};

/** The items around one in its section, newest first, and those right before and after it in that order. */
export type Neighbours = {
  nearest: Neighbour[];
  newer: Neighbour | undefined;
  older: Neighbour | undefined;
};

/** Reads both sides in one query of two short walks along the language's index, however long the archive is. */
export async function neighboursOf(
  db: Kysely<Schema>,
  section: SectionKey,
  id: number,
  language: Language,
): Promise<Neighbours> {
  const side = (comparison: '<' | '>') =>
    db.selectFrom((eb) =>
      eb
        .selectFrom('content_item')
        .select([
          'id',
          'image',
          sql.ref<string>(`title_${language}`).as('title'),
          sql.ref<string>(`date_${language}`).as('date'),
        ])
        .$if(hasDeadline(sectionByKey(section)), (query) =>
          query.select([
            'opens_at',
            'closes_at',
            sql.ref<string>(`description_${language}`).as('description'),
          ]),
        )
        .where('section', '=', section)
        .where('id', comparison, id)
        .where(isIn(language))
        .orderBy('id', comparison === '<' ? 'desc' : 'asc')
        .limit(limits.neighbourItems)
        .as('item'),
    );
  const rows = await side('>').selectAll().unionAll(side('<').selectAll()).execute();
  // A union keeps no order
  const listed = rows.toSorted((one, other) => other.id - one.id);
  const newer = listed.filter((row) => row.id > id);
  const older = listed.filter((row) => row.id < id);
  // One older item, and more of them where newer ones are missing
  const olderItems = older.slice(0, Math.max(1, limits.neighbourItems - newer.length));
  const newerItems = newer.slice(olderItems.length - limits.neighbourItems);
  return { nearest: [...newerItems, ...olderItems], newer: newer.at(-1), older: older[0] };
}

/** Above so many ids the list's tag stands for those of the items. */
const longestRange = 32;

/**
 * The content that the neighbours of an item depend on: every item between the outermost ones, shown or not, as a
 * title makes an item public. A new item changes those of the newest alone, which depend on the list.
 */
export function neighbourTags(
  { nearest, older }: Neighbours,
  section: SectionKey,
  id: number,
): DependencyTag[] {
  const ids = nearest.map((item) => item.id);
  const newerIds = ids.filter((each) => each > id);
  const isOpen = ids.length < limits.neighbourItems || newerIds.length < limits.neighbourItems - 1;
  const newest = Math.max(id, ...ids);
  const oldest = older ? Math.min(...ids) : 1;
  const range = newest - oldest + 1;
  if (isOpen || range > longestRange) return [listTag(section)];
  return Array.from({ length: range }, (_, offset) => itemTag(section, oldest + offset));
}
