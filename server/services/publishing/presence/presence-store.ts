import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { ItemKey } from '../revisions/text-chunks.ts';

export type Window = { administratorId: string; name: string; windowId: string };

export type OpenWindow = Window & { since: string };

type PresenceStore = {
  /** @returns the windows in which the item is open; the window itself may be missing. */
  put: (item: ItemKey, window: Window) => Promise<OpenWindow[]>;
  remove: (item: ItemKey, window: Window) => Promise<void>;
};

/** Seconds from a heartbeat to the end of a window that sends no further one. */
const lifetime = 15;

/** In the memory of this process. */
export function memoryPresence(now: () => number): PresenceStore {
  // Insertion order equals expiry order, since a heartbeat moves its window to the end
  const windows = new Map<string, { item: string; window: OpenWindow; ends: number }>();
  const nameOf = ({ section, id }: ItemKey) => `${section}/${id}`;
  const keyOf = (item: ItemKey, { administratorId, windowId }: Window) =>
    `${nameOf(item)} ${administratorId} ${windowId}`;

  function discardOld(): void {
    for (const [key, { ends }] of windows) {
      if (ends > now()) return;
      windows.delete(key);
    }
  }

  return {
    async put(item, window) {
      discardOld();
      const key = keyOf(item, window);
      const since = windows.get(key)?.window.since ?? new Date(now()).toISOString();
      windows.delete(key);
      const name = nameOf(item);
      windows.set(key, { item: name, window: { ...window, since }, ends: now() + lifetime * 1_000 });
      return [...windows.values()].filter((each) => each.item === name).map((each) => each.window);
    },
    remove: async (item, window) => void windows.delete(keyOf(item, window)),
  };
}

/** In PostgreSQL's unlogged table, for all instances, by the database's clock alone. One statement a heartbeat. */
export function tablePresence(db: Kysely<Schema>): PresenceStore {
  const oldest = sql`now() - make_interval(secs => ${lifetime})`;
  return {
    async put({ section, id }, { administratorId, windowId, name }) {
      const { rows } = await sql<OpenWindow>`
        with ended as (
          delete from item_presence
          where seen_at < ${oldest} and (administrator_id, window_id) <> (${administratorId}, ${windowId})
        ), seen as (
          insert into item_presence (section, id, administrator_id, window_id, name, since, seen_at)
          values (${section}, ${id}, ${administratorId}, ${windowId}, ${name}, now(), now())
          on conflict (section, id, administrator_id, window_id) do update set seen_at = excluded.seen_at
        )
        select administrator_id as "administratorId", window_id as "windowId", name,
          to_char(since at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
        from item_presence
        where section = ${section} and id = ${id} and seen_at >= ${oldest}
      `.execute(db);
      return rows;
    },

    async remove({ section, id }, { administratorId, windowId }) {
      await db
        .deleteFrom('item_presence')
        .where('section', '=', section)
        .where('id', '=', id)
        .where('administrator_id', '=', administratorId)
        .where('window_id', '=', windowId)
        .execute();
    },
  };
}
