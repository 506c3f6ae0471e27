import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { isBlank } from '#server/services/content/items/item-scope.ts';
import type { Side } from '#shared/publishing/sides.ts';
import type { SideState } from '#shared/publishing/states.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';

type SideCoverage = {
  outdated: number;
  /** Without a title. */
  missing: number;
  /** Written, and not published. */
  draft: number;
  scheduled: number;
  withdrawn: number;
};

/** Numbers of a section's items: those published in both languages, and the others by what they lack. */
export type SectionCoverage = {
  section: SectionKey;
  items: number;
  complete: number;
  sides: Record<Side, SideCoverage>;
};

const notPublic = (side: Side) => sql.raw<SqlBool>(`${side}.public_revision is null`);

type Counted = 'neither' | 'both' | 'complete' | `${keyof SideCoverage | 'hidden'}_${Side}`;

/** The numbers of the documents of a section. */
const counted: Record<Counted, RawBuilder<SqlBool>> = {
  neither: sql<SqlBool>`${notPublic('ar')} and ${notPublic('en')}`,
  both: sql<SqlBool>`not ${notPublic('ar')} and not ${notPublic('en')}`,
  complete: sql.raw<SqlBool>(
    `ar.state = 'published' and en.state = 'published' and ar.outdated = 0 and en.outdated = 0`,
  ),
  ...ofSide('ar'),
  ...ofSide('en'),
};

function ofSide(side: Side) {
  const untitled = isBlank(`d.title_${side}`);
  const inState = (state: SideState) => sql<SqlBool>`${sql.ref(`${side}.state`)} = ${state}`;
  const counts = {
    hidden: notPublic(side),
    outdated: sql.raw<SqlBool>(`${side}.outdated = 1`),
    missing: untitled,
    draft: sql<SqlBool>`${inState('draft')} and (not ${untitled} or ${isBlank('d.title_ar || d.title_en')})`,
    scheduled: inState('scheduled'),
    withdrawn: inState('withdrawn'),
  };
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [`${name}_${side}`, count]),
  ) as Record<`${keyof SideCoverage | 'hidden'}_${Side}`, RawBuilder<SqlBool>>;
}

/**
 * The numbers of each section. Those of items without a document, which are as they were stored, are what the counters of
 * the public items leave over: only documents are read, however long the archive is.
 */
export async function coverageOf(db: Kysely<Schema>): Promise<SectionCoverage[]> {
  const [totals, documents] = await Promise.all([
    db.selectFrom('section_counter').selectAll().where('section', '<>', 'managers').execute(),
    db
      .selectFrom('item_document as d')
      .innerJoin('item_side as ar', (join) =>
        join.onRef('ar.section', '=', 'd.section').onRef('ar.id', '=', 'd.id').on('ar.side', '=', 'ar'),
      )
      .innerJoin('item_side as en', (join) =>
        join.onRef('en.section', '=', 'd.section').onRef('en.id', '=', 'd.id').on('en.side', '=', 'en'),
      )
      .select('d.section')
      .select(
        Object.entries(counted).map(([name, condition]) =>
          sql<number | string>`sum(case when ${condition} then 1 else 0 end)`.as(name),
        ),
      )
      .where('d.trashed_at', 'is', null)
      .groupBy('d.section')
      .execute(),
  ]);
  return sections.map(({ key: section }) => {
    const total = totals.find((row) => row.section === section);
    const found: Record<string, unknown> = documents.find((row) => row.section === section) ?? {};
    // A sum is a text on PostgreSQL
    const own = Object.fromEntries(
      Object.keys(counted).map((name) => [name, Number(found[name] ?? 0)]),
    ) as Record<Counted, number>;
    const { items = 0, items_public = 0, items_ar = 0, items_en = 0 } = total ?? {};
    const untitled = items - items_public - own.neither;
    const sideOf = (side: Side): SideCoverage => ({
      outdated: own[`outdated_${side}`],
      missing: own[`missing_${side}`] + items - (side === 'ar' ? items_ar : items_en) - own[`hidden_${side}`],
      draft: own[`draft_${side}`] + untitled,
      scheduled: own[`scheduled_${side}`],
      withdrawn: own[`withdrawn_${side}`],
    });
    return {
      section,
      items,
      complete: items_ar + items_en - items_public - own.both + own.complete,
      sides: { ar: sideOf('ar'), en: sideOf('en') },
    };
  });
}
