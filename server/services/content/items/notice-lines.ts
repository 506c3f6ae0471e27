import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ContentItem } from '#shared/content/content-item.ts';
import { type ClosingKind, closingKinds, type RelationKind } from '#shared/publishing/relations.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import type { Schema } from '../../../db/schema.ts';
import { isIn } from './item-scope.ts';

/** A public item of a line: the first one, or a notice about it. */
export type LineItem = Pick<ContentItem, 'id' | 'title_ar' | 'title_en' | 'date_ar' | 'date_en'> & {
  kind: RelationKind | null;
};

type Notice = { id: number; concerns: number; kind: RelationKind };

/** The public items of the line that an item belongs to, the first one and the notices about it in order; none where it is alone. */
export async function lineOf(db: Kysely<Schema>, section: SectionKey, id: number): Promise<LineItem[]> {
  const own = await db
    .selectFrom('item_document')
    .select('concerns')
    .where('section', '=', section)
    .where('id', '=', id)
    .executeTakeFirst();
  const first = own?.concerns ?? id;
  const notices = await db
    .selectFrom('item_document')
    .select(['id', 'concerns_kind'])
    .where('section', '=', section)
    .where('concerns', '=', first)
    .where('trashed_at', 'is', null)
    .execute();
  if (notices.length === 0) return [];
  const kinds = new Map(notices.map((notice) => [notice.id, notice.concerns_kind]));
  const items = await db
    .selectFrom('content_item')
    .select(['id', 'title_ar', 'title_en', 'date_ar', 'date_en'])
    .where('section', '=', section)
    .where('id', 'in', [first, ...kinds.keys()])
    .where(isIn('public'))
    .orderBy('id')
    .execute();
  if (items.length < 2) return [];
  // The first one is first also where a notice is older
  const ordered = [
    ...items.filter((item) => item.id === first),
    ...items.filter((item) => item.id !== first),
  ];
  return ordered.map((item) => ({ ...item, kind: kinds.get(item.id) ?? null }));
}

/** The notices of a section that are not in the trash, with what they concern. */
export async function noticesOf(db: Kysely<Schema>, section: SectionKey): Promise<Notice[]> {
  const rows = await db
    .selectFrom('item_document')
    .select(['id', 'concerns', 'concerns_kind as kind'])
    .where('section', '=', section)
    .where('concerns', 'is not', null)
    .where('trashed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows as Notice[];
}

/** Kinds of the notices that closed some items of a section: of each the last public result or cancellation about it. */
export async function closedBy(
  db: Kysely<Schema>,
  section: SectionKey,
  ids: readonly number[],
): Promise<Record<number, ClosingKind>> {
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('item_document')
    .innerJoin('content_item', (join) =>
      join
        .onRef('content_item.section', '=', 'item_document.section')
        .onRef('content_item.id', '=', 'item_document.id'),
    )
    .select(['item_document.concerns', 'item_document.concerns_kind'])
    .where('item_document.section', '=', section)
    .where('item_document.concerns', 'in', ids)
    .where('item_document.concerns_kind', 'in', closingKinds)
    .where('item_document.trashed_at', 'is', null)
    .where(isIn('public', 'content_item'))
    .orderBy('item_document.id')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.concerns, row.concerns_kind as ClosingKind]));
}

/** The condition on an item of the list to have a public result or cancellation. */
export function isClosedByNotice(): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from item_document as notice
    inner join content_item as shown on shown.section = notice.section and shown.id = notice.id
    where notice.section = content_item.section and notice.concerns = content_item.id
      and notice.concerns_kind in (${sql.join(closingKinds)}) and notice.trashed_at is null
      and ${isIn('public', 'shown')}
  )`;
}
