import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { ItemKey } from '#server/services/publishing/revisions/text-chunks.ts';
import { type SectionKey, sectionByKey } from '#shared/site/sections.ts';

export type TitledItem = ItemKey & {
  title_ar: string;
  title_en: string;
  /** False where the item is unknown or deleted. */
  exists: boolean;
};

/** Items as a preview's row holds them, each once. */
export const namesOf = (items: ItemKey[]): string =>
  JSON.stringify([...new Set(items.map(({ section, id }) => `${section}/${id}`))]);

export function keysOf(stored: string): ItemKey[] {
  return (JSON.parse(stored) as string[]).map((name) => {
    const [section = '', id] = name.split('/');
    return { section: sectionByKey(section as SectionKey).key, id: Number(id) };
  });
}

/** The titles of working copies, in the order of the keys; those of a deleted item as they were. */
export async function titledItems(db: Kysely<Schema>, keys: ItemKey[]): Promise<TitledItem[]> {
  const found = new Map<string, TitledItem>();
  for (const [section, ids] of bySection(keys)) {
    const [stored, documents] = await Promise.all([
      db
        .selectFrom('content_item')
        .select(['id', 'title_ar', 'title_en'])
        .where('section', '=', section)
        .where('id', 'in', ids)
        .execute(),
      db
        .selectFrom('item_document')
        .select(['id', 'title_ar', 'title_en'])
        .where('section', '=', section)
        .where('id', 'in', ids)
        .execute(),
    ]);
    const existing = new Set(stored.map(({ id }) => id));
    // The working copy's titles, where there is one
    for (const row of [...stored, ...documents])
      found.set(`${section}/${row.id}`, { ...row, section, exists: existing.has(row.id) });
  }
  return keys.map(
    ({ section, id }) =>
      found.get(`${section}/${id}`) ?? { section, id, title_ar: '', title_en: '', exists: false },
  );
}

function bySection(keys: ItemKey[]): [SectionKey, number[]][] {
  const ids = new Map<SectionKey, Set<number>>();
  for (const { section, id } of keys) ids.set(section, (ids.get(section) ?? new Set()).add(id));
  return [...ids].map(([section, all]) => [section, [...all]]);
}
