import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { draft } from '#tests/sites/test-app.ts';
import { StartError } from '../errors/start-error.ts';
import { createContent } from '../services/content/content.ts';
import { migrate } from './migrate.ts';
import { up as cleanTexts } from './migrations/0013-texts.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

const applied = sql<{ name: string }>`select name from kysely_migration order by name`;

describeOnBothEngines('migrations', (open) => {
  test('bring an empty database up to the schema, and leave it alone the second time', async () => {
    const { db } = await open({ migrated: false });
    await migrate(db);
    await migrate(db);
    expect((await applied.execute(db)).rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    expect(await db.selectFrom('content_item').selectAll().execute()).toEqual([]);
  });

  test('preserve the rows of the previous version and their references', async () => {
    const { db, engine } = await open({ migrated: false });
    const provider = { getMigrations: async () => migrations };
    await new Migrator({ db, provider }).migrateTo('0009-key-file');
    const rows = [1, 2].map((id) => ({
      kind: 'report' as const,
      id,
      state: 'active' as const,
      day: '2026-11-20',
      read_on: null,
      size: 1,
      version: 1,
      key_id: `key ${id}`,
      body: Buffer.alloc(9_000, id),
    }));
    const keys = rows.map(({ kind, id }) => ({
      kind,
      submission_id: id,
      recipient: 'organisation:1',
      sealed_key: Buffer.alloc(80, id),
    }));
    const insert = sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`));
    await sql`
      insert into submission (kind, id, state, day, read_on, size, version, key_id, body) values ${insert}
    `.execute(db);
    await db.insertInto('submission_key').values(keys).execute();
    // Copies samples of the rows into the server's statistics
    if (engine === 'postgres') await sql`analyze`.execute(db);
    await migrate(db);
    const sampled = sql`select from pg_stats where attname in ('sealed_key', 'body')`;
    expect(engine === 'postgres' ? (await sampled.execute(db)).rows : []).toEqual([]);
    const stored = async () => [
      await db.selectFrom('submission').select(['id', 'body']).orderBy('id').execute(),
      await db
        .selectFrom('submission_key')
        .select(['submission_id', 'sealed_key'])
        .orderBy('submission_id')
        .execute(),
    ];
    const [bodies, sealed] = await stored();
    expect(bodies?.map((row) => Buffer.from(Object.values(row)[1] as Uint8Array))).toEqual(
      rows.map(({ body }) => body),
    );
    expect(sealed?.map((row) => Buffer.from(Object.values(row)[1] as Uint8Array))).toEqual(
      keys.map(({ sealed_key }) => sealed_key),
    );
    await db.deleteFrom('submission').where('id', '=', 1).execute();
    expect((await stored()).map((left) => left.length)).toEqual([1, 1]);
  });

  test('fill the columns of lists from the working copies of the previous version', async () => {
    const { db } = await open({ migrated: false });
    await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(
      '0019-publishing',
    );
    const key = { section: 'articles', id: 1 } as const;
    const at = '2026-11-20T08:00:00.000Z';
    const chunks = { chunks: ['a', 'b'] };
    const texts = JSON.stringify({ date_ar: chunks, date_en: '2 March 2025', image: 'covers/a.webp' });
    await sql`
      insert into item_document (section, id, title_ar, title_en, revision, created_at, updated_at)
      values (${key.section}, ${key.id}, '', '', 1, ${at}, ${at})
    `.execute(db);
    await sql`
      insert into item_revision (section, id, revision, began_at, saved_at, author, kind, texts)
      values (${key.section}, ${key.id}, 1, ${at}, ${at}, '', 'saved', ${texts})
    `.execute(db);
    await db
      .insertInto('item_chunk')
      .values([
        { ...key, hash: 'b', text: 'آذار ٢٠٢٤' },
        { ...key, hash: 'a', text: '٢ ' },
      ])
      .execute();
    await migrate(db);
    const columns = ['date_ar', 'date_en', 'image', 'year'] as const;
    expect(await db.selectFrom('item_document').select(columns).execute()).toEqual([
      { date_ar: '٢ آذار ٢٠٢٤', date_en: '2 March 2025', image: 'covers/a.webp', year: 2024 },
    ]);
  });

  test('give the announcements of the previous version no dates and no reference', async () => {
    const { db } = await open({ migrated: false });
    const provider = { getMigrations: async () => migrations };
    await new Migrator({ db, provider }).migrateTo('0027-record-revisions');
    const at = '2026-11-20T08:00:00.000Z';
    const stored = { ...draft('A'), id: 1, created_at: at, updated_at: at };
    await db
      .insertInto('content_item')
      .values({ section: 'tenders', ...stored })
      .execute();
    await migrate(db);
    const none = { reference: '', opens_at: null, closes_at: null };
    expect(await createContent(db).find('tenders', 1)).toEqual({ ...stored, ...none });
  });

  test('mark the sides of the previous version whose working copy has another text', async () => {
    const { db } = await open({ migrated: false });
    const provider = { getMigrations: async () => migrations };
    await new Migrator({ db, provider }).migrateTo('0033-related-items');
    const [at, section] = ['2026-11-20T08:00:00.000Z', 'tenders'];
    const common = { section, author: '', updated_at: at, created_at: at, title_ar: '', title_en: '' };
    const long = { chunks: ['a', 'b'] };
    const first = { title_ar: 'أ', title_en: 'A', description_en: long, image: null };
    const texts = [first, { ...first, title_ar: 'ب' }, { ...first, title_ar: 'ب', image: '/storage/x.webp' }];
    // Both sides public at 1; the Arabic one at 2; both at 3; the English one never
    const publicRevisions = [
      [1, 1],
      [2, 1],
      [3, 3],
      [3, null],
    ] as const;
    for (const [index, [ar, en]] of publicRevisions.entries()) {
      const id = index + 1;
      for (const [before, each] of texts.entries()) {
        const revision = {
          section,
          id,
          revision: before + 1,
          began_at: at,
          saved_at: at,
          author: '',
          kind: 'saved',
        };
        await insertRow(db, 'item_revision', { ...revision, texts: JSON.stringify(each) });
      }
      await insertRow(db, 'item_document', { ...common, id, revision: index === 1 ? 2 : 3 });
      for (const [side, revision] of Object.entries({ ar, en }))
        await insertRow(db, 'item_side', {
          section,
          id,
          side,
          state: 'published',
          public_revision: revision,
        });
    }
    await migrate(db);
    const marked = await db.selectFrom('item_side').select(['id', 'side']).where('changed', '=', 1).execute();
    // The picture is common to both sides
    expect(marked).toEqual([
      { id: 1, side: 'ar' },
      { id: 1, side: 'en' },
    ]);
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

  test('correct stored texts without touching the timestamps of their last change', async () => {
    const { db } = await open();
    const pasted = '\u200Fالـعـنوان\u00A0‪+961 1‬\r\nثم';
    const clean = 'العنوان +961 1\nثم';
    const at = '2026-01-02T03:04:05.000Z';
    const timestamps = { created_at: at, updated_at: at };
    const others = {
      title_en: 'A\n\nB',
      description_ar: pasted,
      description_en: '',
      date_ar: 'هـ',
      date_en: '',
    };
    const item = { section: 'articles' as const, image: null, title_ar: pasted, ...others, ...timestamps };
    const [first, last] = [
      { ...item, id: 1 },
      { ...item, id: 1_200 },
    ];
    await db.insertInto('content_item').values([first, last]).execute();
    const record = { detail_group: 'programs' as const, record_key: 'program_1', position: 0 };
    await db
      .insertInto('profile_record')
      .values({ ...record, ar: pasted, en: 'plain' })
      .execute();
    const setting = (text: string) =>
      JSON.stringify([{ title: { ar: text, en: '' }, text: { ar: '', en: '"' } }]);
    const row = { key: 'principles' as const, updated_at: at };
    await db
      .insertInto('site_setting')
      .values({ ...row, value: setting(pasted) })
      .execute();

    await cleanTexts(db as unknown as Kysely<unknown>);

    const cleaned = { title_ar: clean, description_ar: clean };
    expect(await db.selectFrom('content_item').selectAll().orderBy('id').execute()).toMatchObject([
      { ...first, ...cleaned },
      { ...last, ...cleaned },
    ]);
    expect(await db.selectFrom('profile_record').selectAll().execute()).toEqual([
      { ...record, ar: clean, en: 'plain' },
    ]);
    expect(await db.selectFrom('site_setting').selectAll().execute()).toEqual([
      { ...row, value: setting(clean) },
    ]);
  });
});

async function insertRow(db: Kysely<Schema>, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
    db,
  );
}
