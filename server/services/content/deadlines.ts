import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { closingSoon } from '#shared/content/deadline/deadline.ts';
import { hasDeadline } from '#shared/content/fields/deadline-fields.ts';
import { sections } from '#shared/site/sections.ts';
import type { Schema } from '../../db/schema.ts';
import { type DependencyTag, itemTag, listTag } from '../effects/dependency-tags.ts';

/** The sections whose items open and close. */
const dated = sections.filter(hasDeadline).map(({ key }) => key);

/** The time by which announcements open and close, and those whose state it changes. */
export function createDeadlines(db: Kysely<Schema>, now: () => number) {
  return {
    now,

    /** Tags of the items whose state changes between two times, in either order: clocks are set back, too. */
    async changedBetween(one: number, other: number): Promise<DependencyTag[]> {
      const [after, upTo] = [Math.min(one, other), Math.max(one, other)];
      if (after === upTo) return [];
      const within = (column: 'opens_at' | 'closes_at', later = 0): RawBuilder<SqlBool> =>
        sql`${sql.ref(column)} > ${timestamp(after + later)} and ${sql.ref(column)} <= ${timestamp(upTo + later)}`;
      const items = (condition: RawBuilder<SqlBool>) =>
        db
          .selectFrom('content_item')
          .select(['section', 'id'])
          .where('section', 'in', dated)
          .where(condition);
      const changed = await items(within('opens_at'))
        .unionAll(items(within('closes_at')))
        .unionAll(items(within('closes_at', closingSoon)))
        .execute();
      return [...new Set(changed.flatMap(({ section, id }) => [listTag(section), itemTag(section, id)]))];
    },
  };
}

const timestamp = (at: number) => new Date(at).toISOString();
