import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { languages } from '#shared/languages.ts';
import type { Side } from '#shared/publishing/sides.ts';
import type { ItemEventName } from '#shared/publishing/states.ts';
import { type Document, type SideRow, writeSide } from './documents.ts';
import { addEvent } from './history/item-events.ts';
import { markOutdated } from './outdated.ts';
import { writePublicVersion } from './public-version.ts';
import { after, type Happened } from './side-events.ts';
import type { SideEvent } from './side-transitions.ts';
import { withRevision, writeRow } from './working-copy.ts';

/** An event of each side that it happens to, by the time and by whom: about the working copy, or another revision. */
export type Transition = {
  events: Partial<Record<Side, Omit<Happened, 'now' | 'revision'> & { revision?: number }>>;
  now: string;
  author: string;
  /** A small correction, after which the other side is still right. */
  minor?: boolean | undefined;
  details?: object | undefined;
  /** A save that is public at once: the item and its working copy have one new version. */
  isSave?: boolean;
};

const eventNames: Record<SideEvent, ItemEventName> = {
  publish: 'published',
  fire: 'published',
  schedule: 'scheduled',
  end: 'ended',
  unpublish: 'unpublished',
  withdraw: 'withdrawn',
};

/**
 * Changes the states of an item's sides, and with them what is public, in one transaction: the one place that writes
 * a state.
 * @throws AppError `conflict` where a side's state does not have the event; nothing is changed then.
 */
export async function transit(
  transaction: Kysely<Schema>,
  given: Document,
  { events, now, author, minor = false, details = {}, isSave = false }: Transition,
): Promise<Document> {
  const document = await withRevision(transaction, given);
  const { row } = document;
  let sides = { ...document.sides };
  for (const side of languages) {
    const event = events[side];
    if (event) sides[side] = after(sides[side], { revision: row.revision, ...event, now });
  }
  sides = await markOutdated(transaction, document, document.sides, sides, minor);
  for (const side of languages) {
    const event = events[side];
    if (sides[side] !== document.sides[side]) await writeSide(transaction, sides[side]);
    if (!event) continue;
    await addEvent(transaction, row, {
      event: eventNames[event.event],
      side,
      at: now,
      author,
      revision: revisionOf(event.event, document.sides[side], sides[side]) ?? row.revision,
      details: { ...event.period, ...event.details, ...details },
    });
  }
  const { version, updated_at } = await writePublicVersion(transaction, row, sides, isSave);
  const changed = { ...document, sides, shown: version };
  if (isSave && updated_at !== undefined) {
    changed.row = { ...row, updated_at };
    await writeRow(transaction, changed.row);
  }
  return isStillWithdrawn(changed) ? changed : cleared(transaction, changed);
}

/** The revision that an event is about: the one that is public or scheduled after it, or that was before. */
function revisionOf(event: SideEvent, before: SideRow, now: SideRow): number | null {
  if (event === 'schedule') return now.publish_revision;
  return now.public_revision ?? before.public_revision ?? before.publish_revision;
}

/** A withdrawn item stays one until a side is public again, or until none is withdrawn. */
function isStillWithdrawn({ sides }: Document): boolean {
  const all = languages.map((side) => sides[side]);
  const isPublic = all.some(({ public_revision }) => public_revision !== null);
  return !isPublic && all.some(({ state }) => state === 'withdrawn' || state === 'scheduled');
}

async function cleared(transaction: Kysely<Schema>, document: Document): Promise<Document> {
  if (document.row.withdrawn_at === null) return document;
  const nothing = { withdrawn_at: null, reason_ar: null, reason_en: null, successor: null };
  const row = { ...document.row, ...nothing };
  await writeRow(transaction, row);
  return { ...document, row };
}
