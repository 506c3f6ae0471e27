import type { Kysely } from 'kysely';
import type { InboxNews } from '#shared/forms/inbox.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { Schema } from '../../../db/schema.ts';

/** Numbers by which an open page notices that something came. Nothing is opened, and nothing written. */
export function createNews(db: Kysely<Schema>) {
  async function unread(kind: SubmissionKind): Promise<number> {
    const { rows } = await db
      .selectFrom('submission')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('kind', '=', kind)
      .where('state', '=', 'active')
      .executeTakeFirstOrThrow();
    return rows;
  }

  /** Submissions that ever came: numbers are never given twice. */
  async function submissions(): Promise<number> {
    const rows = await db.selectFrom('submission_counter').select('last_id').execute();
    return rows.reduce((sum, { last_id }) => sum + last_id, 0);
  }

  /** Later messages of senders to what is unread, as it becomes with each of them. */
  async function messages(): Promise<number> {
    const { rows } = await db
      .selectFrom('submission')
      .innerJoin('submission_message', (join) =>
        join
          .onRef('submission_message.kind', '=', 'submission.kind')
          .onRef('submission_message.submission_id', '=', 'submission.id'),
      )
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('state', '=', 'active')
      .where('author', '=', 'sender')
      .executeTakeFirstOrThrow();
    return rows;
  }

  return {
    async counts(): Promise<InboxNews> {
      const [contacts, reports, ...arrived] = await Promise.all([
        unread('contact'),
        unread('report'),
        submissions(),
        messages(),
      ]);
      return { contacts, reports, arrived };
    },
  };
}
