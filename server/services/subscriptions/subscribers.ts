import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SubscriberSecrets } from '#server/crypto/subscriber-secrets.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { mailStates } from '#server/db/publication-schema.ts';
import type { Schema } from '#server/db/schema.ts';
import type { SubscriptionChoice } from '#shared/subscriptions/subscription-form.ts';
import { newestEntry } from './newest-entry.ts';

const idBytes = 16;

export type Subscribers = ReturnType<typeof createSubscribers>;

/** The people who have confirmed a subscription. Their addresses are opened for a mail alone. */
export function createSubscribers(db: Kysely<Schema>, secrets: SubscriberSecrets) {
  async function choose(
    transaction: Kysely<Schema>,
    id: string,
    { sections, language, digest }: SubscriptionChoice,
  ): Promise<void> {
    await transaction
      .updateTable('subscriber')
      .set({ language, digest: digest ? 1 : 0 })
      .where('id', '=', id)
      .execute();
    await transaction.deleteFrom('subscriber_section').where('subscriber_id', '=', id).execute();
    await transaction
      .insertInto('subscriber_section')
      .values(sections.map((section) => ({ section, subscriber_id: id })))
      .execute();
    // Mails of the other sections that wait are not wanted any more
    await transaction
      .deleteFrom('subscription_mail')
      .where('subscriber_id', '=', id)
      .where('section', 'not in', [...sections])
      .where('state', 'in', [mailStates.waiting, mailStates.claimed])
      .execute();
  }

  return {
    /** Subscribes an address, or replaces what it had chosen. Returns its id. */
    async confirm(address: string, choice: SubscriptionChoice): Promise<string> {
      const lookup = await secrets.lookup(address);
      const id = randomBytes(idBytes).toString('base64url');
      const sealed = await secrets.seal(address, id);
      return inTransaction(db, async (transaction) => {
        await transaction
          .insertInto('subscriber')
          .values({
            id,
            lookup,
            address: sealed,
            language: choice.language,
            digest: 0,
            since: await newestEntry(transaction),
            bounces: 0,
          })
          .onConflict((conflict) => conflict.column('lookup').doUpdateSet({ bounces: 0 }))
          .execute();
        const row = await transaction
          .selectFrom('subscriber')
          .select('id')
          .where('lookup', '=', lookup)
          .executeTakeFirstOrThrow();
        await choose(transaction, row.id, choice);
        return row.id;
      });
    },

    /** The choice of a subscriber; undefined where there is none with this id. */
    async choiceOf(id: string): Promise<SubscriptionChoice | undefined> {
      const row = await db
        .selectFrom('subscriber')
        .select(['language', 'digest'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return undefined;
      const sections = await db
        .selectFrom('subscriber_section')
        .select('section')
        .where('subscriber_id', '=', id)
        .execute();
      return {
        sections: sections.map(({ section }) => section),
        language: row.language,
        digest: row.digest === 1,
      };
    },

    change: (id: string, choice: SubscriptionChoice): Promise<void> =>
      inTransaction(db, (transaction) => choose(transaction, id, choice)),

    /** Deletes a subscriber with all that waits for them. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('subscriber').where('id', '=', id).execute();
    },

    /** The address of a subscriber; undefined if it was sealed under a key file that is lost. */
    async addressOf({ id, address }: Pick<Schema['subscriber'], 'id' | 'address'>) {
      return secrets.open<string>(address, id).catch(() => undefined);
    },

    /** Counts a refusal for good, and deletes the subscriber at the last one. */
    async countBounce(id: string, most: number): Promise<void> {
      await db
        .updateTable('subscriber')
        .set((eb) => ({ bounces: eb('bounces', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await db.deleteFrom('subscriber').where('id', '=', id).where('bounces', '>=', most).execute();
    },

    /** A mail was taken: earlier refusals count no more. */
    async clearBounces(id: string): Promise<void> {
      await db
        .updateTable('subscriber')
        .set({ bounces: 0 })
        .where('id', '=', id)
        .where('bounces', '>', 0)
        .execute();
    },
  };
}
