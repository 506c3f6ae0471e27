import { type Kysely, sql } from 'kysely';

/**
 * The administrators who have an item open, for the instances on one PostgreSQL; on SQLite the one process knows them by
 * itself. Unlogged: neither in the write-ahead log nor on a replica, and empty after a crash. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite has no schemas
  const isPostgres = (await db.introspection.getSchemas()).length > 0;
  if (!isPostgres) return;
  await sql`
    create unlogged table item_presence (
      section text not null,
      id integer not null,
      administrator_id text not null,
      window_id text not null,
      name text not null,
      since timestamptz not null,
      seen_at timestamptz not null,
      primary key (section, id, administrator_id, window_id)
    )
  `.execute(db);
  await sql`create index item_presence_seen on item_presence (seen_at)`.execute(db);
}
