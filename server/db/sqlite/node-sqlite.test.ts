import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { connect } from '../connect.ts';
import { migrate } from '../migrate.ts';

const none = { items_public: 0, items_ar: 0, items_en: 0 };
const counter = (section: 'articles' | 'studies' | 'tenders', items = 0) => ({
  section,
  last_id: 0,
  items,
  ...none,
});

async function openDatabase() {
  const dataDir = await temporaryFolder();
  const database = await connect({ dataDir });
  onTestFinished(() => database.close());
  await migrate(database.db);
  return { db: database.db, file: join(dataDir, 'diwan.sqlite') };
}

/** A promise that a test resolves itself. */
const gate = () => Promise.withResolvers<void>();

describe('the SQLite dialect', () => {
  test('runs writers one by one, in order of arrival', async () => {
    const { db } = await openDatabase();
    const order: string[] = [];
    const names = Array.from({ length: 20 }, (_, index) => `writer ${index}`);
    const write = (name: string) =>
      db.transaction().execute(async (transaction) => {
        order.push(`${name} begins`);
        await transaction.insertInto('section_counter').values(counter('articles')).execute();
        await transaction.deleteFrom('section_counter').execute();
        order.push(`${name} ends`);
      });
    await Promise.all(names.map(write));
    expect(order).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  test('waits for another writing program while readers proceed', async () => {
    const { db, file } = await openDatabase();
    const other = new DatabaseSync(file);
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    const writing = db.insertInto('section_counter').values(counter('articles')).execute();
    expect(await db.selectFrom('section_counter').selectAll().execute()).toEqual([]);
    other.exec('commit');
    await writing;
    expect(await db.selectFrom('section_counter').selectAll().execute()).toEqual([counter('articles')]);
  });

  test('serves committed rows to readers while a transaction is open', async () => {
    const { db } = await openDatabase();
    const [written, seen] = [gate(), gate()];
    const writing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('section_counter').values(counter('articles')).execute();
      written.resolve();
      await seen.promise;
      return transaction.selectFrom('section_counter').selectAll().execute();
    });
    await written.promise;
    expect(await db.selectFrom('section_counter').selectAll().execute()).toEqual([]);
    seen.resolve();
    expect(await writing).toEqual([counter('articles')]);
    expect(await db.selectFrom('section_counter').selectAll().execute()).toEqual([counter('articles')]);
  });

  test('rolls a failed transaction back, tables included, and continues', async () => {
    const { db } = await openDatabase();
    const failing = db.transaction().execute(async (transaction) => {
      await sql`create table half_made (id integer)`.execute(transaction);
      await transaction.insertInto('section_counter').values(counter('articles')).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await db.introspection.getTables()).map((table) => table.name)).not.toContain('half_made');
    await db.insertInto('section_counter').values(counter('studies')).execute();
    expect(await db.selectFrom('section_counter').selectAll().execute()).toEqual([counter('studies')]);
  });

  test('runs the next writer after a constraint violation', async () => {
    const { db } = await openDatabase();
    const insert = () => db.insertInto('section_counter').values(counter('articles')).execute();
    const results = await Promise.allSettled([
      insert(),
      insert(),
      db.deleteFrom('section_counter').execute(),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test.each(['a write', 'a transaction'])(
    'refuses %s through the outer handle inside a transaction',
    async (what) => {
      const { db } = await openDatabase();
      const insert = (handle: typeof db) =>
        handle.insertInto('section_counter').values(counter('articles')).execute();
      const nested = db.transaction().execute(async (transaction) => {
        await transaction.insertInto('section_counter').values(counter('studies')).execute();
        await (what === 'a write' ? insert(db) : db.transaction().execute(insert));
      });
      await expect(nested).rejects.toThrow(
        'The outer database handle was used to write inside a transaction',
      );
      expect(await db.selectFrom('section_counter').selectAll().execute()).toEqual([]);
    },
  );

  test('allows the outer handle to read inside a transaction, and to write after it', async () => {
    const { db } = await openDatabase();
    const inside = await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('section_counter').values(counter('studies')).execute();
      return db.selectFrom('section_counter').selectAll().execute();
    });
    expect(inside).toEqual([]);
    await db.insertInto('section_counter').values(counter('tenders')).execute();
    await db.transaction().execute((transaction) => transaction.deleteFrom('section_counter').execute());
    expect(await db.selectFrom('section_counter').selectAll().execute()).toEqual([]);
  });

  test('reports how many rows a write touched', async () => {
    const { db } = await openDatabase();
    await db
      .insertInto('section_counter')
      .values([counter('articles'), counter('studies')])
      .execute();
    const removed = await db.deleteFrom('section_counter').executeTakeFirst();
    expect(removed.numDeletedRows).toBe(2n);
  });
});
