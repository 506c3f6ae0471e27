import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type Resealed, resealedAtOnce, type ToReseal } from '#shared/accounts/resealing.ts';
import { fromBase64url, toBase64url } from '#shared/channel/base64url.ts';
import { openKey, sealKey } from '#shared/channel/envelope.ts';
import { type RecipientGroup, recipientGroups } from '#shared/forms/recipient-groups.ts';
import { openingKey } from '../../../crypto/sealing/opening-key.ts';
import type { OpenedKeys } from '../../../crypto/sealing/session-keys.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { numberOf } from '../group-number.ts';
import { publicHalves } from '../key-grants.ts';
import { groupOf, type KeyOwner } from '../key-groups.ts';
import type { Keyring } from '../keyring.ts';
import { organisationName, type RecipientsOf } from '../recipients-of.ts';
import { sealedKeys, storeResealed } from './sealed-keys.ts';

const batchRows = 50;

/** Milliseconds before a replaced key is deleted: a message may just be arriving under it. */
const grace = 60 * 60 * 1000;

type Dependencies = { recipientsOf: RecipientsOf; now: () => number; report: (error: unknown) => void };

export type Resealing = ReturnType<typeof createResealing>;

/** Reseals the keys of older submissions and messages to the organisation key in use of their group, after a rotation. */
export function createResealing(
  db: Kysely<Schema>,
  keyring: Keyring,
  { recipientsOf, now, report }: Dependencies,
) {
  let running: Promise<void> | undefined;
  let waiting: OpenedKeys | undefined;
  const stop = new AbortController();

  const batchOf = (keyId: string, rows = batchRows) => sealedKeys(db, organisationName(keyId), rows);

  const replacedKeys = (group: number) =>
    db
      .selectFrom('organisation_key')
      .select('organisation_key.id')
      .where('active', 'is', null)
      .where('recipient_group', '=', group);

  /** The key in use, if it is one of these: rows are only sealed to keys that the holder can open. */
  async function target(opened: OpenedKeys) {
    const [to] = await recipientsOf([await groupOf(db, { opened })]);
    const own = publicHalves(opened).find(({ id }) => organisationName(id) === to?.name);
    return own?.publicKey === to?.publicKey ? to : undefined;
  }

  async function reseal(keyId: string, privateKey: string, opened: OpenedKeys): Promise<void> {
    const from = organisationName(keyId);
    const key = openingKey(privateKey);
    while (!stop.signal.aborted) {
      const to = await target(opened);
      const rows = await batchOf(keyId);
      if (!to || to.name === from || rows.length === 0) return;
      const sealed = rows.map(async ({ row, place, sealedKey }) => {
        const renewed = await openKey(sealedKey, key, place, from).then(
          (dataKey) => sealKey(dataKey, place, to),
          // Damaged: it cannot be opened under any name
          () => sealedKey,
        );
        return { row, sealedKey: renewed };
      });
      const resealed = await Promise.all(sealed);
      await inTransaction(db, async (transaction) => {
        for (const { row, sealedKey } of resealed)
          await storeResealed(transaction, row, { from, to: to.name, sealedKey });
      });
      await breathe();
    }
  }

  /** Reseals all replaced keys that these open, then deletes those without remaining rows. */
  async function run(opened: OpenedKeys): Promise<void> {
    const before = await db.selectFrom('organisation_key').select('id').where('active', 'is', null).execute();
    for (const { id } of before) {
      const privateKey = opened.get(id);
      if (privateKey) await reseal(id, privateKey, opened);
    }
    await removeUnused();
  }

  async function runAll(): Promise<void> {
    while (waiting) {
      const opened = waiting;
      waiting = undefined;
      await run(opened);
    }
  }

  async function removeUnusedOf(group: RecipientGroup): Promise<void> {
    const key = await keyring.active({ group });
    if (!key || now() - Date.parse(key.created_at) < grace) return;
    const unused = await replacedKeys(numberOf(group)).execute();
    const empty: string[] = [];
    for (const { id } of unused) if ((await batchOf(id)).length === 0) empty.push(id);
    await keyring.discard(group, empty);
  }

  async function removeUnused(): Promise<void> {
    for (const group of recipientGroups) await removeUnusedOf(group);
  }

  return {
    /**
     * Starts in the background if there is work; keys that arrive during a run are processed after it. A run
     * interrupted by an error or the end of the process continues at the next sign-in.
     */
    start(opened: OpenedKeys): void {
      waiting = opened;
      running ??= runAll()
        .catch(report)
        .finally(() => {
          running = undefined;
        });
    },

    /** Resolves when the run is finished. */
    done: async () => running,

    /** Number of submissions, messages, entries and files still sealed to a replaced key of this group. */
    async left(owner: KeyOwner): Promise<number> {
      const group = numberOf(await groupOf(db, owner));
      const granted = await replacedKeys(group)
        .innerJoin('key_grant', 'key_grant.organisation_key_id', 'organisation_key.id')
        .distinct()
        .execute();
      const openable = granted.map(({ id }) => organisationName(id));
      if (openable.length === 0) return 0;
      const tables = [
        'submission_key',
        'submission_message_key',
        'case_entry_key',
        'submission_file_key',
      ] as const;
      const counts = tables.map(async (table) => {
        const row = await db
          .selectFrom(table)
          .where('recipient', 'in', openable)
          .select((eb) => eb.fn.countAll<number>().as('left'))
          .executeTakeFirstOrThrow();
        return row.left;
      });
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    },

    /** The next batch for a holder's browser, which opens these replaced keys of its group. */
    async batch(group: RecipientGroup, keys: readonly string[]): Promise<ToReseal> {
      const [to] = await recipientsOf([group]);
      const replaced = await replacedKeys(numberOf(group))
        .where('organisation_key.id', 'in', [...keys, ''])
        .execute();
      for (const { id: from } of replaced) {
        const found = await batchOf(from, resealedAtOnce);
        const rows = found.map(({ sealedKey, ...each }) => ({
          ...each,
          from,
          sealed_key: toBase64url(sealedKey),
        }));
        if (rows.length > 0) return { to: to?.name ?? '', rows };
      }
      return { to: to?.name ?? '', rows: [] };
    },

    /** Stores what a browser sealed to the key in use of its group; rows of another group's keys stay as they are. */
    async store(group: RecipientGroup, rows: Resealed['rows']): Promise<void> {
      const [to] = await recipientsOf([group]);
      const replaced = new Set((await replacedKeys(numberOf(group)).execute()).map(({ id }) => id));
      await inTransaction(db, async (transaction) => {
        for (const { row, from, sealed_key } of rows) {
          if (!to || !replaced.has(from)) continue;
          const sealedKey = fromBase64url(sealed_key);
          await storeResealed(transaction, row, { from: organisationName(from), to: to.name, sealedKey });
        }
      });
    },

    removeUnused,

    /** Stops after the current batch. */
    async stop(): Promise<void> {
      stop.abort();
      await running;
    },
  };
}
