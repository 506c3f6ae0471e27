import type { Kysely } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import type { InboxState } from '#shared/forms/inbox.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { Schema } from '../../db/schema.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The counters of the inbox; none of them opens a row. */
export function countRows(db: Kysely<Schema>, now: () => number) {
  /** Number of rows; `before` is a day. Each count is an index-only scan. */
  async function total(kind: SubmissionKind, state?: InboxState, before?: string): Promise<number> {
    const { rows } = await db
      .selectFrom('submission')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('kind', '=', kind)
      .$if(state !== undefined, (query) => query.where('state', '=', state!))
      .$if(before !== undefined, (query) => query.where('day', '<', before!))
      .executeTakeFirstOrThrow();
    return rows;
  }

  /** Number of kept rows whose reason has to be reviewed, or that have none. */
  async function dueReviews(kind: SubmissionKind): Promise<number> {
    const { rows } = await db
      .selectFrom('submission')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('kind', '=', kind)
      .where('kept', '=', 1)
      .where((eb) => eb.or([eb('review_on', 'is', null), eb('review_on', '<=', beirutDay(now()))]))
      .executeTakeFirstOrThrow();
    return rows;
  }

  async function counts(kind: SubmissionKind, unreadDays: number) {
    const long = beirutDay(now() - unreadDays * dayMs);
    const [active, read, unreadLong, reviewDue] = await Promise.all([
      total(kind, 'active'),
      total(kind, 'read'),
      total(kind, 'active', long),
      dueReviews(kind),
    ]);
    return { active, read, unreadLong, reviewDue };
  }

  return { total, counts };
}
