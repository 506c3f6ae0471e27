import type { Kysely } from 'kysely';

/** Content, managers, the profile and the settings. Frozen: what comes later is a migration of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_item')
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('title_en', 'text', (column) => column.notNull())
    .addColumn('title_ar', 'text', (column) => column.notNull())
    .addColumn('description_en', 'text', (column) => column.notNull())
    .addColumn('description_ar', 'text', (column) => column.notNull())
    .addColumn('date_en', 'text', (column) => column.notNull())
    .addColumn('date_ar', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    // Serves every list, newest first, and every item.
    .addPrimaryKeyConstraint('content_item_key', ['section', 'id'])
    .execute();

  // Serves the sitemap without reading the texts.
  await db.schema
    .createIndex('content_item_changes')
    .on('content_item')
    .columns(['section', 'id', 'updated_at'])
    .execute();

  await db.schema
    .createTable('section_counter')
    .addColumn('section', 'text', (column) => column.primaryKey().notNull())
    .addColumn('last_id', 'integer', (column) => column.notNull())
    .addColumn('items', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('manager')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('name_ar', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('from_en', 'text', (column) => column.notNull())
    .addColumn('from_ar', 'text', (column) => column.notNull())
    .addColumn('to_en', 'text', (column) => column.notNull())
    .addColumn('to_ar', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('manager_profile')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('manager_name_en', 'text', (column) => column.notNull())
    .addColumn('manager_name_ar', 'text', (column) => column.notNull())
    .addColumn('section_1_en', 'text', (column) => column.notNull())
    .addColumn('section_1_ar', 'text', (column) => column.notNull())
    .addColumn('section_2_en', 'text', (column) => column.notNull())
    .addColumn('section_2_ar', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('profile_record')
    .addColumn('detail_group', 'text', (column) => column.notNull())
    .addColumn('record_key', 'text', (column) => column.notNull())
    .addColumn('ar', 'text', (column) => column.notNull())
    .addColumn('en', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('profile_record_key', ['detail_group', 'record_key'])
    .execute();

  await db.schema
    .createTable('site_setting')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}
