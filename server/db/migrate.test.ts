import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/databases.ts';
import { StartError } from '../start-error.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const applied = sql<{ name: string }>`select name from kysely_migration order by name`;

describeOnBothEngines('migrations', (open) => {
  test('bring an empty database up to the schema, and leave it alone the second time', async () => {
    const { db } = await open({ migrated: false });
    await migrate(db);
    await migrate(db);
    expect((await applied.execute(db)).rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    expect(await db.selectFrom('content_item').selectAll().execute()).toEqual([]);
  });

  test('run once where several instances start together', async () => {
    const first = await open({ migrated: false });
    const others = await Promise.all([first.again(), first.again(), first.again()]);
    await Promise.all([first, ...others].map(({ db }) => migrate(db)));
    expect((await applied.execute(first.db)).rows).toHaveLength(Object.keys(migrations).length);
  });

  test('refuse a database that a newer version has written', async () => {
    const { db } = await open();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
    const refusal = migrate(db);
    await expect(refusal).rejects.toThrow(StartError);
    await expect(refusal).rejects.toThrow(
      /^The database was written by a newer version .* \(it has "9999-later"\).*$/,
    );
  });
});
