import type { Kysely } from 'kysely';

/** What visitors send, sealed, and the keys to it. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('organisation_key')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    // 1 for the key in use, nothing for those before it: there is one in use at most.
    .addColumn('active', 'integer', (column) => column.unique())
    .addColumn('renewal_due', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable('key_grant')
    .addColumn('organisation_key_id', 'text', (column) =>
      column.notNull().references('organisation_key.id').onDelete('cascade'),
    )
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('sealed_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('key_grant_key', ['organisation_key_id', 'recipient'])
    .execute();

  await db.schema
    .createTable('recovery_key')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('invitation')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('submission_counter')
    .addColumn('kind', 'text', (column) => column.primaryKey().notNull())
    .addColumn('last_id', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('submission')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('read_on', 'text')
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('body', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('submission_key_of_row', ['kind', 'id'])
    .execute();

  // Serves a page of the inbox, newest first, and its counters.
  await db.schema.createIndex('submission_state').on('submission').columns(['kind', 'state', 'id']).execute();

  // Serves retention, and the warning of what waits for long.
  await db.schema
    .createIndex('submission_days')
    .on('submission')
    .columns(['state', 'kind', 'day', 'read_on'])
    .execute();

  await db.schema
    .createTable('submission_key')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'integer', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('sealed_key', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('submission_key_key', ['kind', 'submission_id', 'recipient'])
    .addForeignKeyConstraint(
      'submission_key_submission',
      ['kind', 'submission_id'],
      'submission',
      ['kind', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();

  // Serves the sealing anew to another key.
  await db.schema
    .createIndex('submission_key_recipient')
    .on('submission_key')
    .columns(['recipient', 'kind', 'submission_id'])
    .execute();

  await db.schema
    .createTable('spent_proof')
    .addColumn('proof', 'text', (column) => column.primaryKey().notNull())
    .addColumn('attempt', 'text')
    .addColumn('day', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('task_run')
    .addColumn('task', 'text', (column) => column.primaryKey().notNull())
    .addColumn('ran_at', 'text', (column) => column.notNull())
    .addColumn('removed', 'integer', (column) => column.notNull())
    .execute();
}
