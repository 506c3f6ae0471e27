import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isBlank, isIn } from '#server/services/content/items/item-scope.ts';
import { type Language, languages } from '#shared/languages.ts';
import type { Side } from '#shared/publishing/sides.ts';
import type { SideState } from '#shared/publishing/states.ts';
import type { SectionKey } from '#shared/site/sections.ts';

/** `by` limits to copies that wait for this person, or were sent back to them. */
type HandInFilter = { is: 'waiting' | 'sent-back'; by?: string | undefined };

export type DeskFilters = {
  section?: SectionKey | undefined;
  /** The sections of a caller who is limited to some. */
  within?: readonly SectionKey[] | undefined;
  /** `complete` is published in both languages, neither outdated; a `draft` is written and not published. */
  state?: SideState | 'outdated' | 'complete' | undefined;
  /** The side of the state and of the changes; either one without. */
  side?: Side | undefined;
  /** A language without a title in the working copy, or the picture. */
  lacks?: Language | 'picture' | undefined;
  /** The working copy has another text than what is public. */
  changed?: boolean | undefined;
  /** In the dates of the working copy. */
  year?: number | undefined;
  /** The e-mail address of who changed the working copy last. */
  author?: string | undefined;
  /** Copies that wait to be published, or were sent back. */
  handIn?: HandInFilter | undefined;
};

/**
 * A filter as a condition on `k`, a document, and on its sides `ar` and `en`; and on `k`, an item without a document, which
 * is published in the languages of its titles. Without the latter none of those meets it.
 */
export type Condition = {
  documents: RawBuilder<SqlBool>;
  items?: RawBuilder<SqlBool>;
  /** Finds by index, in `item_side`, the documents of which some meet it; without, most do. */
  sides?: RawBuilder<SqlBool>;
};

/** Conditions of the filters, the one that most narrows a list first. */
export function conditionsOf({
  within,
  state,
  side,
  lacks,
  changed,
  year,
  author,
  handIn,
}: DeskFilters): Condition[] {
  const sides = side ? [side] : languages;
  const conditions: Condition[] = [];
  if (handIn !== undefined) conditions.push(handInCondition(handIn));
  if (author !== undefined) conditions.push({ documents: sql`k.author = ${author}` });
  if (within !== undefined) {
    const isOwn = sql<SqlBool>`k.section in (${sql.join([...within])})`;
    conditions.push({ documents: isOwn, items: isOwn });
  }
  if (state !== undefined) conditions.push(stateCondition(state, sides));
  if (changed) {
    const documents = any(sides.map((each) => sql.raw(`${each}.changed = 1`)));
    conditions.push({ documents, sides: sql.raw('changed = 1') });
  }
  if (lacks !== undefined) {
    const isMissing = lacks === 'picture' ? sql.raw<SqlBool>('k.image is null') : isBlank(`k.title_${lacks}`);
    conditions.push({ documents: isMissing, items: isMissing });
  }
  if (year !== undefined) {
    // The indexes of years have the second condition
    const inYear = sql<SqlBool>`k.year = ${year} and k.year <> 0`;
    conditions.push({ documents: inYear, items: inYear });
  }
  return conditions;
}

function handInCondition({ is, by }: HandInFilter): Condition {
  if (is === 'sent-back') {
    const own = by === undefined ? sql`` : sql`and k.sent_back_to = ${by}`;
    return { documents: sql`k.sent_back_at is not null ${own}` };
  }
  // A person does not inspect their own copy
  const others = by === undefined ? sql`` : sql`and k.handed_in_by <> ${by}`;
  return { documents: sql`k.handed_in_at is not null ${others}` };
}

function stateCondition(state: NonNullable<DeskFilters['state']>, sides: readonly Side[]): Condition {
  switch (state) {
    case 'outdated': {
      const documents = any(sides.map((each) => sql.raw(`${each}.outdated = 1`)));
      return { documents, sides: sql.raw('outdated = 1') };
    }
    case 'complete': {
      const isComplete = languages.map((each) => `${isPublished(each)} and ${each}.outdated = 0`);
      return {
        documents: sql.raw(isComplete.join(' and ')),
        items: sql`${isIn('ar', 'k')} and ${isIn('en', 'k')}`,
      };
    }
    case 'published':
      return {
        documents: any(sides.map((each) => sql.raw(isPublished(each)))),
        items: isIn(sides.length === 1 ? sides[0]! : 'public', 'k'),
      };
    case 'draft': {
      const untitled = isBlank('k.title_ar || k.title_en');
      const isDraft = (each: Side) =>
        sql<SqlBool>`${sql.raw(`${each}.state = 'draft'`)} and (not ${isBlank(`k.title_${each}`)} or ${untitled})`;
      return { documents: any(sides.map(isDraft)), items: untitled, sides: inState(state, sides) };
    }
    default: {
      const documents = any(sides.map((each) => sql`${sql.ref(`${each}.state`)} = ${state}`));
      return { documents, sides: inState(state, sides) };
    }
  }
}

/** Most sides are: by an equation SQLite would collect all of them along the index of states, and sort them. */
const isPublished = (side: Side) => `not (${side}.state <> 'published')`;

const inState = (state: SideState, sides: readonly Side[]) =>
  sql<SqlBool>`state = ${state} and side in (${sql.join(sides)})`;

function any(conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(conditions, sql` or `)})`;
}
