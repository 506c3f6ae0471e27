import type { ExpressionBuilder, Kysely } from 'kysely';
import { mailStates } from '#server/db/publication-schema.ts';
import type { Schema } from '#server/db/schema.ts';
import { sections } from '#shared/site/sections.ts';
import { announcementMailDays } from '#shared/subscriptions/subscription-limits.ts';
import type { Refusal } from '../mail/mailer.ts';
import { lease, nextAttempt } from './delivery.ts';

const day = 24 * 60 * 60 * 1000;

/** People that are read together. */
const batch = 100;

const columns = ['section', 'item', 'tries', 'created_at', 'due_at', 'claimed_until'] as const;

export type QueuedMail = Pick<Schema['subscription_mail'], (typeof columns)[number]>;

/** The place of a mail's section in the order of the home page. */
const placeOf = ({ section }: Pick<QueuedMail, 'section'>) =>
  sections.findIndex(({ key }) => key === section);

export type AnnouncementQueue = ReturnType<typeof createAnnouncementQueue>;

/** The mails that wait, a row for each person and item. A row is claimed before its mail is sent. */
export function createAnnouncementQueue(db: Kysely<Schema>, now: () => number) {
  const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

  const isOf =
    (id: string, mails: readonly QueuedMail[]) => (where: ExpressionBuilder<Schema, 'subscription_mail'>) =>
      where('subscriber_id', '=', id).and(
        where.or(mails.map(({ section, item }) => where('section', '=', section).and('item', '=', item))),
      );
  /** Handed over by a program that ended before the mail server's response: the server has the mail, or it does not. */
  const isDoubtful = (where: ExpressionBuilder<Schema, 'subscription_mail'>) =>
    where('state', '=', mailStates.handed).and('claimed_until', '<', iso(now()));
  const rowsOf = (id: string, mails: readonly QueuedMail[]) =>
    db.updateTable('subscription_mail').where(isOf(id, mails));
  /** The rows of a claim, as long as they are its own: an instance that was held up may find them with another one. */
  const ownRowsOf = (id: string, mails: readonly QueuedMail[]) =>
    rowsOf(id, mails)
      .where('state', 'in', [mailStates.claimed, mailStates.handed])
      .where('claimed_until', '=', mails[0]?.claimed_until ?? '');

  return {
    /** Lets go of claims of an instance that ended before the mail server had the mail. */
    async releaseEnded(): Promise<void> {
      await db
        .updateTable('subscription_mail')
        .set({ state: mailStates.waiting })
        .where('state', '=', mailStates.claimed)
        .where('claimed_until', '<', iso(now()))
        .execute();
    },

    /** Deletes what was sent, and what is no news any more. */
    async removeOld(): Promise<void> {
      await db
        .deleteFrom('subscription_mail')
        .where('state', '!=', mailStates.claimed)
        .where('due_at', '<', iso(now() - announcementMailDays * day))
        .execute();
      await db
        .deleteFrom('subscription_mail')
        .where('state', '=', mailStates.waiting)
        .where('created_at', '<', iso(now() - (announcementMailDays + 1) * day))
        .execute();
    },

    /** The next people to whom something is due. */
    async people(): Promise<string[]> {
      const rows = await db
        .selectFrom('subscription_mail')
        .select('subscriber_id')
        .distinct()
        .where('state', '=', mailStates.waiting)
        .where('due_at', '<=', iso(now()))
        .limit(batch)
        .execute();
      return rows.map(({ subscriber_id }) => subscriber_id);
    },

    /** Claims what is due to a person, one mail or all: of two instances one gets each row. */
    async claim(id: string, all: boolean): Promise<QueuedMail[]> {
      const due = await db
        .selectFrom('subscription_mail')
        .select(columns)
        .where('subscriber_id', '=', id)
        .where('state', '=', mailStates.waiting)
        .where('due_at', '<=', iso(now()))
        .orderBy('created_at')
        .orderBy('item')
        .$if(!all, (one) => one.limit(1))
        .execute();
      if (due.length === 0) return [];
      const claimed = await rowsOf(id, due)
        .set({ state: mailStates.claimed, claimed_until: iso(now() + lease) })
        .where('state', '=', mailStates.waiting)
        .returning(columns)
        .execute();
      return claimed.toSorted((one, other) => placeOf(one) - placeOf(other) || one.item - other.item);
    },

    /** The mail server is about to have the mail: from here on it is not sent again, unless the server refuses it. */
    async handOver(id: string, mails: readonly QueuedMail[]): Promise<void> {
      const rows = await ownRowsOf(id, mails)
        .set({ state: mailStates.handed })
        .where('state', '=', mailStates.claimed)
        .returning('item')
        .execute();
      // The subscriber left meanwhile, or the lease is over
      if (rows.length !== mails.length) throw new Error('The mail is not claimed any more');
    },

    /** Notes what was sent to some people. Until then it is not sent again either: it was handed over. */
    async end(sent: readonly { id: string; mails: readonly QueuedMail[] }[]): Promise<void> {
      await db
        .updateTable('subscription_mail')
        .set({ state: mailStates.sent })
        .where((where) => where.or(sent.map(({ id, mails }) => isOf(id, mails)(where))))
        .execute();
    },

    /** Gives a claim back without a word on the mail: the program stops, or failed. */
    async giveBack(id: string, mails: readonly QueuedMail[]): Promise<void> {
      await ownRowsOf(id, mails).set({ state: mailStates.waiting }).execute();
    },

    /** The mails that are due, and those of which no program knows whether they arrived. */
    async counts(): Promise<{ due: number; doubtful: number }> {
      const mails = db.selectFrom('subscription_mail').select((eb) => eb.fn.countAll().as('count'));
      const due = await mails
        .where('state', '=', mailStates.waiting)
        .where('due_at', '<=', iso(now()))
        .executeTakeFirstOrThrow();
      const doubtful = await mails.where(isDoubtful).executeTakeFirstOrThrow();
      return { due: Number(due.count), doubtful: Number(doubtful.count) };
    },

    /** Lets doubtful mails be sent again. @returns their number. */
    async resendDoubtful(): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('subscription_mail')
        .set({ state: mailStates.waiting })
        .where(isDoubtful)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    async tryLater(id: string, mails: readonly QueuedMail[], outcome: Refusal): Promise<void> {
      const tries = Math.max(...mails.map((each) => each.tries));
      await ownRowsOf(id, mails)
        .set({ state: mailStates.waiting, due_at: nextAttempt(now(), outcome, tries), tries: tries + 1 })
        .execute();
    },
  };
}
