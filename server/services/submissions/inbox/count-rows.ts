import type { Kysely } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import type { InboxState } from '#shared/forms/inbox.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { Schema } from '../../../db/schema.ts';
import { isWithin, type Scope } from '../scope.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The counters of the inbox; none of them opens a row. */
export function countRows(db: Kysely<Schema>, now: () => number) {
  /** Number of rows that a group sees; `before` is a day. Each count is an index-only scan where there is one group. */
  async function total(
    scope: Scope,
    kind: SubmissionKind,
    state?: InboxState,
    before?: string,
  ): Promise<number> {
    const { rows } = await db
      .selectFrom('submission')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('kind', '=', kind)
      .where(isWithin(scope))
      .$if(state !== undefined, (query) => query.where('state', '=', state!))
      .$if(before !== undefined, (query) => query.where('day', '<', before!))
      .executeTakeFirstOrThrow();
    return rows;
  }

  /** Number of kept rows whose reason has to be reviewed, or that have none. */
  async function dueReviews(scope: Scope, kind: SubmissionKind): Promise<number> {
    const { rows } = await db
      .selectFrom('submission')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('kind', '=', kind)
      .where('kept', '=', 1)
      .where(isWithin(scope))
      .where((eb) => eb.or([eb('review_on', 'is', null), eb('review_on', '<=', beirutDay(now()))]))
      .executeTakeFirstOrThrow();
    return rows;
  }

  async function counts(scope: Scope, kind: SubmissionKind, unreadDays: number) {
    const long = beirutDay(now() - unreadDays * dayMs);
    const [active, read, unreadLong, reviewDue] = await Promise.all([
      total(scope, kind, 'active'),
      total(scope, kind, 'read'),
      total(scope, kind, 'active', long),
      dueReviews(scope, kind),
    ]);
    return { active, read, unreadLong, reviewDue };
  }

  return { total, counts };
}
