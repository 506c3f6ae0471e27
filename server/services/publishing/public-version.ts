import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { updateItems } from '#server/services/content/items/update-items.ts';
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
import { type Document, type SideRow, writtenColumns } from './documents.ts';
import { readRevisions, revisionName } from './revisions/revisions.ts';

type Sides = Record<Side, SideRow>;

/** The texts of a revision of an item. */
export type TextsOf = (document: Document, revision: number) => ItemTexts;

/** Reads revisions of items, but for their working copies, which are read already. */
export async function readTextsOf(
  db: Kysely<Schema>,
  wanted: readonly { document: Document; revisions: readonly (number | null)[] }[],
): Promise<TextsOf> {
  const texts = new Map<SectionKey, Map<string, ItemTexts>>();
  for (const [section, own] of Map.groupBy(wanted, ({ document }) => document.row.section)) {
    const keys = own.flatMap(({ document: { row }, revisions }) =>
      [...new Set(revisions)].flatMap((revision) =>
        revision === null || revision === row.revision ? [] : [{ id: row.id, revision }],
      ),
    );
    texts.set(section, await readRevisions(db, section, keys));
  }
  return ({ row: { section, id, revision: newest }, texts: copy }, revision) =>
    revision === newest
      ? copy
      : (texts.get(section)?.get(revisionName({ id, revision })) ?? emptyTexts(section));
}

/** The public texts of an item: those of each published side, and what both share as it was published last. */
export function publicVersion(document: Document, sides: Sides, textsOf: TextsOf): ItemTexts {
  const { section } = document.row;
  const version = emptyTexts(section);
  const published = languages.flatMap((side) => sides[side].public_revision ?? []);
  const last = Math.max(...published);
  for (const side of languages) {
    const revision = sides[side].public_revision;
    if (revision === null) continue;
    const columns = [...sideColumns(section, side), ...(revision === last ? sharedColumns(section) : [])];
    Object.assign(version, only(columns, textsOf(document, revision)));
  }
  return version;
}

/** The texts of these sides and what they share; all else is empty. */
export function versionOf(section: SectionKey, texts: ItemTexts, sides: readonly Side[]): ItemTexts {
  const columns = sides.flatMap((side) => sideColumns(section, side));
  const shared = sides.length > 0 ? sharedColumns(section) : [];
  return Object.assign(emptyTexts(section), only([...columns, ...shared], texts));
}

/** An item whose public version another one is to replace. */
export type Replacement = {
  document: Document;
  version: ItemTexts;
  /** Gives it a new `updated_at` in any case. */
  isNew: boolean;
};

/**
 * Stores what is public of items where that changes, under a new `updated_at`.
 * @returns that one for each where it changed.
 */
export async function writePublicVersions(
  transaction: Kysely<Schema>,
  replacements: readonly Replacement[],
): Promise<(string | undefined)[]> {
  const changed = replacements.filter(
    ({ document: { row, shown }, version, isNew }) =>
      isNew || changedColumns(writtenColumns(row.section), shown, version).length > 0,
  );
  const times = new Map<Replacement, string>();
  for (const [section, own] of Map.groupBy(changed, ({ document }) => document.row.section)) {
    const rows = own.map(({ document: { row }, version }) => ({
      id: row.id,
      created_at: row.created_at,
      ...version,
    }));
    const updated_at = await updateItems(transaction, section, rows);
    for (const replacement of own) times.set(replacement, updated_at);
  }
  return replacements.map((replacement) => times.get(replacement));
}

function only(columns: (keyof ItemTexts)[], texts: ItemTexts): ItemChanges {
  return Object.fromEntries(columns.flatMap((column) => (column in texts ? [[column, texts[column]]] : [])));
}
