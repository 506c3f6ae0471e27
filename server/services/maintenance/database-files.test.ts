import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBothEngines, describeOnPostgres, sqliteDatabase } from '#tests/databases/databases.ts';
import { openSite, written } from '#tests/requests/submit.ts';
import type { Schema } from '../../db/schema.ts';

const day = 24 * 60 * 60 * 1000;

type Site = Awaited<ReturnType<typeof openSite>>;

/** Sends contacts and reports alternately, every third a long one. */
async function sendInTurn({ send, proof }: Site, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const kind = number % 2 === 0 ? 'report' : 'contact';
    const long = 'ا'.repeat(number % 3 === 0 ? 4_000 : 10);
    const texts =
      kind === 'report' ? { ...written.report, details: long } : { ...written.contact, message: long };
    expect((await send(kind, { ...texts, recaptcha: await proof(kind) })).statusCode).toBe(201);
  }
}

async function bytesOf(db: Kysely<Schema>, id: number): Promise<{ key: Buffer; body: Buffer }> {
  const row = await db
    .selectFrom('submission')
    .innerJoin('submission_key', 'submission_id', 'id')
    .select(['sealed_key', 'body'])
    .where('submission.kind', '=', 'report')
    .where('submission_key.kind', '=', 'report')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // A piece of the body within one database page
  return { key: Buffer.from(row.sealed_key), body: Buffer.from(row.body).subarray(0, 64) };
}

test('SQLite’s files reveal only the hour, and no order of writes', async () => {
  const database = await sqliteDatabase();
  const site = await openSite({ database, start: Date.UTC(2026, 10, 20, 13, 37, 41, 123) });
  await sendInTurn(site, 4);
  const file = (name: string) => join(site.dataDir, `diwan.sqlite${name}`);
  expect((await stat(file('-wal'))).size).toBeGreaterThan(0);
  await site.services.databaseFiles.hideWriteTimes();
  const fullHour = Date.UTC(2026, 10, 20, 13);
  for (const name of ['', '-wal', '-shm']) {
    const { mtimeMs, atimeMs } = await stat(file(name));
    expect([name, mtimeMs, atimeMs]).toEqual([name, fullHour, fullHour]);
  }
  expect((await stat(file('-wal'))).size).toBe(0);
  for (const table of ['submission', 'submission_key', 'submission_counter', 'spent_proof']) {
    await expect(sql`select rowid from ${sql.table(table)}`.execute(site.db), table).rejects.toThrow('rowid');
  }
});

describeOnBothEngines('the nightly rewrite', (open) => {
  test('runs once a night, and preserves every submission', async () => {
    const site = await openSite({ database: await open(), start: Date.UTC(2026, 10, 20, 13, 37) });
    await sendInTurn(site, 6);
    const list = async () => (await site.editor.call('/api/reports')).json();
    const before = await list();
    const { rewriteNightly } = site.services.databaseFiles;
    expect([await rewriteNightly(), await rewriteNightly()]).toEqual([true, false]);
    site.pass(day);
    expect([await rewriteNightly(), await rewriteNightly()]).toEqual([true, false]);
    expect(before).toHaveLength(3);
    const again = await site.signIn();
    expect((await again.call('/api/reports')).json()).toEqual(before);
  });
});

describeOnPostgres('the nightly rewrite', (open, openOther) => {
  /** Files of this database that contain these bytes. */
  async function filesWith(db: Kysely<Schema>, bytes: Buffer): Promise<string[]> {
    await sql`checkpoint`.execute(db);
    const { rows } = await sql<{ folder: string }>`
      select current_setting('data_directory') || '/base/' || oid as folder from pg_database
      where datname = current_database()
    `.execute(db);
    const folder = rows[0]?.folder ?? '';
    const names = await readdir(folder);
    const contents = await Promise.all(
      // A replaced file may disappear during the search
      names.map(async (name) => ({
        name,
        found: (await readFile(join(folder, name)).catch(() => bytes.subarray(0, 1))).includes(bytes),
      })),
    );
    return contents.filter(({ found }) => found).map(({ name }) => name);
  }

  test('leaves no deleted data in the tables’ files; the sealed key is gone immediately', async () => {
    const site = await openSite({ database: await open() });
    await sendInTurn(site, 8);
    const { key, body } = await bytesOf(site.db, 2);
    // PostgreSQL's autovacuum does this later: it copies samples of the rows
    await sql`analyze`.execute(site.db);
    const other = await bytesOf(site.db, 1);
    expect((await filesWith(site.db, key)).length).toBeGreaterThan(0);
    expect((await filesWith(site.db, body)).length).toBeGreaterThan(0);
    const { call } = site.editor;
    for (const way of ['soft-delete', 'hard-delete']) {
      expect((await call(`/api/report/2/${way}`, { method: 'DELETE' })).statusCode).toBe(200);
    }
    expect(await filesWith(site.db, key)).toEqual([]);
    expect(await site.services.databaseFiles.rewriteNightly()).toBe(true);
    expect(await filesWith(site.db, key)).toEqual([]);
    expect(await filesWith(site.db, body)).toEqual([]);
    expect((await filesWith(site.db, other.body)).length).toBeGreaterThan(0);
  });

  test('leaves no order among submissions of two kinds, the audit trail and content', async () => {
    const site = await openSite({ database: await open() });
    await sendInTurn(site, 12);
    const stamps = async () => {
      const found = [];
      const { rows } = await sql<{ toast: string }>`
        select reltoastrelid::regclass::text as toast from pg_class where oid = 'submission'::regclass
      `.execute(site.db);
      const tables = [
        'submission',
        'submission_key',
        'spent_proof',
        'submission_counter',
        rows[0]?.toast ?? '',
      ];
      for (const table of tables) {
        const { rows: seen } = await sql<{ xmin: string }>`
          select distinct xmin::text from ${sql.raw(table)}
        `.execute(site.db);
        found.push(seen.length);
      }
      return found;
    };
    const order = async (by: string) => {
      const { rows } = await sql<{ name: string }>`
        select kind || ' ' || id as name from submission order by ${sql.raw(by)}
      `.execute(site.db);
      return rows.map(({ name }) => name);
    };
    expect(await stamps()).toEqual([12, 12, 12, 2, 4]);
    expect(await order('ctid')).not.toEqual(await order('kind, id'));
    expect(await site.services.databaseFiles.rewriteNightly()).toBe(true);
    expect(await stamps()).toEqual([1, 1, 1, 1, 1]);
    expect(await order('ctid')).toEqual(await order('kind, id'));
  });

  test('never blocks: a table in use is left for the next hour', async () => {
    const site = await openSite({ database: await open() });
    await sendInTurn(site, 2);
    const { rewriteNightly } = site.services.databaseFiles;
    await site.db.transaction().execute(async (reading) => {
      await reading.selectFrom('submission').selectAll().execute();
      expect(await rewriteNightly()).toBe(false);
      await sendInTurn(site, 1);
    });
    expect(await rewriteNightly()).toBe(true);
  });

  test('does not pretend: a transaction of another database may keep deleted rows in the files', async () => {
    const site = await openSite({ database: await open() });
    const { db: other } = await openOther();
    await sendInTurn(site, 2);
    const { rewriteNightly } = site.services.databaseFiles;
    await other.transaction().execute(async (writing) => {
      await sql`select pg_current_xact_id()`.execute(writing);
      expect(await rewriteNightly()).toBe(false);
    });
    expect(await rewriteNightly()).toBe(true);
  });
});
