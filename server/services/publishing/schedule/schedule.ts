import type { Kysely } from 'kysely';
import type { UnitOfWork } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import type { LocalizedText } from '#shared/content/localized.ts';
import { type Document, findDocuments } from '../documents.ts';
import { addEvent } from '../history/item-events.ts';
import type { ItemKey } from '../revisions/text-chunks.ts';
import { dueEvents } from '../side-events.ts';
import { type Transition, transitAll } from '../transition.ts';
import { writeRow } from '../working-copy.ts';

/** Items that one run looks for; the next run follows at once while there are more. */
const perRun = 200;

/** An item of which something was due, with the titles of its working copy. */
export type Fired = ItemKey & {
  titles: LocalizedText;
  /** Milliseconds that it was late. */
  late: number;
};

/** An item with the times of what was due. */
type Firing = { document: Document; times: number[] };

/** Publications, and the ends of publications and pins, at their moments. */
export function createSchedule({ db, transact }: UnitOfWork, now: () => number) {
  return {
    due,
    fire,

    /** The number of publications and ends to come, and the milliseconds by which the first one is late. */
    async state(): Promise<{ waiting: number; late: number }> {
      const rows = await Promise.all([
        ...(['publish_at', 'ends_at'] as const).map((column) =>
          sidesWith(column)
            .select((eb) => [eb.fn.countAll<number | string>().as('count'), eb.fn.min(column).as('first')])
            .executeTakeFirstOrThrow(),
        ),
        pinsWithEnd()
          .select((eb) => [
            eb.fn.countAll<number | string>().as('count'),
            eb.fn.min('pinned_until').as('first'),
          ])
          .executeTakeFirstOrThrow(),
      ]);
      const first = rows.flatMap((row) => (row.first === null ? [] : [Date.parse(row.first)]));
      return {
        waiting: rows.reduce((sum, { count }) => sum + Number(count), 0),
        late: Math.max(0, now() - Math.min(now(), ...first)),
      };
    },

    /** The publications to come, the next first. */
    waiting: (limit: number) =>
      sidesWith('publish_at')
        .select(['item_side.section', 'item_side.id', 'side', 'publish_at', 'title_ar', 'title_en'])
        .orderBy('publish_at')
        .limit(limit)
        .execute(),
  };

  /** The sides with a timestamp in a column; those in the trash wait for nothing. */
  function sidesWith(column: 'publish_at' | 'ends_at') {
    return db
      .selectFrom('item_side')
      .innerJoin('item_document', (join) =>
        join
          .onRef('item_document.section', '=', 'item_side.section')
          .onRef('item_document.id', '=', 'item_side.id'),
      )
      .where(column, 'is not', null)
      .where('trashed_at', 'is', null);
  }

  /** The items that are pinned until a moment. */
  function pinsWithEnd() {
    return db
      .selectFrom('item_document')
      .where('pinned_until', 'is not', null)
      .where('trashed_at', 'is', null);
  }

  /** The items of which something is due: three short walks along partial indexes, whatever the archive. */
  async function due(): Promise<ItemKey[]> {
    const at = new Date(now()).toISOString();
    const pins = pinsWithEnd()
      .select(['section', 'id'])
      .where('pinned_until', '<=', at)
      .orderBy('pinned_until')
      .limit(perRun);
    const rows = await Promise.all([
      ...(['publish_at', 'ends_at'] as const).map((column) =>
        sidesWith(column)
          .select(['item_side.section', 'item_side.id'])
          .where(column, '<=', at)
          .orderBy(column)
          .limit(perRun)
          .execute(),
      ),
      pins.execute(),
    ]);
    const items = new Map(rows.flat().map(({ section, id }) => [`${section}/${id}`, { section, id }]));
    return [...items.values()];
  }

  /**
   * Publishes and ends what is due of items, in one transaction. Of several instances one does it: the others find it done.
   * @returns those of which something was due.
   */
  function fire(items: readonly ItemKey[]): Promise<Fired[]> {
    return transact(async (transaction) => {
      const at = new Date(now()).toISOString();
      const found = await findDocuments(transaction, items, true);
      const firing: Firing[] = found
        .filter(({ row }) => row.trashed_at === null)
        .map((document) => ({ document, times: [] }));
      // A publication may be due after an end, and its own end after that
      for (;;) {
        const next = firing.flatMap((each) => {
          const transition = transitionOf(each, at);
          return transition ? [{ each, transition }] : [];
        });
        if (next.length === 0) break;
        const changed = await transitAll(
          transaction,
          next.map(({ each, transition }) => ({ document: each.document, transition })),
        );
        for (const [index, { each }] of next.entries()) each.document = changed[index]!;
      }
      for (const each of firing) await endPin(transaction, each, at);
      return firing
        .filter(({ times }) => times.length > 0)
        .map(({ document: { row }, times }) => ({
          section: row.section,
          id: row.id,
          titles: { ar: row.title_ar, en: row.title_en },
          late: now() - Math.min(...times),
        }));
    });
  }
}

/** The next transition of an item that is due, whose times are noted. */
function transitionOf({ document, times }: Firing, at: string): Transition | undefined {
  const events: Transition['events'] = {};
  for (const side of Object.values(document.sides)) {
    const event = dueEvents(side, at)[0];
    if (!event) continue;
    events[side.side] = { event };
    times.push(Date.parse((event === 'end' ? side.ends_at : side.publish_at) ?? at));
  }
  return Object.keys(events).length > 0 ? { events, now: at, author: '' } : undefined;
}

async function endPin(
  transaction: Kysely<Schema>,
  { document: { row }, times }: Firing,
  at: string,
): Promise<void> {
  const { pinned_until, revision } = row;
  if (pinned_until === null || pinned_until > at) return;
  times.push(Date.parse(pinned_until));
  await writeRow(transaction, { ...row, pinned_at: null, pinned_until: null });
  await addEvent(transaction, row, { event: 'unpinned', side: null, at, author: '', revision });
}
