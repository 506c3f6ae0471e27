import type { Kysely } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import { formatTime } from '#shared/date-time.ts';
import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { adminPages } from '#shared/site/admin-navigation.ts';
import type { Schema } from '../../db/schema.ts';
import { MailError, type Mailer } from '../mail/mailer.ts';
import type { Leader } from '../maintenance/leader.ts';
import { digestMail } from './digest-mail.ts';

/** Milliseconds after which a reminder that was refused is tried again. */
const retryAfter = 10 * 60 * 1000;

type Dependencies = {
  mailer: Mailer;
  leader: Leader;
  settings: { all: () => Promise<SiteSettings> };
  publicUrl: string;
  /** Milliseconds since 1970. */
  now: () => number;
  report: (error: unknown) => void;
};

/**
 * The daily reminder to every officer. It depends on nothing that was received: a mail leaves each day
 * at its time, in the same words. Rows say to whom the day's one is due, and which were claimed for sending.
 */
export function createDigest(
  db: Kysely<Schema>,
  { mailer, leader, settings, publicUrl, now, report }: Dependencies,
) {
  const link = `${publicUrl}${adminPages['report-contact']}`;

  /** Fixes the day's recipients: a person who becomes one later begins with the next day. */
  async function begin(day: string): Promise<void> {
    const known = await db.selectFrom('digest_mail').select('day').where('day', '=', day).executeTakeFirst();
    if (known) return;
    const officers = await db
      .selectFrom('administrator_role')
      .select('administrator_id')
      .where('role', '=', 'officer')
      .execute();
    if (officers.length === 0) return;
    const due_at = new Date(now()).toISOString();
    const rows = officers.map((each) => ({ ...each, day, sent: 0 as const, due_at, retry_at: due_at }));
    await db.deleteFrom('digest_mail').where('day', '<', day).execute();
    await db
      .insertInto('digest_mail')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /**
   * Claims a due reminder before it is sent: a process that is killed meanwhile leaves it claimed, and it is not sent
   * again, since the mail server may have taken it.
   */
  async function claim(day: string, id: string): Promise<boolean> {
    const claimed = await db
      .updateTable('digest_mail')
      .set({ sent: 1 })
      .where('day', '=', day)
      .where('administrator_id', '=', id)
      .where('sent', '=', 0)
      .where('retry_at', '<=', new Date(now()).toISOString())
      .returning('day')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  /** Gives a claim back, after the mail server refused the reminder. */
  async function release(day: string, id: string): Promise<void> {
    const retry_at = new Date(now() + retryAfter).toISOString();
    await db
      .updateTable('digest_mail')
      .set({ sent: 0, retry_at })
      .where('day', '=', day)
      .where('administrator_id', '=', id)
      .execute();
  }

  async function sendAll(day: string, name: SiteSettings['identity']['name'], signal?: AbortSignal) {
    await begin(day);
    const waiting = await db
      .selectFrom('digest_mail')
      .innerJoin('administrator', 'administrator.id', 'administrator_id')
      .select(['administrator.id', 'email', 'due_at'])
      .where('day', '=', day)
      .where('sent', '=', 0)
      .orderBy('administrator.id')
      .execute();
    const mail = digestMail(name, link);
    for (const { id, email, due_at } of waiting) {
      if (signal?.aborted || !(await claim(day, id))) continue;
      try {
        await mailer.send(
          { ...mail, to: email, name: `digest ${day} ${id}`, date: Date.parse(due_at) },
          signal,
        );
      } catch (error) {
        if (!signal?.aborted) report(error);
        if (error instanceof MailError && error.wasRefused) await release(day, id);
      }
    }
  }

  return {
    /** Sends the day's reminders from their time on, each at most once; those that were refused, again after a while. */
    async sendDue(signal?: AbortSignal): Promise<void> {
      const { digest, identity } = await settings.all();
      const [day, time] = [beirutDay(now()), clockOf(now())];
      if (!digest.isSent || time < digest.time) return;
      const due = await db
        .selectFrom('digest_mail')
        .select('sent')
        .where('day', '=', day)
        .orderBy('sent')
        .executeTakeFirst();
      if (due?.sent === 1) return;
      await leader.run('digest', () => sendAll(day, identity.name, signal));
    },
  };
}

/** The time of day in Beirut: `HH:MM`. */
function clockOf(timestamp: number): string {
  return formatTime('en', new Date(timestamp).toISOString());
}
