import { type Kysely, sql } from 'kysely';

/** The day of each person's last sign-in, from the audit trail so far, and the last review of who has access. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('administrator').addColumn('signed_in_on', 'text').execute();
  await sql`update administrator set signed_in_on = (
    select max(substr(at, 1, 10)) from audit_entry
    where action = 'session.began' and actor_id = administrator.id
  )`.execute(db);

  await db.schema
    .createTable('access_review')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('reviewed_at', 'text', (column) => column.notNull())
    .addColumn('reviewed_by', 'text', (column) => column.notNull())
    .execute();
}
