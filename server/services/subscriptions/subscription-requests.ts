import type { Kysely } from 'kysely';
import type { SubscriberSecrets } from '#server/crypto/subscriber-secrets.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { mailStates } from '#server/db/publication-schema.ts';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { validated } from '#server/errors/invalid-input.ts';
import { beirutDay } from '#shared/beirut-day.ts';
import { type SubscriptionChoice, subscriptionForm } from '#shared/subscriptions/subscription-form.ts';
import { confirmationHours, confirmationsPerDay } from '#shared/subscriptions/subscription-limits.ts';
import type { Attempts } from '../submissions/attempts.ts';
import type { Captcha } from '../submissions/captcha/captcha.ts';
import { proofName } from '../submissions/captcha/proof.ts';
import { isStored, spend } from '../submissions/spent-proofs.ts';

const hour = 60 * 60 * 1000;

/** The content of a confirmation's link: the address is in its mail's link alone, sealed, until it is confirmed. */
export type Requested = SubscriptionChoice & { email: string; until: number };

const owner = 'confirmation';

type Dependencies = {
  secrets: SubscriberSecrets;
  captcha: Captcha;
  attempts: Attempts;
  now: () => number;
};

export type Sender = {
  /** Counted in memory for about an hour, and stored nowhere. */
  address: string;
  /** The client's id of this attempt: a retry after a lost response sends no second mail. */
  attempt?: string | undefined;
  /** True for a page's form sent without a script. */
  plainForm?: boolean;
};

/** Requested subscriptions. The same happens whether or not an address is known: a mail leaves that asks for a confirmation. */
export function createSubscriptionRequests(
  db: Kysely<Schema>,
  { secrets, captcha, attempts, now }: Dependencies,
) {
  /** Queues the mail, unless the address was sent its last one of the day. */
  async function queue(transaction: Kysely<Schema>, lookup: string, sealed: string): Promise<void> {
    const day = beirutDay(now());
    const { sent } = await transaction
      .selectFrom('subscription_request')
      .select((eb) => eb.fn.countAll<number>().as('sent'))
      .where('lookup', '=', lookup)
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    const number = sent + 1;
    if (number > confirmationsPerDay) return;
    const due_at = new Date(now()).toISOString();
    await transaction
      .insertInto('subscription_request')
      .values({ lookup, day, number, sealed, state: mailStates.waiting, tries: 0, due_at })
      // Another request of the same moment
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  return {
    /**
     * @param given the form with its proof, unvalidated.
     * @throws AppError `invalid`, `conflict`
     */
    async request(given: unknown, { address, attempt, plainForm }: Sender): Promise<void> {
      const { recaptcha, email, ...choice } = validated(subscriptionForm, given);
      const name = attempt ? await attempts.name(attempt, ['subscribe', email, choice]) : null;
      if (name && (await isStored(db, { proof: proofName(recaptcha), attempt: name }))) return;
      const proof = await captcha.verify('subscribe', recaptcha, { address, plainForm });
      const until = now() + confirmationHours * hour;
      const sealed = await secrets.seal({ email, ...choice, until } satisfies Requested, owner);
      const lookup = await secrets.lookup(email);
      await inTransaction(db, async (transaction) => {
        const spent = { proof, attempt: name, day: beirutDay(now()) };
        if (await spend(transaction, spent)) await queue(transaction, lookup, sealed);
      });
    },

    /**
     * The subscription that the link of a confirmation is for.
     * @throws AppError `gone` where it is too old, or none of this site.
     */
    async read(token: string): Promise<Requested> {
      const requested = await secrets.open<Requested>(token, owner).catch(() => undefined);
      if (!requested || requested.until < now()) throw new AppError('gone', 'subscription.gone');
      return requested;
    },

    /** Discards what counts the confirmations of earlier days. */
    async removeOld(): Promise<void> {
      const yesterday = beirutDay(now() - 24 * hour);
      await db.deleteFrom('subscription_request').where('day', '<', yesterday).execute();
    },
  };
}
