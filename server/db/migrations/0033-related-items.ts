import { type Kysely, sql } from 'kysely';

/** The item of its section that a notice concerns, and how: an addendum, an extension, a result, a cancellation. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('item_document').addColumn('concerns', 'integer').execute();
  await db.schema.alterTable('item_document').addColumn('concerns_kind', 'text').execute();
  // Few items are notices about others, whatever the archive
  await sql`create index item_document_concerns on item_document (section, concerns) where concerns is not null`.execute(
    db,
  );
}
