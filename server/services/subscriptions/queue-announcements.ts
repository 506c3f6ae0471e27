import type { Kysely } from 'kysely';
import { inTransaction } from '#server/db/in-transaction.ts';
import { mailStates } from '#server/db/publication-schema.ts';
import type { Schema } from '#server/db/schema.ts';
import { announcementMailDays } from '#shared/subscriptions/subscription-limits.ts';
import { newestEntry } from './newest-entry.ts';
import { nextDailyMail } from './next-daily-mail.ts';

/** Entries of the log that are read together. */
const batch = 100;

/** Entries of one transaction from which on they are an import, which is nobody's news. */
const manyAtOnce = 40;

/** Milliseconds by which an item's last change may lie before its entry: more is an entry that was made up for. */
const sameTime = 10 * 60 * 1000;

const day = 24 * 60 * 60 * 1000;

type Entry = Awaited<ReturnType<typeof nextEntries>>[number];

/**
 * Queues the mails about what the publication log has gained: a row for each person and item. The log's order is that of its
 * commits, and the position moves in the transaction of the rows, so that no entry is passed over and none is taken twice.
 * @returns false where nothing is left.
 */
export async function queueAnnouncements(db: Kysely<Schema>, now: number): Promise<boolean> {
  const position = await db.selectFrom('subscription_cursor').select('seq').executeTakeFirst();
  if (!position) {
    await beginAtNewest(db);
    return false;
  }
  const entries = await nextEntries(db, position.seq);
  const last = entries.at(-1);
  if (!last) return false;
  const news: Entry[] = [];
  for (const entry of entries) if (isNews(entry, now) && !(await isOfMany(db, entry))) news.push(entry);
  await inTransaction(db, async (transaction) => {
    const moved = await transaction
      .updateTable('subscription_cursor')
      .set({ seq: last.seq })
      .where('seq', '=', position.seq)
      .returning('id')
      .executeTakeFirst();
    // Another instance was faster
    if (!moved) return;
    for (const entry of news) await queue(transaction, entry, now);
  });
  return entries.length === batch;
}

/** On a site that begins to send mail, what is public already is no news. */
async function beginAtNewest(db: Kysely<Schema>): Promise<void> {
  await db
    .insertInto('subscription_cursor')
    .values({ id: 1, seq: await newestEntry(db) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The next entries of the log, each with its item's last change and the number of the side's first entry. */
function nextEntries(db: Kysely<Schema>, after: number) {
  return db
    .selectFrom('publication_entry as e')
    .leftJoin('content_item as i', (join) =>
      join.onRef('i.section', '=', 'e.section').onRef('i.id', '=', 'e.item'),
    )
    .select(['e.seq', 'e.at', 'e.event', 'e.section', 'e.item', 'e.side', 'i.updated_at'])
    .select((eb) =>
      eb
        .selectFrom('publication_entry as f')
        .select((first) => first.fn.min('f.seq').as('seq'))
        .whereRef('f.section', '=', 'e.section')
        .whereRef('f.item', '=', 'e.item')
        .whereRef('f.side', '=', 'e.side')
        .as('first'),
    )
    .where('e.seq', '>', after)
    .orderBy('e.seq')
    .limit(batch)
    .execute();
}

function isNews({ seq, at, event, first, updated_at }: Entry, now: number): boolean {
  if (event !== 'publish' || first !== seq || updated_at === null) return false;
  const published = Date.parse(at);
  if (published < now - announcementMailDays * day) return false;
  // Public for long, and added to the log by a later version or an import
  return Date.parse(updated_at) >= published - sameTime;
}

/** All entries of a transaction have one time, and follow each other. */
async function isOfMany(db: Kysely<Schema>, { seq, at }: Entry): Promise<boolean> {
  const { entries } = await db
    .selectFrom('publication_entry')
    .select((eb) => eb.fn.countAll<number>().as('entries'))
    .where('seq', '>', seq - manyAtOnce)
    .where('seq', '<', seq + manyAtOnce)
    .where('at', '=', at)
    .executeTakeFirstOrThrow();
  return entries >= manyAtOnce;
}

async function queue(
  transaction: Kysely<Schema>,
  { seq, section, item, side }: Entry,
  now: number,
): Promise<void> {
  if (section === null || item === null || side === null) return;
  const created_at = new Date(now).toISOString();
  for (const digest of [0, 1] as const) {
    const due_at = digest ? new Date(nextDailyMail(now)).toISOString() : created_at;
    await transaction
      .insertInto('subscription_mail')
      .columns(['subscriber_id', 'section', 'item', 'state', 'tries', 'created_at', 'due_at'])
      .expression((eb) =>
        eb
          .selectFrom('subscriber_section as s')
          .innerJoin('subscriber as p', 'p.id', 's.subscriber_id')
          .select([
            'p.id',
            's.section',
            eb.lit(item).as('item'),
            eb.lit(mailStates.waiting).as('state'),
            eb.lit(0).as('tries'),
            eb.cast<string>(eb.val(created_at), 'text').as('created_at'),
            eb.cast<string>(eb.val(due_at), 'text').as('due_at'),
          ])
          .where('s.section', '=', section)
          .where('p.language', '=', side)
          .where('p.digest', '=', digest)
          .where('p.since', '<', seq),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
