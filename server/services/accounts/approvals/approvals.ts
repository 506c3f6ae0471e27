import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Selectable } from 'kysely';
import type { ApprovalAction, ApprovalRequest } from '#shared/accounts/approvals.ts';
import { approvalHours, newApproverHours } from '#shared/limits.ts';
import type { UnitOfWork } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import { isFourEyes } from '../../settings/is-four-eyes.ts';
import { hasOtherAdministrator } from '../roles/person-roles.ts';

type Row = Selectable<Schema['approval_request']>;

/** An act with all that is approved of it. */
export type Act = { action: ApprovalAction; subject: string; value?: object | undefined };

type Person = { id: string; email: string };

/** `isNew` unless it waited before. */
type Requested = { approval: ApprovalRequest; isNew: boolean };

export type Approvals = ReturnType<typeof createApprovals>;

const hour = 60 * 60 * 1000;

/**
 * Acts that need a second administrator. The first one's call is stored, another one approves it, and the first one makes the same
 * call once more, which uses the approval up.
 */
export function createApprovals({ db, transact }: UnitOfWork, now: () => number) {
  const timestamp = (at = now()) => new Date(at).toISOString();

  const isAlive = (row: Row | undefined): row is Row => row !== undefined && row.expires_at > timestamp();

  return {
    isFourEyes: () => isFourEyes(db),

    /** The acts that wait, or are approved and not done yet: of everybody, or of one person. */
    async list(requestedBy?: string): Promise<ApprovalRequest[]> {
      const rows = await db
        .selectFrom('approval_request')
        .selectAll()
        .where('expires_at', '>', timestamp())
        .$if(requestedBy !== undefined, (query) => query.where('requested_by', '=', requestedBy!))
        .orderBy('requested_at')
        .execute();
      return rows.map(viewOf);
    },

    /**
     * Stores an act that waits from now on. One that waits already stays, whoever requested it; one's own with another value is
     * replaced.
     * @throws AppError `conflict` where there is no second administrator.
     */
    request({ action, subject, value = {} }: Act, { id: by, email }: Person): Promise<Requested> {
      return transact(async (transaction) => {
        if (!(await hasOtherAdministrator(transaction, by))) throw new AppError('conflict', 'approval.alone');
        const before = await rowOf(transaction, { action, subject });
        const isSame = before && isDeepStrictEqual(JSON.parse(before.value), value);
        if (isAlive(before) && (isSame || before.requested_by !== email))
          return { approval: viewOf(before), isNew: false };
        const row: Row = {
          id: randomUUID(),
          action,
          subject,
          value: JSON.stringify(value),
          requested_by: email,
          requested_at: timestamp(),
          expires_at: timestamp(now() + approvalHours * hour),
          approved_by: null,
        };
        await transaction
          .insertInto('approval_request')
          .values(row)
          .onConflict((conflict) => conflict.columns(['action', 'subject']).doUpdateSet(row))
          .execute();
        return { approval: viewOf(row), isNew: true };
      });
    },

    /**
     * Uses up what was approved of a person's request.
     * @returns false where it was not, or has expired.
     */
    async use({ action, subject, value = {} }: Act, email: string): Promise<boolean> {
      const row = await rowOf(db, { action, subject });
      if (!isAlive(row) || row.approved_by === null || row.requested_by !== email) return false;
      if (!isDeepStrictEqual(JSON.parse(row.value), value)) return false;
      const { numDeletedRows } = await db
        .deleteFrom('approval_request')
        .where('id', '=', row.id)
        .where('approved_by', 'is not', null)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    /**
     * Approves the act of another administrator.
     * @throws AppError `not-found` for one that is gone, expired or approved already; `forbidden` for one's own, and where either
     * of the two got their role, or their password, from others a short while ago: the other one could be behind them.
     */
    async approve(id: string, email: string): Promise<ApprovalRequest> {
      const row = await db.selectFrom('approval_request').selectAll().where('id', '=', id).executeTakeFirst();
      if (!isAlive(row) || row.approved_by !== null) return gone();
      if (row.requested_by === email) throw new AppError('forbidden', 'approval.own');
      if (await isNew(email)) throw new AppError('forbidden', 'approval.tooNew');
      if (await isNew(row.requested_by)) throw new AppError('forbidden', 'approval.requesterTooNew');
      const approved = await db
        .updateTable('approval_request')
        .set({ approved_by: email })
        .where('id', '=', id)
        .where('approved_by', 'is', null)
        .returningAll()
        .executeTakeFirst();
      return approved ? viewOf(approved) : gone();
    },

    /** Refuses a request, or takes one's own back. @throws AppError `not-found` */
    async drop(id: string): Promise<ApprovalRequest> {
      const row = await db
        .deleteFrom('approval_request')
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return isAlive(row) ? viewOf(row) : gone();
    },

    removeExpired: async (): Promise<void> => {
      await db.deleteFrom('approval_request').where('expires_at', '<=', timestamp()).execute();
    },
  };

  /** The audit trail is the one place that knows since when a person has their roles and their password. */
  async function isNew(email: string): Promise<boolean> {
    const entry = await db
      .selectFrom('audit_entry')
      .select('seq')
      .where('subject', '=', email)
      .where('action', 'in', ['administrator.added', 'administrator.reset', 'administrator.roles'])
      .where('at', '>', timestamp(now() - newApproverHours * hour))
      .limit(1)
      .executeTakeFirst();
    return entry !== undefined;
  }
}

function rowOf(db: Kysely<Schema>, { action, subject }: Act): Promise<Row | undefined> {
  return db
    .selectFrom('approval_request')
    .selectAll()
    .where('action', '=', action)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

function viewOf({ value: _value, ...row }: Row): ApprovalRequest {
  return row;
}

function gone(): never {
  throw new AppError('not-found', 'approval.gone');
}
