import type { Kysely } from 'kysely';
import type { InboxNews } from '#shared/forms/inbox.ts';
import { type SubmissionKind, submissionKinds } from '#shared/forms/submissions.ts';
import type { Schema } from '../../../db/schema.ts';
import type { KeyOwner } from '../../keys/key-groups.ts';
import { isWithin, type Scope, scopeOf } from '../scope.ts';

/** Numbers by which an open page notices that something came. Nothing is opened, and nothing written. */
export function createNews(db: Kysely<Schema>) {
  async function unread(scope: Scope, kind: SubmissionKind): Promise<number> {
    const { rows } = await db
      .selectFrom('submission')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('kind', '=', kind)
      .where('state', '=', 'active')
      .where(isWithin(scope))
      .executeTakeFirstOrThrow();
    return rows;
  }

  /** The numbers of the latest: none is ever given twice. */
  async function submissions(scope: Scope): Promise<number> {
    const latest = submissionKinds.map((kind) =>
      db
        .selectFrom('submission')
        .select('id')
        .where('kind', '=', kind)
        .where(isWithin(scope))
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
    );
    return (await Promise.all(latest)).reduce((sum, row) => sum + (row?.id ?? 0), 0);
  }

  /** Later messages of senders to what is unread, as it becomes with each of them. */
  async function messages(scope: Scope): Promise<number> {
    const { rows } = await db
      .selectFrom('submission')
      .innerJoin('submission_message', (join) =>
        join
          .onRef('submission_message.kind', '=', 'submission.kind')
          .onRef('submission_message.submission_id', '=', 'submission.id'),
      )
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('state', '=', 'active')
      .where((eb) => isWithin(scope)(eb as never))
      .where('author', '=', 'sender')
      .executeTakeFirstOrThrow();
    return rows;
  }

  /** Complete files of senders, of what is unread. */
  async function files(scope: Scope): Promise<number> {
    const { rows } = await db
      .selectFrom('submission')
      .innerJoin('submission_file', (join) =>
        join
          .onRef('submission_file.kind', '=', 'submission.kind')
          .onRef('submission_file.submission_id', '=', 'submission.id'),
      )
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('state', '=', 'active')
      .where((eb) => isWithin(scope)(eb as never))
      .where('open_until', 'is', null)
      .executeTakeFirstOrThrow();
    return rows;
  }

  return {
    async counts(owner: KeyOwner): Promise<InboxNews> {
      const scope = await scopeOf(db, owner);
      const [contacts, reports, ...arrived] = await Promise.all([
        unread(scope, 'contact'),
        unread(scope, 'report'),
        submissions(scope),
        messages(scope),
        files(scope),
      ]);
      return { contacts, reports, arrived };
    },
  };
}
