import type { Kysely } from 'kysely';
import { mailStates } from '#server/db/publication-schema.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Mail } from '../mail/mailer.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { lease, nextAttempt, type Outcome } from './delivery.ts';
import type { Links } from './links.ts';
import type { Requested } from './subscription-requests.ts';

type Key = Pick<Schema['subscription_request'], 'lookup' | 'day' | 'number'>;

const claimedColumns = ['lookup', 'day', 'number', 'sealed', 'tries', 'claimed_until'] as const;

type Claimed = Pick<Schema['subscription_request'], (typeof claimedColumns)[number]>;

type Dependencies = {
  links: Links;
  read: (token: string) => Promise<Requested>;
  name: (language: Requested['language']) => Promise<string>;
  deliver: (mail: Mail, handOver: () => Promise<void>) => Promise<Outcome>;
  now: () => number;
};

/** The mails that ask for a confirmation, each sent once. */
export function createConfirmationQueue(db: Kysely<Schema>, dependencies: Dependencies) {
  const { links, read, name, deliver, now } = dependencies;
  const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
  const row = ({ lookup, day, number }: Key) =>
    db
      .updateTable('subscription_request')
      .where('lookup', '=', lookup)
      .where('day', '=', day)
      .where('number', '=', number);

  /** The next one that is due, claimed: another instance that finds it, too, does not get it. */
  async function claim() {
    const due = await db
      .selectFrom('subscription_request')
      .select(['lookup', 'day', 'number'])
      .where('state', '=', mailStates.waiting)
      .where('due_at', '<=', iso(now()))
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const claimed = await row(due)
      .set({ state: mailStates.claimed, claimed_until: iso(now() + lease) })
      .where('state', '=', mailStates.waiting)
      .returning(claimedColumns)
      .executeTakeFirst();
    return claimed ?? 'taken';
  }

  /** The row of a claim, as long as it is its own. */
  const ownRow = (claimed: Claimed) =>
    row(claimed)
      .where('state', 'in', [mailStates.claimed, mailStates.handed])
      .where('claimed_until', '=', claimed.claimed_until);

  /** Removes the sealed part, which is needed no more; the row counts. */
  const end = (key: Key) => row(key).set({ state: mailStates.sent, sealed: '' }).execute();

  async function send(claimed: Claimed, signal?: AbortSignal): Promise<Outcome> {
    const requested = await read(claimed.sealed).catch(() => undefined);
    if (!requested) {
      await end(claimed);
      return 'sent';
    }
    const { email, language, until } = requested;
    const link = links.confirmation(language, claimed.sealed);
    const mail = {
      ...confirmationMail(await name(language), requested, link),
      to: email,
      name: `subscription ${claimed.lookup} ${claimed.day} ${claimed.number}`,
      date: Math.min(now(), until),
    };
    const outcome = await deliver(mail, async () => {
      const handed = ownRow(claimed).set({ state: mailStates.handed }).returning('number');
      await handed.executeTakeFirstOrThrow();
    });
    if (outcome === 'server' && signal?.aborted)
      await ownRow(claimed).set({ state: mailStates.waiting }).execute();
    else if (outcome === 'later' || outcome === 'server') {
      const due_at = nextAttempt(now(), outcome, claimed.tries);
      await ownRow(claimed)
        .set({ state: mailStates.waiting, due_at, tries: claimed.tries + 1 })
        .execute();
    } else await end(claimed);
    return outcome;
  }

  return {
    /** Sends what is due, until the mail server is away. */
    async sendDue(signal?: AbortSignal): Promise<void> {
      // Claims of an instance that ended before the server had the mail
      await db
        .updateTable('subscription_request')
        .set({ state: mailStates.waiting })
        .where('state', '=', mailStates.claimed)
        .where('claimed_until', '<', iso(now()))
        .execute();
      for (;;) {
        const claimed = signal?.aborted ? undefined : await claim();
        if (!claimed) return;
        if (claimed !== 'taken' && (await send(claimed, signal)) === 'server') return;
      }
    },
  };
}
