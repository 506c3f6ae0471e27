import { sql, type UpdateObject } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import { isBehind, openInboxPage } from '#shared/channel/case/open-inbox-page.ts';
import type { InboxPage } from '#shared/channel/case/sealed-rows.ts';
import type { InboxOverview, InboxState } from '#shared/forms/inbox.ts';
import type { KeepReason } from '#shared/forms/keep-reasons.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import * as limits from '#shared/limits.ts';
import { monthsAfter } from '#shared/months-after.ts';
import type { OpenedKeys } from '../../../crypto/sealing/session-keys.ts';
import { isPostgres } from '../../../db/engine.ts';
import type { UnitOfWork } from '../../../db/in-transaction.ts';
import { disableStatementTimeout } from '../../../db/postgres/disable-statement-timeout.ts';
import type { Schema } from '../../../db/schema.ts';
import { truncateWal } from '../../../db/sqlite/truncate-wal.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { KeyOwner } from '../../keys/key-groups.ts';
import { organisationName } from '../../keys/recipients-of.ts';
import type { createSettings } from '../../settings/settings.ts';
import { entryRows } from '../cases/entry-rows.ts';
import { piecesOf } from '../files/file-rows.ts';
import type { StoredPieces } from '../files/stored-pieces.ts';
import { openingKeys } from '../opening-keys.ts';
import { isHidden, type Scope, scopeOf } from '../scope.ts';
import type { Numbers } from '../sealed/numbers.ts';
import { countRows } from './count-rows.ts';
import { deleteCase } from './delete-case.ts';
import { type InboxQuery, inboxRows } from './inbox-rows.ts';
import { listBulkAccess } from './list-bulk-access.ts';
import { missingRow } from './missing-row.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Dependencies = {
  settings: ReturnType<typeof createSettings>;
  pieces: StoredPieces;
  numbers: Numbers;
  now: () => number;
};

/** The messages of visitors, opened with the keys of a session. */
export function createInbox({ db, transact }: UnitOfWork, { settings, pieces, numbers, now }: Dependencies) {
  const { total, counts } = countRows(db, now);

  /** A page of a group's rows, with all that is needed to open them. */
  async function sealedPage(
    kind: SubmissionKind,
    query: InboxQuery,
    scope: Scope,
    reader: string,
  ): Promise<InboxPage> {
    const inUse = await db
      .selectFrom('organisation_key')
      .select('id')
      .where('active', 'is not', null)
      .execute();
    const { replyDays, conclusionMonths } = (await settings.all()).cases;
    return {
      rows: await inboxRows(db, kind, query, { scope, reader, numbers }),
      terms: { replyDays, conclusionMonths },
      today: beirutDay(now()),
      in_use: inUse.map(({ id }) => organisationName(id)),
    };
  }

  async function update(
    kind: SubmissionKind,
    id: number,
    change: UpdateObject<Schema, 'submission'>,
  ): Promise<void> {
    await transact(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('submission')
        .set(change)
        .where('kind', '=', kind)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) missingRow(kind);
    });
  }

  return {
    /**
     * A page of what a group received, newest first, opened. Rows that do not open are marked as damaged, with empty texts.
     * @param reader the administrator whose marks of reading it bears.
     * @throws AppError `unauthorised` if a row was sealed to a key newer than the session's.
     */
    async list(kind: SubmissionKind, query: InboxQuery, opened: OpenedKeys, reader = '') {
      const keys = openingKeys(opened);
      const scope = await scopeOf(db, { opened });
      const page = await sealedPage(kind, query, scope, reader);
      if (isBehind(page, keys)) throw new AppError('unauthorised', 'error.unauthorised');
      return openInboxPage(page, keys, (id) =>
        entryRows(db, { kind, id }, { recipients: scope.recipients, numbers }),
      );
    },

    /** The same as it is stored, for an officer's browser to open. */
    sealed: async (kind: SubmissionKind, query: InboxQuery, owner: KeyOwner, reader: string) =>
      sealedPage(kind, query, await scopeOf(db, owner), reader),

    /** Exists for its audit event: the client already has the exported rows. */
    async noteExport(_kind: SubmissionKind, _ids: number[]): Promise<void> {},

    /** Openings and exports in numbers, of which every holder is warned. */
    bulkAccess: () => listBulkAccess(db, now()),

    /** Number of a group's rows in a state, or of all. */
    total: async (owner: KeyOwner, kind: SubmissionKind, state?: InboxState) =>
      total(await scopeOf(db, owner), kind, state),

    /**
     * Refuses rows that were sent to other groups alone, whatever is asked of them.
     * @throws AppError `not-found`
     */
    async refuseHidden(kind: SubmissionKind, ids: readonly number[], owner: KeyOwner): Promise<void> {
      const hidden = await isHidden(db, { kind, ids }, await scopeOf(db, owner));
      if (hidden) missingRow(kind);
    },

    async overview(owner: KeyOwner): Promise<InboxOverview> {
      const scope = await scopeOf(db, owner);
      const { retention, cases } = await settings.all();
      const { readDays, unreadDays } = retention;
      const run = await db
        .selectFrom('task_run')
        .selectAll()
        .where('task', '=', 'retention')
        .executeTakeFirst();
      const [contacts, reports] = await Promise.all([
        counts(scope, 'contact', unreadDays),
        counts(scope, 'report', unreadDays),
      ]);
      return {
        contacts,
        reports,
        unreadDays,
        erasedOvernight: isPostgres(db),
        templates: cases.templates,
        retention: { readDays, lastRun: run ? { at: run.ran_at, removed: run.removed } : null },
      };
    },

    /**
     * Marks as read (specification §4).
     * @throws AppError `not-found`
     */
    markRead: (kind: SubmissionKind, id: number) =>
      update(kind, id, { state: 'read', read_on: sql<string>`coalesce(read_on, ${beirutDay(now())})` }),

    /**
     * Reverts marking as read: retention then never deletes it.
     * @throws AppError `not-found`
     */
    markUnread: (kind: SubmissionKind, id: number) => update(kind, id, { state: 'active', read_on: null }),

    /**
     * Protects a row from retention and from permanent deletion for a reason, which is to be reviewed every
     * six months; without a reason, no longer.
     * @throws AppError `not-found`
     */
    keep: (kind: SubmissionKind, id: number, reason: KeepReason | null) =>
      update(kind, id, {
        kept: reason ? 1 : 0,
        keep_reason: reason,
        review_on: reason ? monthsAfter(beirutDay(now()), limits.keepReviewMonths) : null,
      }),

    /**
     * Deletes permanently, with the sealed key. What was sent to another group, too, stays for that one alone.
     * @throws AppError `not-found`, or `conflict` for an unread or protected row.
     */
    async erase(kind: SubmissionKind, id: number, owner: KeyOwner): Promise<void> {
      const scope = await scopeOf(db, owner);
      const files = await transact((transaction) => deleteCase(transaction, { kind, id }, scope));
      await truncateWal(db);
      await pieces.remove(files);
    },

    /**
     * Deletes rows whose retention has expired, and records the run.
     * @returns the number of deleted rows.
     */
    async removeOld(): Promise<number> {
      const { readDays } = (await settings.all()).retention;
      const expiry = beirutDay(now() - readDays * dayMs);
      const { removed, files } = await transact(async (transaction) => {
        // After a long pause there may be very many
        await disableStatementTimeout(transaction);
        const ofExpired = await piecesOf(transaction)
          .innerJoin('submission', (join) =>
            join
              .onRef('submission.kind', '=', 'submission_file.kind')
              .onRef('submission.id', '=', 'submission_file.submission_id'),
          )
          .where('state', '=', 'read')
          .where('kept', '=', 0)
          .where('read_on', '<', expiry)
          .execute();
        const { numDeletedRows } = await transaction
          .deleteFrom('submission')
          .where('state', '=', 'read')
          .where('kept', '=', 0)
          .where('read_on', '<', expiry)
          .executeTakeFirstOrThrow();
        return { removed: Number(numDeletedRows), files: ofExpired };
      });
      if (removed > 0) await truncateWal(db);
      await pieces.remove(files);
      const run = { ran_at: new Date(now()).toISOString(), removed };
      await db
        .insertInto('task_run')
        .values({ task: 'retention', ...run })
        .onConflict((conflict) => conflict.column('task').doUpdateSet(run))
        .execute();
      return removed;
    },
  };
}
