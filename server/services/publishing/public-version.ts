import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { createContent } from '#server/services/content/content.ts';
import { languages } from '#shared/languages.ts';
import {
  changedColumns,
  emptyTexts,
  type ItemChanges,
  type ItemTexts,
  type Side,
  sharedColumns,
  sideColumns,
} from '#shared/publishing/sides.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { publicTexts, type SideRow, writtenColumns } from './documents.ts';
import { readRevision } from './revisions/revisions.ts';
import type { ItemKey } from './revisions/text-chunks.ts';

type Sides = Record<Side, SideRow>;

/** The public texts of an item: those of each published side, and what both share as it was published last. */
export async function publicVersion(db: Kysely<Schema>, item: ItemKey, sides: Sides): Promise<ItemTexts> {
  const { section } = item;
  const version = emptyTexts(section);
  const published = Map.groupBy(languages, (side) => sides[side].public_revision ?? 0);
  const last = Math.max(...published.keys());
  // Both sides are often of one revision
  for (const [revision, ofRevision] of published) {
    if (revision === 0) continue;
    const texts = (await readRevision(db, item, revision)) ?? emptyTexts(section);
    const columns = ofRevision.flatMap((side) => sideColumns(section, side));
    Object.assign(version, only([...columns, ...(revision === last ? sharedColumns(section) : [])], texts));
  }
  return version;
}

/** The texts of these sides and what they share; all else is empty. */
export function versionOf(section: SectionKey, texts: ItemTexts, sides: readonly Side[]): ItemTexts {
  const columns = sides.flatMap((side) => sideColumns(section, side));
  const shared = sides.length > 0 ? sharedColumns(section) : [];
  return Object.assign(emptyTexts(section), only([...columns, ...shared], texts));
}

/**
 * Stores what is public of an item where that changes, under a new `updated_at`.
 * @param isNew gives it one in any case.
 * @returns it, with the new `updated_at` if there is one.
 */
export async function writePublicVersion(
  transaction: Kysely<Schema>,
  item: ItemKey,
  sides: Sides,
  isNew = false,
): Promise<{ version: ItemTexts; updated_at?: string }> {
  const { section, id } = item;
  const version = await publicVersion(transaction, item, sides);
  const columns = writtenColumns(section);
  const before = await publicTexts(transaction, item);
  if (!isNew && changedColumns(columns, before, version).length === 0) return { version };
  const { updated_at } = await createContent(transaction).update(section, id, version);
  return { version, updated_at };
}

function only(columns: (keyof ItemTexts)[], texts: ItemTexts): ItemChanges {
  return Object.fromEntries(columns.flatMap((column) => (column in texts ? [[column, texts[column]]] : [])));
}
