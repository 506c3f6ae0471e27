import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import { emptyTexts, type Side } from '#shared/publishing/sides.ts';
import { type SectionKey, sectionByKey } from '#shared/site/sections.ts';
import { publicTexts } from './documents.ts';
import { readRevision } from './revisions/revisions.ts';
import type { ItemKey } from './revisions/text-chunks.ts';

type Titles = Record<`title_${Side}`, string>;

/** The notice at the address of a withdrawn item. A side that was not public has an empty title. */
export type WithdrawnItem = Titles & {
  withdrawn_at: string;
  reason_ar: string;
  reason_en: string;
  /** The item that replaces it, while that is public or withdrawn itself. */
  successor: (ItemKey & Titles) | null;
};

/** A withdrawn item; undefined where it is public, a draft, deleted or unknown. */
export async function findWithdrawn(db: Kysely<Schema>, item: ItemKey): Promise<WithdrawnItem | undefined> {
  const found = await withoutSuccessor(db, item);
  if (!found) return undefined;
  const { successor, ...withdrawn } = found;
  return { ...withdrawn, successor: successor === null ? null : await successorOf(db, keyOf(successor)) };
}

async function withoutSuccessor(db: Kysely<Schema>, { section, id }: ItemKey) {
  const row = await db
    .selectFrom('item_document')
    .select(['withdrawn_at', 'reason_ar', 'reason_en', 'successor'])
    .where('section', '=', section)
    .where('id', '=', id)
    .where('withdrawn_at', 'is not', null)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const withdrawn_at = row.withdrawn_at ?? '';
  // The titles that were public: the working copy may have others
  const events = await db
    .selectFrom('item_event')
    .select(['side', 'revision'])
    .where('section', '=', section)
    .where('id', '=', id)
    .where('event', '=', 'withdrawn')
    .where('at', '=', withdrawn_at)
    .execute();
  const titles: Titles = { title_ar: '', title_en: '' };
  for (const { side, revision } of events) {
    if (side === null) continue;
    const texts = (await readRevision(db, { section, id }, revision)) ?? emptyTexts(section);
    titles[`title_${side}`] = texts[`title_${side}`];
  }
  const { reason_ar, reason_en, successor } = row;
  return { ...titles, withdrawn_at, reason_ar: reason_ar ?? '', reason_en: reason_en ?? '', successor };
}

async function successorOf(db: Kysely<Schema>, item: ItemKey): Promise<(ItemKey & Titles) | null> {
  const shown = await publicTexts(db, item);
  const titles = languagesOf(shown).length > 0 ? shown : await withoutSuccessor(db, item);
  return titles ? { ...item, title_ar: titles.title_ar, title_en: titles.title_en } : null;
}

function keyOf(stored: string): ItemKey {
  const [section = '', id] = stored.split('/');
  return { section: sectionByKey(section as SectionKey).key, id: Number(id) };
}
