import { type Language, languages } from '#shared/languages.ts';
import type { EventEntry, ItemHistory, RevisionEntry } from '#shared/publishing/item-history.ts';

/** A row of the timeline: a revision, or an event of one side or of both. */
export type TimelineEntry = {
  key: string;
  at: string;
  author: string;
  /** The sides that it changed or is about. */
  sides: Language[];
} & ({ of: 'revision'; revision: RevisionEntry; isShared: boolean } | { of: 'event'; event: EventEntry });

/** Revisions and events in one order, the newest first. An event of both sides at once is one row. */
export function timelineOf({
  revisions,
  events,
}: Pick<ItemHistory, 'revisions' | 'events'>): TimelineEntry[] {
  const ofEvents = Map.groupBy(events, ({ event, at, revision }) => `${event} ${at} ${revision}`);
  const rows: TimelineEntry[] = [
    ...[...ofEvents].map(([key, group]): TimelineEntry => {
      const event = group[0]!;
      const named = languages.filter((side) => group.some((each) => each.side === side));
      const sides = named.length > 0 ? named : [...languages];
      return { key, at: event.at, author: event.author, sides, of: 'event', event };
    }),
    ...revisions.map((revision): TimelineEntry => {
      const { saved_at: at, author, changed } = revision;
      const sides = languages.filter((side) => changed.some((column) => column.endsWith(`_${side}`)));
      const isShared = changed.some((column) => !/_(?:ar|en)$/.test(column));
      return { key: String(revision.revision), at, author, sides, of: 'revision', revision, isShared };
    }),
  ];
  // The sort is stable: of one time, events stand above the revision that they are about
  return rows.toSorted((one, other) => other.at.localeCompare(one.at));
}
