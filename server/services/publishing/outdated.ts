import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import { languages, otherLanguage } from '#shared/languages.ts';
import { changedColumns, type Side, sharedColumns, sideColumns } from '#shared/publishing/sides.ts';
import type { Document, SideRow } from './documents.ts';
import type { TextsOf } from './public-version.ts';
import type { ItemKey } from './revisions/text-chunks.ts';

/**
 * Marks a side as outdated where the other one is published with another text than before, and it was not saved
 * meanwhile. The first publication of a side makes nothing outdated, nor does a small correction.
 */
export async function markOutdated(
  transaction: Kysely<Schema>,
  document: Document,
  published: Record<Side, SideRow>,
  { minor, textsOf }: { minor: boolean; textsOf: TextsOf },
): Promise<Record<Side, SideRow>> {
  const { row, sides: before, texts } = document;
  const marked = { ...published };
  for (const source of languages) {
    const target = otherLanguage(source);
    const [from, to] = [before[source].public_revision, published[source].public_revision];
    if (from === null || to === null || from === to || minor || marked[target].outdated) continue;
    if (!languagesOf(texts).includes(target)) continue;
    const [old, now] = [textsOf(document, from), textsOf(document, to)];
    const differs = (side: Side) => changedColumns(sideColumns(row.section, side), old, now).length > 0;
    if (!differs(source) || differs(target) || (await areMinor(transaction, row, from, to))) continue;
    marked[target] = { ...marked[target], outdated: 1, right_revision: from };
  }
  return marked;
}

/**
 * Marks the public sides of which the working copy has another text than what is public, or another picture for both.
 * @returns the same row for a side whose mark stays.
 */
export function markChanged({ row: { section }, sides, texts, shown }: Document): Record<Side, SideRow> {
  const mark = (side: Side): SideRow => {
    const columns = [...sharedColumns(section), ...sideColumns(section, side)];
    const isChanged =
      sides[side].public_revision !== null && changedColumns(columns, shown, texts).length > 0;
    const changed = isChanged ? 1 : 0;
    return sides[side].changed === changed ? sides[side] : { ...sides[side], changed };
  };
  return { ar: mark('ar'), en: mark('en') };
}

/** True if every revision after one, up to another, is a small correction. */
async function areMinor(db: Kysely<Schema>, { section, id }: ItemKey, from: number, to: number) {
  const major = await db
    .selectFrom('item_revision')
    .select('revision')
    .where('section', '=', section)
    .where('id', '=', id)
    .where('revision', '>', from)
    .where('revision', '<=', to)
    .where('minor', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return major === undefined;
}
