import type { Side } from './sides.ts';
import type { ItemEventName, RevisionKind } from './states.ts';

/** A version of an item's texts. Timestamps are ISO 8601 in UTC. */
export type RevisionEntry = {
  revision: number;
  saved_at: string;
  author: string;
  kind: RevisionKind;
  minor: boolean;
  /** The columns that differ from the revision before; all that are filled in the first one. */
  changed: string[];
};

/** A change of an item's states. */
export type EventEntry = {
  event: ItemEventName;
  side: Side | null;
  at: string;
  author: string;
  revision: number;
  details: Record<string, unknown>;
};

/** A part of an item's history, the newest first; `total` counts all of both. */
export type ItemHistory = { revisions: RevisionEntry[]; events: EventEntry[]; total: number };
