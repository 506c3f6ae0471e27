import type { UnitOfWork } from '#server/db/in-transaction.ts';
import { languages } from '#shared/languages.ts';
import { type Document, findDocument } from './documents.ts';
import { dueEvents } from './side-events.ts';
import type { ItemKey } from './text-chunks.ts';
import { transit } from './transition.ts';

/** Items that one run looks for; the next run follows at once while there are more. */
const perRun = 200;

/** Publications and ends at their moments. */
export function createSchedule({ db, transact }: UnitOfWork, now: () => number) {
  return {
    due,
    fire,

    /** What waits for its moment, the next first. */
    async waiting(limit: number) {
      return db
        .selectFrom('item_side')
        .innerJoin('item_document', (join) =>
          join
            .onRef('item_document.section', '=', 'item_side.section')
            .onRef('item_document.id', '=', 'item_side.id'),
        )
        .select(['item_side.section', 'item_side.id', 'side', 'publish_at', 'title_ar', 'title_en'])
        .where('publish_at', 'is not', null)
        .where('trashed_at', 'is', null)
        .orderBy('publish_at')
        .limit(limit)
        .execute();
    },
  };

  /** The items of which something is due: two short walks along partial indexes, whatever the archive. */
  async function due(): Promise<ItemKey[]> {
    const at = new Date(now()).toISOString();
    const rows = await Promise.all(
      (['publish_at', 'ends_at'] as const).map((moment) =>
        db
          .selectFrom('item_side')
          .innerJoin('item_document', (join) =>
            join
              .onRef('item_document.section', '=', 'item_side.section')
              .onRef('item_document.id', '=', 'item_side.id'),
          )
          .select(['item_side.section', 'item_side.id', `${moment} as moment`])
          .where(moment, '<=', at)
          .where('trashed_at', 'is', null)
          .orderBy(moment)
          .limit(perRun)
          .execute(),
      ),
    );
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
      const moments: number[] = [];
      // A publication may be due after an end, and its own end after that
      for (;;) {
        const { sides }: Document = document;
        const events = languages.flatMap((side) => {
          const event = dueEvents(sides[side], at)[0];
          if (!event) return [];
          const moment = event === 'end' ? sides[side].ends_at : sides[side].publish_at;
          moments.push(Date.parse(moment ?? at));
          return [[side, { event }]];
        });
        if (events.length === 0) break;
        document = await transit(transaction, document, {
          events: Object.fromEntries(events),
          now: at,
          author: '',
        });
      }
      return moments.length > 0 ? now() - Math.min(...moments) : undefined;
    });
  }
}
