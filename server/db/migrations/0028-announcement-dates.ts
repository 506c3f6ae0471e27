import { type Kysely, sql } from 'kysely';

/**
 * When an announcement opens and closes, and its reference, which is unique in its section as `reference_key` has it: with
 * Latin digits, in one case. Items and working copies of the version before have none. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('content_item')
    .addColumn('reference', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const column of ['reference_key', 'opens_at', 'closes_at'])
    await db.schema.alterTable('content_item').addColumn(column, 'text').execute();
  await db.schema.alterTable('item_document').addColumn('reference_key', 'text').execute();

  await sql`
    create unique index content_item_reference on content_item (section, reference_key) where reference_key is not null
  `.execute(db);
  await sql`
    create index item_document_reference on item_document (section, reference_key) where reference_key is not null
  `.execute(db);
  for (const column of ['opens_at', 'closes_at']) {
    await sql`
      create index ${sql.ref(`content_item_${column}`)} on content_item (section, ${sql.ref(column)})
      where ${sql.ref(column)} is not null
    `.execute(db);
  }
}
