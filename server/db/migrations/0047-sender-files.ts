import { type Kysely, sql } from 'kysely';

const tables = ['submission_file', 'submission_file_key'];

/** Values that would outlive their rows in PostgreSQL's statistics. */
const secrets = [
  ['submission_file', 'name'],
  ['submission_file', 'mark'],
  ['submission_file', 'body'],
  ['submission_file_key', 'sealed_key'],
] as const;

/** Files that senders attach to a case; their sealed content is in the storage. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ofSubmission = ['kind', 'submission_id'] as const;

  await db.schema
    .createTable('submission_file')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'integer', (column) => column.notNull())
    .addColumn('file', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('mark', 'text')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('open_until', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('body', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('submission_file_of_row', [...ofSubmission, 'file'])
    .addForeignKeyConstraint(
      'submission_file_submission',
      [...ofSubmission],
      'submission',
      ['kind', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();

  await db.schema
    .createTable('submission_file_key')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'integer', (column) => column.notNull())
    .addColumn('file', 'integer', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('sealed_key', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('submission_file_key_key', [...ofSubmission, 'file', 'recipient'])
    .addForeignKeyConstraint(
      'submission_file_key_file',
      [...ofSubmission, 'file'],
      'submission_file',
      [...ofSubmission, 'file'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();

  // Serves the sealing to another key
  await db.schema
    .createIndex('submission_file_key_recipient')
    .on('submission_file_key')
    .columns(['recipient', ...ofSubmission, 'file'])
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
