import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Storage } from '#server/services/files/storage.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { type CardAddress, cardAt } from './card.ts';

/** Networks fetch a card soon after somebody shared it. */
const grace = 24 * 60 * 60 * 1000;

/** Numbers in a statement: SQLite takes a few hundred. */
const idsAtOnce = 200;

type Made = CardAddress & { path: string; modified: Date };

/** Removes the cards of a day ago and before that a newer one replaced, or whose item is not public any more. */
export async function removeOldCards(db: Kysely<Schema>, storage: Storage, now: number): Promise<void> {
  const before = new Date(now - grace);
  const made = (await storage.list('cards')).flatMap((file): Made[] => {
    const address = cardAt(file.path);
    return address ? [{ ...address, ...file }] : [];
  });
  const newest = new Map<string, Made>();
  for (const card of made) {
    const other = newest.get(keyOf(card));
    if (!other || other.modified < card.modified) newest.set(keyOf(card), card);
  }
  const current = await publicOf(db, [...newest.values()]);
  for (const card of made) {
    const stays = newest.get(keyOf(card)) === card && current.has(keyOf(card));
    if (!stays && card.modified < before) await storage.remove(card.path, before);
  }
}

const keyOf = ({ section, id, language }: CardAddress) => `${section}/${id}/${language}`;

/** The keys of those whose side is public. */
async function publicOf(db: Kysely<Schema>, cards: readonly CardAddress[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [section, own] of Map.groupBy(cards, (card): SectionKey => card.section)) {
    const ids = [...new Set(own.map(({ id }) => id))];
    for (let at = 0; at < ids.length; at += idsAtOnce) {
      const rows = await db
        .selectFrom('content_item')
        .select(['id', 'title_ar', 'title_en'])
        .where('section', '=', section)
        .where('id', 'in', ids.slice(at, at + idsAtOnce))
        .execute();
      for (const row of rows)
        for (const language of languagesOf(row)) found.add(keyOf({ section, id: row.id, language }));
    }
  }
  return found;
}
