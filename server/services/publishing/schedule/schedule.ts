import type { UnitOfWork } from '#server/db/in-transaction.ts';
import { languages } from '#shared/languages.ts';
import { type Document, findDocument } from '../documents.ts';
import { addEvent } from '../history/item-events.ts';
import type { ItemKey } from '../revisions/text-chunks.ts';
import { dueEvents } from '../side-events.ts';
import { transit } from '../transition.ts';
import { writeRow } from '../working-copy.ts';

/** Items that one run looks for; the next run follows at once while there are more. */
const perRun = 200;

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
   * Publishes and ends what is due of an item. Of several instances one does it: the others find it done.
   * @returns milliseconds that it was late; undefined where nothing is due any more.
   */
  function fire(item: ItemKey): Promise<number | undefined> {
    return transact(async (transaction) => {
      let document: Document | undefined = await findDocument(transaction, item, true);
      if (!document || document.row.trashed_at !== null) return undefined;
      const at = new Date(now()).toISOString();
      const times: number[] = [];
      // A publication may be due after an end, and its own end after that
      for (;;) {
        const { sides }: Document = document;
        const events = languages.flatMap((side) => {
          const event = dueEvents(sides[side], at)[0];
          if (!event) return [];
          const time = event === 'end' ? sides[side].ends_at : sides[side].publish_at;
          times.push(Date.parse(time ?? at));
          return [[side, { event }]];
        });
        if (events.length === 0) break;
        document = await transit(transaction, document, {
          events: Object.fromEntries(events),
          now: at,
          author: '',
        });
      }
      const { row } = document;
      if (row.pinned_until !== null && row.pinned_until <= at) {
        times.push(Date.parse(row.pinned_until));
        await writeRow(transaction, { ...row, pinned_at: null, pinned_until: null });
        const { revision } = row;
        await addEvent(transaction, row, { event: 'unpinned', side: null, at, author: '', revision });
      }
      return times.length > 0 ? now() - Math.min(...times) : undefined;
    });
  }
}
