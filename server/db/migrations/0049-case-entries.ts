import { type Kysely, sql } from 'kysely';

const tables = ['case_entry', 'case_entry_key', 'case_read'];

/** Values that would outlive their rows in PostgreSQL's statistics. */
const secrets = [
  ['case_entry', 'body'],
  ['case_entry_key', 'sealed_key'],
] as const;

/** What officers note about a submission, sealed, and what each of them has read. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ofSubmission = ['kind', 'submission_id'] as const;

  await db.schema
    .createTable('case_entry')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'integer', (column) => column.notNull())
    .addColumn('entry', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('body', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('case_entry_of_row', [...ofSubmission, 'entry'])
    .addForeignKeyConstraint(
      'case_entry_submission',
      [...ofSubmission],
      'submission',
      ['kind', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();

  await db.schema
    .createTable('case_entry_key')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'integer', (column) => column.notNull())
    .addColumn('entry', 'integer', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('sealed_key', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('case_entry_key_key', [...ofSubmission, 'entry', 'recipient'])
    .addForeignKeyConstraint(
      'case_entry_key_entry',
      [...ofSubmission, 'entry'],
      'case_entry',
      [...ofSubmission, 'entry'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();

  // Serves the sealing to another key
  await db.schema
    .createIndex('case_entry_key_recipient')
    .on('case_entry_key')
    .columns(['recipient', ...ofSubmission, 'entry'])
    .execute();

  await db.schema
    .createTable('case_read')
    .addColumn('administrator_id', 'text', (column) =>
      column.notNull().references('administrator.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'integer', (column) => column.notNull())
    .addColumn('message', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('case_read_key', [...ofSubmission, 'administrator_id'])
    .addForeignKeyConstraint(
      'case_read_submission',
      [...ofSubmission],
      'submission',
      ['kind', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
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
