import { type UnitOfWork, unitOf } from '#server/db/in-transaction.ts';
import { invalid } from '#server/errors/invalid-input.ts';
import type { SampleSource } from '#server/services/content/sample-content.ts';
import { hasDeadline } from '#shared/content/fields/deadline-fields.ts';
import type { ItemDocument } from '#shared/publishing/item-document.ts';
import type { Relation } from '#shared/publishing/relations.ts';
import { type SectionKey, sectionByKey } from '#shared/site/sections.ts';
import { findDocument, lockItems, readDocument } from '../documents.ts';
import { endHandIn } from '../hand-in/end-hand-in.ts';
import { addEvent } from '../history/item-events.ts';
import { viewOf } from '../view.ts';
import { withRevision, writeRow } from '../working-copy.ts';

/** Announcements that concern another one of their section: each is a notice about the first of its line. */
export function createRelations({ transact }: UnitOfWork, now: () => number) {
  return {
    /**
     * Makes an item a notice about another one, or about the one that this concerns itself; null makes it none. The notices
     * about it go with it.
     * @throws AppError `not-found`; `invalid` for an item of another section, in the trash, or of its own line.
     */
    relate(
      section: SectionKey,
      id: number,
      relation: Relation | null,
      author: string,
    ): Promise<ItemDocument> {
      return transact(async (transaction) => {
        const item = { section, id };
        const target = relation?.concerns;
        if (target && (target.section !== section || !hasDeadline(sectionByKey(section))))
          return refuse('publishing.noRelated');
        await lockItems(transaction, target ? [item, target] : [item]);
        const found = await readDocument(transaction, item, true);
        const other = target && (await findDocument(transaction, target));
        if (target && (!other || other.row.trashed_at !== null)) return refuse('publishing.noRelated');
        const first = other ? (other.row.concerns ?? other.row.id) : null;
        const kind = relation?.kind ?? null;
        if (first === id) return refuse('publishing.relatedCircle');
        if (found.row.concerns === first && found.row.concerns_kind === kind) return viewOf(found);

        const document = await withRevision(transaction, found);
        const at = new Date(now()).toISOString();
        const waiting = await endHandIn(transaction, document.row, { at, author });
        const row = { ...waiting, concerns: first, concerns_kind: kind };
        await writeRow(transaction, row);
        if (first !== null)
          await transaction
            .updateTable('item_document')
            .set({ concerns: first })
            .where('section', '=', section)
            .where('concerns', '=', id)
            .execute();
        await addEvent(transaction, row, {
          event: kind ? 'related' : 'unrelated',
          side: null,
          at,
          author,
          revision: row.revision,
          details: kind ? { concerns: `${section}/${first}`, kind } : {},
        });
        return viewOf({ ...document, row });
      });
    },
  };
}

/** Makes items of the sample notices about others, in the transaction that stores them. */
export const relateIn =
  (now: () => number): SampleSource['relate'] =>
  (transaction, section, id, relation) =>
    createRelations(unitOf(transaction), now).relate(section, id, relation, '');

function refuse(message: 'publishing.noRelated' | 'publishing.relatedCircle'): never {
  throw invalid([{ path: ['concerns'], message }]);
}
