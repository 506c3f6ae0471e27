import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { beirutDay } from '#shared/beirut-day.ts';
import type { Language } from '#shared/languages.ts';
import { hardBounces } from '#shared/subscriptions/subscription-limits.ts';
import type { Mail } from '../mail/mailer.ts';
import { dailyMail, itemMail } from './announcement-mails.ts';
import type { AnnouncementQueue, QueuedMail } from './announcement-queue.ts';
import type { Outcome } from './delivery.ts';
import type { Links } from './links.ts';
import { readAnnounced } from './read-announced.ts';
import type { Subscribers } from './subscribers.ts';

/** Mails under way at a time. */
const connections = 16;

/** People whose mails are noted as sent together: each commit waits for the disk. */
const noted = 50;
/** Milliseconds after which fewer are noted: a mail that is not, and whose claim is over, is in doubt. */
const longestUnnoted = 30_000;

/** Refusals for good in a run from which on, if they are most of it, the server is to blame and no address. */
const manyRefusals = 10;

type Dependencies = {
  queue: AnnouncementQueue;
  subscribers: Subscribers;
  links: Links;
  name: (language: Language) => Promise<string>;
  /** The host of the site's public URL. */
  host: string;
  deliver: (mail: Mail, handOver: () => Promise<void>) => Promise<Outcome>;
  now: () => number;
};

type Person = Pick<Schema['subscriber'], 'id' | 'address' | 'language' | 'digest'>;

/**
 * Sends what is due, some mails at a time, each read and written for itself: ten thousand take no more memory than ten.
 * Where the mail server is away, what is left waits.
 */
export async function sendAnnouncements(
  db: Kysely<Schema>,
  { queue, subscribers, links, name, host, deliver, now }: Dependencies,
  signal?: AbortSignal,
): Promise<void> {
  const counts = { taken: 0, refused: 0 };
  let sent: { id: string; mails: readonly QueuedMail[]; at: number }[] = [];
  let isAway = false;
  let waiting: string[] = [];
  let reading: Promise<string[]> | undefined;

  /** The next person; undefined where nothing is due to anybody. */
  async function next(): Promise<string | undefined> {
    if (waiting.length === 0) {
      reading ??= queue.people().finally(() => (reading = undefined));
      const found = await reading;
      if (waiting.length === 0) waiting = found;
    }
    return waiting.shift();
  }

  async function work(): Promise<void> {
    for (;;) {
      const isEnded = isAway || signal?.aborted;
      const id = isEnded ? undefined : await next();
      if (id === undefined) return;
      await sendTo(id);
      const [first] = sent;
      if (first && (sent.length >= noted || now() - first.at >= longestUnnoted)) await noteSent();
    }
  }

  async function sendTo(id: string): Promise<void> {
    const person = await db
      .selectFrom('subscriber')
      .select(['id', 'address', 'language', 'digest'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!person) return;
    const mails = await queue.claim(id, person.digest === 1);
    if (mails.length === 0) return;
    let outcome: Outcome | undefined;
    try {
      const mail = await mailTo(person, mails);
      outcome = mail && (await deliver(mail, () => queue.handOver(id, mails)));
    } catch (error) {
      isAway = true;
      await queue.giveBack(id, mails);
      throw error;
    }
    // A mail that was sent is not given back, whatever fails from here on
    if (outcome) await recordOutcome(id, mails, outcome);
  }

  async function mailTo(person: Person, mails: readonly QueuedMail[]): Promise<Mail | undefined> {
    const { id, language, digest } = person;
    const to = await subscribers.addressOf(person);
    if (to === undefined) {
      await subscribers.remove(id);
      return undefined;
    }
    const items = await readAnnounced(db, mails, language);
    const [first] = items;
    if (!first) {
      await queue.end([{ id, mails }]);
      return undefined;
    }
    const own = await links.ofSubscriber(person);
    const reader = { name: await name(language), language, links: own };
    const due = mails[0]?.due_at ?? '';
    const isDaily = digest === 1;
    return {
      ...(isDaily ? dailyMail(items, due, reader, links) : itemMail(first, reader, links)),
      to,
      name: isDaily
        ? `daily ${beirutDay(now())} ${id} ${first.section}/${first.item}`
        : `item ${first.section}/${first.item} ${id}`,
      date: Date.parse(mails[0]?.created_at ?? ''),
      headers: {
        'List-Id': `<${isDaily ? 'daily' : first.section}.${language}.${host}>`,
        'List-Unsubscribe': `<${own.leave}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Precedence': 'bulk',
      },
    };
  }

  async function noteSent(): Promise<void> {
    const ended = sent;
    sent = [];
    try {
      if (ended.length > 0) await queue.end(ended);
    } catch (error) {
      // Noted with the next ones, or at the end: otherwise they would be in doubt
      sent.push(...ended);
      throw error;
    }
  }

  async function recordOutcome(id: string, mails: readonly QueuedMail[], outcome: Outcome): Promise<void> {
    if (outcome === 'server') {
      isAway = true;
      return signal?.aborted ? queue.giveBack(id, mails) : queue.tryLater(id, mails, outcome);
    }
    if (outcome === 'later') return queue.tryLater(id, mails, outcome);
    if (outcome === 'never') {
      counts.refused += 1;
      await queue.tryLater(id, mails, outcome);
      const isServer = counts.refused >= manyRefusals && counts.refused > counts.taken;
      if (!isServer) await subscribers.countBounce(id, hardBounces);
      return undefined;
    }
    counts.taken += 1;
    sent.push({ id, mails, at: now() });
    if (outcome === 'sent') await subscribers.clearBounces(id);
    return undefined;
  }

  await queue.releaseEnded();
  const works = await Promise.allSettled(Array.from({ length: connections }, () => work()));
  await noteSent();
  for (const done of works) if (done.status === 'rejected') throw done.reason;
}
