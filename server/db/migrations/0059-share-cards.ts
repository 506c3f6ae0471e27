import { type Kysely, sql } from 'kysely';

/**
 * The items of which shared links show a card in place of their picture. On PostgreSQL every instance receives the changes, as
 * those of content. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('share_card')
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('share_card_key', ['section', 'id'])
    .execute();

  // SQLite has no schemas
  const isPostgres = (await db.introspection.getSchemas()).length > 0;
  if (!isPostgres) return;
  await sql`
    create constraint trigger say_change after insert or update or delete on share_card
      deferrable initially deferred for each row execute function say_change()
  `.execute(db);
}
