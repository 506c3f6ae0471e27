import type { Kysely } from 'kysely';

/** The daily reminders of the last day: to whom one is due, and which were sent. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('digest_mail')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('administrator_id', 'text', (column) =>
      column.notNull().references('administrator.id').onDelete('cascade'),
    )
    .addColumn('sent', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('retry_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('digest_mail_key', ['day', 'administrator_id'])
    .execute();
}
