import { type Kysely, sql } from 'kysely';

/** Copies that were handed in for publication or sent back, and acts that wait for a second administrator. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = ['handed_in_at', 'handed_in_by', 'sent_back_at', 'sent_back_by', 'sent_back_to'];
  for (const column of columns) {
    await db.schema.alterTable('item_document').addColumn(column, 'text').execute();
  }
  for (const column of ['hand_in_note', 'sent_back_remark']) {
    await db.schema
      .alterTable('item_document')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute();
  }
  // Few items wait, whatever the archive: in the order of a section's list, and of all
  for (const column of ['handed_in_at', 'sent_back_at']) {
    const name = column.replace('_at', '');
    const condition = sql.raw(`${column} is not null and trashed_at is null`);
    await sql`create index ${sql.ref(`item_document_${name}`)} on item_document (section, id) where ${condition}`.execute(
      db,
    );
    await sql`
      create index ${sql.ref(`item_document_${name}_created`)} on item_document (created_at, section, id)
      where ${condition}
    `.execute(db);
  }

  await db.schema
    .createTable('approval_request')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    // JSON: what is done once it is approved
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('requested_by', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('approved_by', 'text')
    .addUniqueConstraint('approval_request_subject', ['action', 'subject'])
    .execute();
}
