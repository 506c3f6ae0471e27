import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Side } from '#shared/publishing/sides.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { createLogEntries } from './log-entries.ts';
import { type PublishedContent, publicContents } from './published-content.ts';

/** Corrections that a page shows. */
const mostShown = 10;

/** A public correction of a side: its time, and both texts. */
export type Correction = { at: string; before: PublishedContent; after: PublishedContent };

/** The corrections of a side that was not withdrawn since, newest first. */
export async function correctionsOf(
  db: Kysely<Schema>,
  section: SectionKey,
  id: number,
  side: Side,
): Promise<Correction[]> {
  const entries = (await createLogEntries(db).ofItem(section, id)).filter((each) => each.side === side);
  if (!entries.some(({ event }) => event === 'correct')) return [];
  const rows = await db
    .selectFrom('replaced_text')
    .select(['seq', 'content'])
    .where('section', '=', section)
    .where('item', '=', id)
    .execute();
  const texts = new Map(rows.map(({ seq, content }) => [seq, JSON.parse(content) as PublishedContent]));
  const now = (await publicContents(db, section, [id])).get(id)?.sides.get(side);
  const last = entries.at(-1)?.seq;
  const found = entries.flatMap(({ event, seq, at }, index): Correction[] => {
    const before = texts.get(entries[index - 1]?.seq ?? 0);
    const after = seq === last ? now : texts.get(seq);
    return event === 'correct' && before && after ? [{ at, before, after }] : [];
  });
  return found.toReversed().slice(0, mostShown);
}
