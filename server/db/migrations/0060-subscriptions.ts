import type { Kysely } from 'kysely';

/**
 * Subscriptions by e-mail: the addresses sealed under the key file, what each person chose, the confirmations of a day, and
 * the mails that are due, one row for each person and item. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscriber')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('lookup', 'text', (column) => column.notNull().unique())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('digest', 'integer', (column) => column.notNull())
    .addColumn('since', 'integer', (column) => column.notNull())
    .addColumn('bounces', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('subscriber_section')
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('subscriber_id', 'text', (column) =>
      column.notNull().references('subscriber.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('subscriber_section_key', ['section', 'subscriber_id'])
    .execute();
  await db.schema
    .createIndex('subscriber_section_subscriber')
    .on('subscriber_section')
    .column('subscriber_id')
    .execute();

  await db.schema
    .createTable('subscription_request')
    .addColumn('lookup', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('state', 'integer', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .addPrimaryKeyConstraint('subscription_request_key', ['lookup', 'day', 'number'])
    .execute();
  await db.schema
    .createIndex('subscription_request_due')
    .on('subscription_request')
    .columns(['state', 'due_at'])
    .execute();

  await db.schema
    .createTable('subscription_mail')
    .addColumn('subscriber_id', 'text', (column) =>
      column.notNull().references('subscriber.id').onDelete('cascade'),
    )
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('item', 'integer', (column) => column.notNull())
    .addColumn('state', 'integer', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .addPrimaryKeyConstraint('subscription_mail_key', ['subscriber_id', 'section', 'item'])
    .execute();
  await db.schema
    .createIndex('subscription_mail_due')
    .on('subscription_mail')
    .columns(['state', 'due_at'])
    .execute();

  // One row: the last entry of the publication log whose mails are in the table above
  await db.schema
    .createTable('subscription_cursor')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .execute();
}
