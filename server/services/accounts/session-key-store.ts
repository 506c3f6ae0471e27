import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** The wrapped keys of sessions, by the hash of their tokens. */
export type SessionKeyStore = {
  put(id: string, wrapped: Buffer): Promise<void>;
  get(id: string): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
  /** Forgets those of all other sessions. */
  keepOnly(ids: Set<string>): Promise<void>;
};

/** In the memory of this process: a restart, or another instance, knows nothing of them. */
export function memoryStore(): SessionKeyStore {
  const all = new Map<string, Buffer>();
  return {
    async put(id, wrapped) {
      // In memory of its own: a small one that is kept would hold all of the piece that buffers of Node's share
      const own = Buffer.allocUnsafeSlow(wrapped.length);
      wrapped.copy(own);
      all.set(id, own);
    },
    get: async (id) => all.get(id),
    remove: async (id) => void all.delete(id),
    keepOnly: async (ids) => {
      for (const id of all.keys()) if (!ids.has(id)) all.delete(id);
    },
  };
}

/**
 * In PostgreSQL's unlogged table, for all instances, where they end with their sessions: however a session is ended, its
 * row takes them along.
 */
export function tableStore(db: Kysely<Schema>): SessionKeyStore {
  return {
    async put(token_hash, wrapped) {
      await db
        .insertInto('session_keys')
        .columns(['token_hash', 'wrapped'])
        // Nothing for a session that has ended meanwhile
        .expression((eb) =>
          eb
            .selectFrom('session')
            .select(['token_hash', eb.cast<Uint8Array>(eb.val(wrapped), 'bytea').as('wrapped')])
            .where('token_hash', '=', token_hash),
        )
        .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ wrapped }))
        .execute();
    },

    async get(token_hash) {
      const row = await db
        .selectFrom('session_keys')
        .select('wrapped')
        .where('token_hash', '=', token_hash)
        .executeTakeFirst();
      return row && Buffer.from(row.wrapped);
    },

    async remove(token_hash) {
      await db.deleteFrom('session_keys').where('token_hash', '=', token_hash).execute();
    },

    keepOnly: async () => {},
  };
}
