import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Side } from '#shared/publishing/sides.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { createLogEntries } from './log-entries.ts';
import { type PublishedContent, publicContents, replacedTexts } from './published-content.ts';

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
  const texts = await replacedTexts(db, section, id);
  const now = (await publicContents(db, section, [id])).get(id)?.sides.get(side);
  const last = entries.at(-1)?.seq;
  const found = entries.flatMap(({ event, seq, at }, index): Correction[] => {
    const before = texts.get(entries[index - 1]?.seq ?? 0);
    const after = seq === last ? now : texts.get(seq);
    return event === 'correct' && before && after ? [{ at, before, after }] : [];
  });
  return found.toReversed().slice(0, mostShown);
}
