import type { Kysely } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { requireItem } from '../requirements.ts';
import { memoryPresence, tablePresence, type Window } from './presence-store.ts';

/** An administrator who has an item open, in a window other than the caller's. */
type Other = {
  name: string;
  /** ISO 8601 */
  since: string;
  /** True for another window of the caller's own. */
  own: boolean;
};

const mostOthers = 20;

/** The administrators who have an item open: known for fifteen seconds after each heartbeat, and recorded nowhere. */
export function createPresence(db: Kysely<Schema>, now: () => number) {
  // Instances share PostgreSQL. SQLite has one process, and its file is part of every backup
  const store = isPostgres(db) ? tablePresence(db) : memoryPresence(now);
  return {
    /** Notes that an item is open. @returns the others, who came first first. @throws AppError `not-found`. */
    async beat(section: SectionKey, id: number, window: Window): Promise<Other[]> {
      await requireItem(db, { section, id });
      const present = await store.put({ section, id }, window);
      return present
        .toSorted((one, other) => (one.since < other.since ? -1 : 1))
        .slice(0, mostOthers)
        .map(({ administratorId, name, since }) => ({
          name,
          since,
          own: administratorId === window.administratorId,
        }));
    },

    /** Notes that a window has left the item. */
    leave: (section: SectionKey, id: number, window: Window) => store.remove({ section, id }, window),
  };
}
