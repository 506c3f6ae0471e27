import type { UnitOfWork } from '#server/db/in-transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import { changed } from '#server/errors/conflict.ts';
import { invalid } from '#server/errors/invalid-input.ts';
import { nextTimestamp } from '#server/services/clock/next-timestamp.ts';
import { isFourEyes } from '#server/services/settings/is-four-eyes.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import type { ItemDocument } from '#shared/publishing/item-document.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { requireAnnouncement } from '../announcements/announcement-rules.ts';
import { type Document, readDocument } from '../documents.ts';
import { addEvent } from '../history/item-events.ts';
import { requireVersion } from '../requirements.ts';
import { viewOf } from '../view.ts';
import { withRevision, writeRow } from '../working-copy.ts';
import { notHandedIn, notSentBack } from './hand-in-columns.ts';

/** Working copies that wait to be published by somebody else. A change of the copy ends its hand-in. */
export function createHandIns({ db, transact }: UnitOfWork) {
  return {
    /** True where nobody publishes alone. */
    isFourEyes: () => isFourEyes(db),

    /**
     * A copy that waits, beside what is public: both of one point in time.
     * @throws AppError `not-found`; `conflict` with the item where it does not wait any more.
     */
    async inspect(section: SectionKey, id: number) {
      const document = await readDocument(db, { section, id });
      const view = viewOf(document);
      if (!view.hand_in) return changed(view);
      return { hand_in: view.hand_in, from: document.shown, to: document.texts };
    },

    /**
     * Hands the working copy in, with a note for whoever inspects it.
     * @param version of the copy that is meant.
     * @throws AppError `not-found`; `conflict` with the item where it is another version, was handed in already, or where
     * there is nothing to publish; `invalid` without a title, or as `requireAnnouncement`.
     */
    handIn(
      section: SectionKey,
      id: number,
      { note, version, author }: { note: string; version?: string | undefined; author: string },
    ): Promise<ItemDocument> {
      return transact(async (transaction) => {
        const found = await readDocument(transaction, { section, id }, true);
        requireVersion(found, version);
        if (found.row.handed_in_at !== null) changed(viewOf(found));
        if (languagesOf(found.texts).length === 0)
          throw invalid([{ path: ['title_ar'], message: 'handIn.untitled' }]);
        if (isPublicAsWritten(found)) throw new AppError('conflict', 'handIn.nothing');
        await requireAnnouncement(transaction, found.row, found.texts);
        const document = await withRevision(transaction, found);
        const { revision } = document.row;
        const at = nextTimestamp();
        const handedIn = { handed_in_at: at, handed_in_by: author, hand_in_note: note };
        const row = { ...document.row, ...handedIn, ...notSentBack };
        await writeRow(transaction, row);
        const details = note === '' ? {} : { note };
        await addEvent(transaction, row, { event: 'handed-in', side: null, at, author, revision, details });
        return viewOf({ ...document, row });
      });
    },

    /**
     * Sends a copy back to who handed it in, with a remark that they read beside it.
     * @param inspected the `at` of the hand-in.
     * @throws AppError `not-found`; `conflict` with the item where that is not the one that waits.
     */
    sendBack(
      section: SectionKey,
      id: number,
      { remark, inspected, author }: { remark: string; inspected: string; author: string },
    ): Promise<ItemDocument> {
      return transact(async (transaction) => {
        const document = await readDocument(transaction, { section, id }, true);
        const { handed_in_at, handed_in_by, revision } = document.row;
        if (handed_in_at === null || handed_in_at !== inspected) changed(viewOf(document));
        const at = nextTimestamp();
        const sentBack = {
          sent_back_at: at,
          sent_back_by: author,
          sent_back_to: handed_in_by,
          sent_back_remark: remark,
        };
        const row = { ...document.row, ...notHandedIn, ...sentBack };
        await writeRow(transaction, row);
        const details = { remark };
        await addEvent(transaction, row, { event: 'sent-back', side: null, at, author, revision, details });
        return viewOf({ ...document, row });
      });
    },
  };
}

/** True where the public reads every side that has a title as it is written. */
function isPublicAsWritten({ texts, sides }: Document): boolean {
  return languagesOf(texts).every((side) => sides[side].state === 'published' && sides[side].changed === 0);
}
