import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { ItemKey } from '../revisions/text-chunks.ts';

export type Window = { administratorId: string; name: string; windowId: string };

/** An administrator who has an item open, in one window or several. */
export type Present = Omit<Window, 'windowId'> & { since: string };

type PresenceStore = {
  /** @returns each administrator once who has the item open in another window. */
  put: (item: ItemKey, window: Window) => Promise<Present[]>;
  remove: (item: ItemKey, window: Window) => Promise<void>;
};

/** Seconds from a heartbeat to the end of a window that sends no further one. */
const lifetime = 15;

/** In the memory of this process. */
export function memoryPresence(now: () => number): PresenceStore {
  // Insertion order equals expiry order, since a heartbeat moves its window to the end
  const windows = new Map<string, Present & { item: string; ends: number }>();
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
      const { administratorId, name } = window;
      const since = windows.get(key)?.since ?? new Date(now()).toISOString();
      windows.delete(key);
      const present = new Map<string, Present>();
      for (const each of windows.values()) {
        if (each.item !== nameOf(item) || (present.get(each.administratorId)?.since ?? '~') <= each.since)
          continue;
        present.set(each.administratorId, each);
      }
      windows.set(key, { item: nameOf(item), administratorId, name, since, ends: now() + lifetime * 1_000 });
      return [...present.values()];
    },
    remove: async (item, window) => void windows.delete(keyOf(item, window)),
  };
}

/** In PostgreSQL's unlogged table, for all instances, by the database's clock alone. One statement a heartbeat. */
export function tablePresence(db: Kysely<Schema>): PresenceStore {
  const oldest = sql`now() - make_interval(secs => ${lifetime})`;
  return {
    async put({ section, id }, { administratorId, windowId, name }) {
      const { rows } = await sql<Present>`
        with ended as (
          delete from item_presence
          where seen_at < ${oldest} and (administrator_id, window_id) <> (${administratorId}, ${windowId})
        ), seen as (
          insert into item_presence (section, id, administrator_id, window_id, name, since, seen_at)
          values (${section}, ${id}, ${administratorId}, ${windowId}, ${name}, now(), now())
          on conflict (section, id, administrator_id, window_id) do update set seen_at = excluded.seen_at
        )
        select administrator_id as "administratorId", max(name) as name,
          to_char(min(since) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
        from item_presence
        where section = ${section} and id = ${id} and seen_at >= ${oldest}
          and (administrator_id, window_id) <> (${administratorId}, ${windowId})
        group by administrator_id
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
