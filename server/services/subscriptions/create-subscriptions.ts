import type { Kysely } from 'kysely';
import { createSubscriberSecrets } from '#server/crypto/subscriber-secrets.ts';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { validated } from '#server/errors/invalid-input.ts';
import type { Language } from '#shared/languages.ts';
import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { type SubscriptionChoice, subscriptionChoice } from '#shared/subscriptions/subscription-form.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { Leader } from '../maintenance/leader.ts';
import { createAttempts } from '../submissions/attempts.ts';
import type { Captcha } from '../submissions/captcha/captcha.ts';
import { createAnnouncementQueue } from './announcement-queue.ts';
import { createConfirmationQueue } from './confirmation-queue.ts';
import { deliver as deliverMail } from './delivery.ts';
import { createLinks } from './links.ts';
import { queueAnnouncements } from './queue-announcements.ts';
import { sendAnnouncements } from './send-announcements.ts';
import { createSubscribers } from './subscribers.ts';
import { createSubscriptionRequests, type Requested, type Sender } from './subscription-requests.ts';

/** Milliseconds for which a mail server that was away is left alone. */
const restAfterFailure = 30_000;

type Dependencies = {
  mailer: Mailer | undefined;
  settings: { all: () => Promise<SiteSettings> };
  captcha: Captcha;
  /** The content of the key file. */
  secret: () => Promise<Buffer>;
  leader: Leader;
  publicUrl: string;
  /** Milliseconds since 1970. */
  now: () => number;
  report: (error: unknown, what: string) => void;
};

/** Subscriptions to announcements by e-mail; undefined where the site sends none. */
export function createSubscriptions(db: Kysely<Schema>, dependencies: Dependencies) {
  const { mailer, settings, captcha, secret, leader, publicUrl, now, report } = dependencies;
  if (!mailer) return undefined;
  const secrets = createSubscriberSecrets(secret);
  const subscribers = createSubscribers(db, secrets);
  const requests = createSubscriptionRequests(db, {
    secrets,
    captcha,
    attempts: createAttempts(secret),
    now,
  });
  const queue = createAnnouncementQueue(db, now);
  const links = createLinks(publicUrl, secrets);
  const name = async (language: Language) => (await settings.all()).identity.name[language];
  let restsUntil = 0;

  /** @throws AppError `gone` where the link is none of a subscriber. */
  async function subscriberOf(linkKey: string): Promise<{ id: string; choice: SubscriptionChoice }> {
    const id = await secrets.idOf(linkKey);
    const choice = id === undefined ? undefined : await subscribers.choiceOf(id);
    if (id === undefined || !choice) throw new AppError('gone', 'subscription.gone');
    return { id, choice };
  }

  async function sendAll(stopping?: AbortSignal): Promise<void> {
    const deliver = async (mail: Mail, handOver: () => Promise<void>) => {
      const { outcome, error } = await deliverMail(mailer!, mail, { handOver, stopping });
      // A refusal is the recipient's; of what else happens the operator should know
      const isNew = outcome === 'unknown' || (outcome === 'server' && restsUntil < now());
      if (isNew && !stopping?.aborted) report(error, 'sending mails to subscribers failed');
      if (outcome === 'server') restsUntil = now() + restAfterFailure;
      return outcome;
    };
    const own = { links, name, deliver, now };
    const confirmations = createConfirmationQueue(db, { ...own, read: (token) => requests.read(token) });
    const host = new URL(publicUrl).hostname;
    // Confirmations are requested by anybody: neither a flood of them nor one that hangs holds up announcements
    const runs = await Promise.allSettled([
      confirmations.sendDue(stopping),
      sendAnnouncements(db, { ...own, queue, subscribers, host }, stopping),
    ]);
    for (const run of runs) if (run.status === 'rejected') throw run.reason;
  }

  return {
    request: (given: unknown, sender: Sender): Promise<void> => requests.request(given, sender),

    /** The subscription that the link of a confirmation is for. @throws AppError `gone` */
    requested: (token: string): Promise<Requested> => requests.read(token),

    /**
     * Confirms a subscription.
     * @returns the secret of the subscriber's links. @throws AppError `gone`
     */
    async confirm(token: string): Promise<string> {
      const { email, until: _until, ...choice } = await requests.read(token);
      return secrets.linkKey(await subscribers.confirm(email, choice));
    },

    /** The choice of the subscriber of a link. @throws AppError `gone` */
    chosen: async (linkKey: string): Promise<SubscriptionChoice> => (await subscriberOf(linkKey)).choice,

    /** Replaces it. @throws AppError `gone`, `invalid` */
    async change(linkKey: string, given: unknown): Promise<void> {
      const { id } = await subscriberOf(linkKey);
      await subscribers.change(id, validated(subscriptionChoice, given));
    },

    /** Deletes the subscriber of a link; it is no error where they have left before. */
    async leave(linkKey: string): Promise<void> {
      const id = await secrets.idOf(linkKey);
      if (id !== undefined) await subscribers.remove(id);
    },

    /** Queues what was published, and sends what is due: one instance for all. */
    async sendDue(stopping?: AbortSignal): Promise<void> {
      await leader.run('subscriptions', async () => {
        while (await queueAnnouncements(db, now()));
        if (now() >= restsUntil) await sendAll(stopping);
      });
    },

    /** The numbers of mails that are due, and of those that a killed program may have sent or not. */
    queuedMails: () => queue.counts(),

    /** Sends the latter again: some people get theirs twice, and nobody none. @returns their number. */
    resendDoubtful: () => queue.resendDoubtful(),

    /** Deletes what is sent, and what counted the confirmations of earlier days. */
    async removeOld(): Promise<void> {
      await requests.removeOld();
      await queue.removeOld();
    },
  };
}
