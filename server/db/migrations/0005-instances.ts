import { type Kysely, sql } from 'kysely';

/** The content whose changes every instance hears of, and the number that grows with each of them. */
const content = ['content_item', 'manager', 'manager_profile', 'profile_record', 'site_setting'];

/** When the upkeep last did what; on PostgreSQL also what several instances on one database share. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('upkeep_run')
    .addColumn('kind', 'text', (column) => column.primaryKey().notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('ok', 'integer')
    .addColumn('details', 'text', (column) => column.notNull())
    .execute();

  // SQLite has no schemas
  const isPostgres = (await db.introspection.getSchemas()).length > 0;
  if (isPostgres) await shareAmongInstances(db);
}

async function shareAmongInstances(db: Kysely<unknown>): Promise<void> {
  // Unlogged: neither in the write-ahead log nor on a replica, and empty after a crash
  await sql`
    create unlogged table session_keys (
      token_hash text primary key references session (token_hash) on delete cascade,
      wrapped bytea not null
    )
  `.execute(db);

  await sql`
    create table content_version (
      id integer primary key check (id = 1),
      version integer not null,
      -- The transaction that counted last: each counts once
      counted_in text not null
    )
  `.execute(db);
  await sql`insert into content_version values (1, 0, '')`.execute(db);

  await sql`
    create function say_change() returns trigger language plpgsql as $body$
    declare
      changed jsonb := to_jsonb(coalesce(new, old));
    begin
      perform pg_notify('diwan_changes', jsonb_build_object(
        'by', current_setting('application_name'),
        'table', tg_table_name,
        'section', changed -> 'section',
        'id', changed -> 'id'
      )::text);
      update content_version
        set version = version + 1, counted_in = pg_current_xact_id()::text
        where counted_in <> pg_current_xact_id()::text;
      return null;
    end
    $body$
  `.execute(db);

  await sql`
    create function say_version() returns trigger language plpgsql as $body$
    begin
      perform pg_notify('diwan_changes', jsonb_build_object(
        'by', current_setting('application_name'),
        'version', new.version
      )::text);
      return null;
    end
    $body$
  `.execute(db);

  // Deferred: the number's row is locked last, so that no two writers wait for each other; and the version, whose trigger
  // is set off by the others, is said last
  for (const table of content) {
    await sql`
      create constraint trigger say_change after insert or update or delete on ${sql.table(table)}
        deferrable initially deferred for each row execute function say_change()
    `.execute(db);
  }
  await sql`
    create constraint trigger say_version after update on content_version
      deferrable initially deferred for each row execute function say_version()
  `.execute(db);
}
