import { type Kysely, sql } from 'kysely';

/** What a submission writes, children last. */
const tables = ['submission_counter', 'spent_proof', 'submission', 'submission_key'];

const interim = (table: string) => `${table}_by_key`;

type Statement = { type: string; sql: string };

/** What opens something, and the type of each. */
const secrets = [
  ['submission', 'body', 'bytea'],
  ['submission_key', 'sealed_key', 'bytea'],
  ['session_keys', 'wrapped', 'bytea'],
  ['key_grant', 'sealed_key', 'text'],
  ['administrator', 'verifier_hash', 'text'],
  ['administrator', 'sealed_private_key', 'text'],
  ['second_factor', 'sealed', 'text'],
] as const;

/** Where the rows of submissions lie, and where copies of their values do not. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite has no schemas
  const isPostgres = (await db.introspection.getSchemas()).length > 0;
  await (isPostgres ? keepOutOfStatistics(db) : orderByKeys(db));
}

/**
 * PostgreSQL copies samples of each column into its statistics, where they outlive their rows. To state a column's type
 * again drops what is there of it.
 */
async function keepOutOfStatistics(db: Kysely<unknown>): Promise<void> {
  for (const [table, column, type] of secrets) {
    await sql`
      alter table ${sql.table(table)}
        alter column ${sql.ref(column)} type ${sql.raw(type)},
        alter column ${sql.ref(column)} set statistics 0
    `.execute(db);
  }
}

/**
 * SQLite numbers the rows of an ordinary table in the order in which they came, whatever they are about. Without such
 * numbers, rows lie in the order of their keys. PostgreSQL's tables are rewritten in that order by the maintenance.
 */
async function orderByKeys(db: Kysely<unknown>): Promise<void> {
  const statements = new Map<string, Statement[]>();
  for (const table of tables) {
    const { rows } = await sql<Statement>`
      select type, sql from sqlite_schema where tbl_name = ${table} and sql is not null
    `.execute(db);
    statements.set(table, rows);
  }
  for (const table of tables) {
    const found = statements.get(table) ?? [];
    const create = found.find(({ type }) => type === 'table')?.sql ?? '';
    await sql.raw(`${renamed(create)} without rowid`).execute(db);
    await sql`insert into ${sql.table(interim(table))} select * from ${sql.table(table)}`.execute(db);
  }
  // Children first: to drop a parent would delete their rows
  for (const table of tables.toReversed()) await db.schema.dropTable(table).execute();
  for (const table of tables) {
    await db.schema.alterTable(interim(table)).renameTo(table).execute();
    const others = (statements.get(table) ?? []).filter(({ type }) => type !== 'table');
    for (const each of others) await sql.raw(each.sql).execute(db);
  }
}

/** The statement that creates a table, and what it refers to, under the interim names. */
function renamed(create: string): string {
  return tables.reduce((text, table) => text.replaceAll(`"${table}"`, `"${interim(table)}"`), create);
}
