import { type Kysely, sql } from 'kysely';

/** Items at the top of their section's list, some of them until a moment. No existing item is one. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('item_document').addColumn('pinned_at', 'text').execute();
  await db.schema.alterTable('item_document').addColumn('pinned_until', 'text').execute();
  // Few items are pinned, whatever the archive
  await sql`create index item_document_pinned on item_document (section, id) where pinned_at is not null`.execute(
    db,
  );
  await sql`create index item_document_pin_end on item_document (pinned_until) where pinned_until is not null`.execute(
    db,
  );
}
