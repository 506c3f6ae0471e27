import { type Kysely, sql } from 'kysely';

/** The name that a client gave to the creation of an item, so that repeating it makes no second one. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('item_document').addColumn('creation_key', 'text').execute();
  await sql`
    create unique index item_document_creation on item_document (section, creation_key)
    where creation_key is not null
  `.execute(db);
}
