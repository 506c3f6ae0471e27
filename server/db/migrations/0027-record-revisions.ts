import type { Kysely } from 'kysely';

/** Revisions of settings, managers and the profile: records beside the items, whose history begins with their next save. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('record_revision')
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('record_revision_key', ['record', 'revision'])
    .execute();
  await db.schema
    .createTable('record_chunk')
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('record_chunk_key', ['record', 'hash'])
    .execute();
}
