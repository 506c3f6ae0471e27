import { type Kysely, sql } from 'kysely';

const tables = ['submission_receipt', 'submission_message', 'submission_message_key'];

/** Values that would outlive their rows in PostgreSQL's statistics. */
const secrets = [
  ['submission_receipt', 'lookup'],
  ['submission_receipt', 'public_key'],
  ['submission_message', 'body'],
  ['submission_message_key', 'sealed_key'],
] as const;

/** Receipts of submissions, and what both sides say afterwards. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ofSubmission = ['kind', 'submission_id'] as const;

  await db.schema
    .createTable('submission_receipt')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'integer', (column) => column.notNull())
    .addColumn('lookup', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('submission_receipt_key', [...ofSubmission])
    .addForeignKeyConstraint(
      'submission_receipt_submission',
      [...ofSubmission],
      'submission',
      ['kind', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();

  await db.schema
    .createTable('submission_message')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'integer', (column) => column.notNull())
    .addColumn('message', 'integer', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('body', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('submission_message_of_row', [...ofSubmission, 'message'])
    .addForeignKeyConstraint(
      'submission_message_submission',
      [...ofSubmission],
      'submission',
      ['kind', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();

  await db.schema
    .createTable('submission_message_key')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'integer', (column) => column.notNull())
    .addColumn('message', 'integer', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('sealed_key', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('submission_message_key_key', [...ofSubmission, 'message', 'recipient'])
    .addForeignKeyConstraint(
      'submission_message_key_message',
      [...ofSubmission, 'message'],
      'submission_message',
      [...ofSubmission, 'message'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();

  // Serves the sealing to another key
  await db.schema
    .createIndex('submission_message_key_recipient')
    .on('submission_message_key')
    .columns(['recipient', ...ofSubmission, 'message'])
    .execute();

  // SQLite has no schemas
  const isPostgres = (await db.introspection.getSchemas()).length > 0;
  await (isPostgres ? keepOutOfStatistics(db) : orderByKeys(db));
}

async function keepOutOfStatistics(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of secrets)
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set statistics 0`.execute(db);
}

/** The tables are still empty: they are created again without hidden row numbers, which would tell the order of all rows. */
async function orderByKeys(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    const { rows } = await sql<{ type: string; sql: string }>`
      select type, sql from sqlite_schema where tbl_name = ${table} and sql is not null
    `.execute(db);
    const create = rows.find(({ type }) => type === 'table')?.sql ?? '';
    await db.schema.dropTable(table).execute();
    await sql.raw(`${create} without rowid`).execute(db);
    for (const each of rows) if (each.type !== 'table') await sql.raw(each.sql).execute(db);
  }
}
