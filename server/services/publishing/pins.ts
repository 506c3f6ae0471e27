import type { UnitOfWork } from '#server/db/in-transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import { invalid } from '#server/errors/invalid-input.ts';
import { maxPinnedItems } from '#shared/limits.ts';
import type { ItemDocument } from '#shared/publishing/item-document.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { pinnedIds } from '../content/items/pinned-ids.ts';
import { readDocument } from './documents.ts';
import { addEvent } from './history/item-events.ts';
import { viewOf } from './view.ts';
import { withRevision, writeRow } from './working-copy.ts';

/** Items at the top of their section's list. */
export function createPins({ transact }: UnitOfWork, now: () => number) {
  const time = () => new Date(now()).toISOString();

  /** Stores until when an item is pinned: null is for good, undefined not at all. */
  const write = (section: SectionKey, id: number, until: string | null | undefined, author: string) =>
    transact(async (transaction): Promise<ItemDocument> => {
      const found = await readDocument(transaction, { section, id }, true);
      const at = time();
      if (until !== undefined) {
        const others = (await pinnedIds(transaction, section)).filter((each) => each !== id);
        if (others.length >= maxPinnedItems) throw new AppError('conflict', 'publishing.tooManyPins');
      } else if (found.row.pinned_at === null) return viewOf(found);
      const document = await withRevision(transaction, found);
      const row = {
        ...document.row,
        pinned_at: until === undefined ? null : at,
        pinned_until: until ?? null,
      };
      await writeRow(transaction, row);
      await addEvent(transaction, row, {
        event: until === undefined ? 'unpinned' : 'pinned',
        side: null,
        at,
        author,
        revision: row.revision,
        details: until ? { until } : {},
      });
      return viewOf({ ...document, row });
    });

  return {
    /**
     * Puts an item at the top of its section's list, until a moment or for good.
     * @throws AppError `not-found`, `invalid` for a moment in the past, `conflict` where there are as many as can be.
     */
    async pin(section: SectionKey, id: number, until: string | null, author: string): Promise<ItemDocument> {
      if (until !== null && until <= time())
        throw invalid([{ path: ['until'], message: 'publishing.pinPast' }]);
      return write(section, id, until, author);
    },

    /** Takes an item back to its place in the list. @throws AppError `not-found`. */
    unpin: (section: SectionKey, id: number, author: string) => write(section, id, undefined, author),
  };
}
