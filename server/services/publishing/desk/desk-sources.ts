import { type Kysely, type Selectable, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import type { ItemKey } from '../revisions/text-chunks.ts';
import type { Condition } from './desk-filters.ts';

type Listed = Pick<Selectable<Schema['item_document']>, 'section' | 'id' | 'created_at'>;

/** Rows of a filtered list, as `k`. */
export type Source = SelectQueryBuilder<{ k: Listed }, 'k', object>;

/**
 * The items that meet conditions, from the two tables that have them: documents, by their working copies, and items
 * without one, as they are public. Each is read along an index as far as a list needs it: one condition on
 * both together would read all of either.
 */
export function sourcesOf(
  db: Kysely<Schema>,
  section: SectionKey | undefined,
  conditions: readonly Condition[],
): Source[] {
  const sources = [documentsOf(db, section, conditions)];
  const ofItems = conditions.flatMap(({ items }) => items ?? []);
  if (ofItems.length < conditions.length) return sources;
  let items = db
    .selectFrom('content_item as k')
    .$if(section !== undefined, (query) => query.where('k.section', '=', section!))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('item_document as d')
            .select('d.id')
            .whereRef('d.section', '=', 'k.section')
            .whereRef('d.id', '=', 'k.id'),
        ),
      ),
    );
  for (const condition of ofItems) items = items.where(condition);
  return [...sources, items];
}

function documentsOf(
  db: Kysely<Schema>,
  section: SectionKey | undefined,
  conditions: readonly Condition[],
): Source {
  let documents = db
    .selectFrom('item_document as k')
    .leftJoin('item_side as ar', (join) =>
      join.onRef('ar.section', '=', 'k.section').onRef('ar.id', '=', 'k.id').on('ar.side', '=', 'ar'),
    )
    .leftJoin('item_side as en', (join) =>
      join.onRef('en.section', '=', 'k.section').onRef('en.id', '=', 'k.id').on('en.side', '=', 'en'),
    )
    .where('k.trashed_at', 'is', null)
    .$if(section !== undefined, (query) => query.where('k.section', '=', section!));
  for (const condition of conditions) documents = documents.where(condition.documents);
  const sides = conditions.find((condition) => condition.sides)?.sides;
  if (sides) {
    const within = section === undefined ? sql`` : sql`and section = ${section}`;
    const found = sql`select section, id from item_side where ${sides} ${within}`;
    documents = documents.where(sql<SqlBool>`(k.section, k.id) in (${found})`);
  }
  return documents;
}

/** The newest rows of both, as many as are wanted. */
export async function newestKeys(
  sources: readonly Source[],
  section: SectionKey | undefined,
  wanted: number,
): Promise<ItemKey[]> {
  const found = sources.map((source) =>
    source
      .select(['k.section', 'k.id', 'k.created_at'])
      .$if(section === undefined, (all) => all.orderBy('k.created_at', 'desc').orderBy('k.section', 'desc'))
      .orderBy('k.id', 'desc')
      .limit(wanted)
      .execute(),
  );
  return newest((await Promise.all(found)).flat(), wanted);
}

/** The newest are those stored last: within a section, ids are in that order. */
function newest(rows: (ItemKey & { created_at: string })[], wanted: number): ItemKey[] {
  const isOfOne = new Set(rows.map(({ section }) => section)).size < 2;
  const compare = (one: string, other: string) => (one === other ? 0 : one < other ? 1 : -1);
  return rows
    .toSorted(
      (one, other) =>
        (isOfOne ? 0 : compare(one.created_at, other.created_at) || compare(one.section, other.section)) ||
        other.id - one.id,
    )
    .slice(0, wanted);
}
