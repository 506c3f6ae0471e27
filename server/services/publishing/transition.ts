import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { logChanges } from '#server/services/publication-log/log-changes.ts';
import { languages } from '#shared/languages.ts';
import type { Side } from '#shared/publishing/sides.ts';
import type { ItemEventName } from '#shared/publishing/states.ts';
import { type Document, type SideRow, writeSides } from './documents.ts';
import { notHandedIn, notSentBack } from './hand-in/hand-in-columns.ts';
import { addEvents } from './history/item-events.ts';
import { markChanged, markOutdated } from './outdated.ts';
import { publicVersion, readTextsOf, writePublicVersions } from './public-version.ts';
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
  /** True where the change is public as a correction. */
  correction?: boolean | undefined;
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
 * Changes the states of an item's sides, and with them what is public, in one transaction.
 * @throws AppError `conflict` where a side's state does not have the event; nothing is changed then.
 */
export async function transit(
  transaction: Kysely<Schema>,
  document: Document,
  transition: Transition,
): Promise<Document> {
  const [changed] = await transitAll(transaction, [{ document, transition }]);
  return changed!;
}

/**
 * The same for many items, with hardly more statements than for one: the one place that writes a state.
 * @returns the documents in their order.
 */
export async function transitAll(
  transaction: Kysely<Schema>,
  given: readonly { document: Document; transition: Transition }[],
): Promise<Document[]> {
  const begun = [];
  for (const { document: stored, transition } of given) {
    const document = await withRevision(transaction, stored);
    begun.push({ document, transition, sides: sidesAfter(document, transition) });
  }
  const textsOf = await readTextsOf(
    transaction,
    begun.map(({ document, sides }) => ({
      document,
      revisions: languages.flatMap((side) =>
        [document.sides[side], sides[side]].map((of) => of.public_revision),
      ),
    })),
  );
  const replacements = [];
  for (const { document, transition, sides } of begun) {
    const { minor = false, isSave = false } = transition;
    const marked = await markOutdated(transaction, document, sides, { minor, textsOf });
    const version = publicVersion(document, marked, textsOf);
    const changed = { ...document, sides: marked, shown: version };
    changed.sides = markChanged(changed);
    replacements.push({ document, changed, transition, version, isNew: isSave });
  }
  await writeSides(
    transaction,
    replacements.flatMap(({ document, changed }) =>
      Object.values(changed.sides).filter((side) => side !== document.sides[side.side]),
    ),
  );
  await addEvents(
    transaction,
    replacements.flatMap(({ document, changed, transition }) =>
      eventsOf(document, changed.sides, transition),
    ),
  );
  for (const { document, transition } of replacements)
    if (transition.correction)
      await logChanges(transaction, document.row.section, [document.row.id], { isCorrection: true });
  const times = await writePublicVersions(transaction, replacements);
  const written: Document[] = [];
  for (const [index, { changed, transition }] of replacements.entries()) {
    const updated_at = transition.isSave ? times[index] : undefined;
    written.push(await withRow(transaction, changed, { updated_at, isApproved: publishesCopy(transition) }));
  }
  return written;
}

function sidesAfter({ row, sides }: Document, { events, now }: Transition): Document['sides'] {
  const changed = { ...sides };
  for (const side of languages) {
    const event = events[side];
    if (event) changed[side] = after(sides[side], { revision: row.revision, ...event, now });
  }
  return changed;
}

/** The entries of a transition in the item's history. */
function eventsOf(
  { row, sides }: Document,
  changed: Document['sides'],
  { events, now, author, details }: Transition,
) {
  return languages.flatMap((side) => {
    const event = events[side];
    if (!event) return [];
    return {
      item: row,
      event: eventNames[event.event],
      side,
      at: now,
      author,
      revision: revisionOf(event.event, sides[side], changed[side]) ?? row.revision,
      details: { ...event.period, ...event.details, ...details },
    };
  });
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

/** True where the working copy is published, now or later: it waits for nobody any more. */
const publishesCopy = ({ events }: Transition) =>
  Object.values(events).some(
    ({ event, revision }) => revision === undefined && (event === 'publish' || event === 'schedule'),
  );

/** The document with the row that it has after a transition, which is stored where it changes. */
async function withRow(
  transaction: Kysely<Schema>,
  document: Document,
  {
    updated_at = document.row.updated_at,
    isApproved,
  }: { updated_at: string | undefined; isApproved: boolean },
): Promise<Document> {
  const before = document.row;
  const ended = { withdrawn_at: null, reason_ar: null, reason_en: null, successor: null };
  const isEnded = before.withdrawn_at !== null && !isStillWithdrawn(document);
  const isWaiting = before.handed_in_at !== null || before.sent_back_at !== null;
  const waited = isApproved && isWaiting && { ...notHandedIn, ...notSentBack };
  const row = { ...before, updated_at, ...(isEnded && ended), ...waited };
  if (isEnded || waited || updated_at !== before.updated_at) await writeRow(transaction, row);
  return { ...document, row };
}
