import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { addEvents } from '../publishing/history/item-events.ts';

type Draft = { section: SectionKey; id: number; revision: number };

type HandOver = {
  /** E-mail addresses. */
  from: string;
  to: string;
  /** The administrator who hands over; empty for an operator. */
  by: string;
  at: string;
};

/** Drafts, scheduled versions and unpublished changes of public texts that a person saved last. */
export function draftsOf(db: Kysely<Schema>, email: string): Promise<Draft[]> {
  return db
    .selectFrom('item_document')
    .select(['section', 'id', 'revision'])
    .where('author', '=', email)
    .where('trashed_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('item_side')
          .select('side')
          .whereRef('item_side.section', '=', 'item_document.section')
          .whereRef('item_side.id', '=', 'item_document.id')
          .where((side) =>
            side.or([
              side('state', 'in', ['draft', 'scheduled']),
              side('publish_at', 'is not', null),
              side('changed', '=', 1),
            ]),
          ),
      ),
    )
    .orderBy('section')
    .orderBy('id')
    .execute();
}

/**
 * Makes somebody else the author of a person's drafts, who finds them under “Waiting for me”. Earlier revisions keep their
 * authors.
 * @returns the drafts.
 */
export async function handOver(
  transaction: Kysely<Schema>,
  { from, to, by, at }: HandOver,
): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (const draft of await draftsOf(transaction, from)) {
    const { numUpdatedRows } = await transaction
      .updateTable('item_document')
      .set({ author: to })
      .where('section', '=', draft.section)
      .where('id', '=', draft.id)
      // Another person may just have saved it
      .where('author', '=', from)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) drafts.push(draft);
  }
  const event = { event: 'handed-over', side: null, at, author: by, details: { to } } as const;
  await addEvents(
    transaction,
    drafts.map(({ revision, ...item }) => ({ item, ...event, revision })),
  );
  return drafts;
}
