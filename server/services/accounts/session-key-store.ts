import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** Wrapped keys of sessions, by token hash. */
export type SessionKeyStore = {
  put(id: string, wrapped: Buffer): Promise<void>;
  get(id: string): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
  /** Deletes those of all other sessions. */
  keepOnly(ids: Set<string>): Promise<void>;
  clear(): Promise<void>;
};

/** In the memory of this process: lost on a restart, and unknown to other instances. */
export function memoryStore(): SessionKeyStore {
  const all = new Map<string, Buffer>();
  return {
    async put(id, wrapped) {
      // Allocated outside Node's pool: a small buffer would retain the whole pool
      const own = Buffer.allocUnsafeSlow(wrapped.length);
      wrapped.copy(own);
      all.set(id, own);
    },
    get: async (id) => all.get(id),
    remove: async (id) => void all.delete(id),
    keepOnly: async (ids) => {
      for (const id of all.keys()) if (!ids.has(id)) all.delete(id);
    },
    clear: async () => all.clear(),
  };
}

/** In PostgreSQL's unlogged table, for all instances; deleted with the session's row, however that ends. */
export function tableStore(db: Kysely<Schema>): SessionKeyStore {
  return {
    async put(token_hash, wrapped) {
      await db
        .insertInto('session_keys')
        .columns(['token_hash', 'wrapped'])
        // No row for a session that has ended
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
    clear: async () => void (await db.deleteFrom('session_keys').execute()),
  };
}
