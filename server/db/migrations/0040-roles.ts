import type { Kysely } from 'kysely';

const everyRole = ['writer', 'editor', 'officer', 'auditor', 'administrator'];

/** Roles of people, and the sections to which they are limited. All administrators so far have every role. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['role', 'section'] as const) {
    await db.schema
      .createTable(`administrator_${name}`)
      .addColumn('administrator_id', 'text', (column) =>
        column.notNull().references('administrator.id').onDelete('cascade'),
      )
      .addColumn(name, 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint(`administrator_${name}_key`, ['administrator_id', name])
      .execute();
  }

  const tables = db as Kysely<{
    administrator: { id: string };
    administrator_role: { administrator_id: string; role: string };
  }>;
  for (const role of everyRole) {
    await tables
      .insertInto('administrator_role')
      .columns(['administrator_id', 'role'])
      .expression((eb) => eb.selectFrom('administrator').select(['id', eb.val(role).as('role')]))
      .execute();
  }

  // JSON; links of before make people of before
  await db.schema
    .alterTable('invitation')
    .addColumn('roles', 'text', (column) => column.notNull().defaultTo(JSON.stringify(everyRole)))
    .execute();
  await db.schema
    .alterTable('invitation')
    .addColumn('sections', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
