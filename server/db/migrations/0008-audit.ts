import { type Kysely, sql } from 'kysely';

/** What was done, by whom and when: rows that are added and never changed. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_entry')
    .addColumn('seq', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    // No reference: an entry outlives whoever it is about
    .addColumn('actor_id', 'text')
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('session', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer')
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();

  // Serve the two filters of the administrator area, newest first.
  for (const column of ['actor', 'action']) {
    await db.schema.createIndex(`audit_entry_${column}`).on('audit_entry').columns([column, 'seq']).execute();
  }

  // SQLite has no schemas
  const isPostgres = (await db.introspection.getSchemas()).length > 0;
  await (isPostgres ? refuseOnPostgres(db) : refuseOnSqlite(db));
}

async function refuseOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const event of ['update', 'delete']) {
    await sql`
      create trigger ${sql.raw(`audit_entry_no_${event}`)} before ${sql.raw(event)} on audit_entry
      begin select raise(abort, 'The audit trail is added to and never changed.'); end
    `.execute(db);
  }
  // "Insert or replace" removes a row without a word to the trigger of deletions
  await sql`
    create trigger audit_entry_no_replace before insert on audit_entry
    when exists (select 1 from audit_entry where seq = new.seq)
    begin select raise(abort, 'The audit trail is added to and never changed.'); end
  `.execute(db);
}

async function refuseOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $body$
    begin
      raise exception 'The audit trail is added to and never changed.';
    end
    $body$
  `.execute(db);
  await sql`
    create trigger audit_entry_no_change before update or delete or truncate on audit_entry
      for each statement execute function refuse_audit_change()
  `.execute(db);
}
