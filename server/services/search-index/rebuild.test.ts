import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createServices } from '#server/composition.ts';
import { createContent } from '#server/services/content/content.ts';
import { languages } from '#shared/languages.ts';
import { describeOnBothEngines, sqliteDatabase } from '#tests/databases/databases.ts';
import { indexed, shown, spelled, withWord } from '#tests/search/indexed.ts';
import { draft } from '#tests/sites/test-app.ts';
import { compact, isCurrent, rebuild } from './rebuild.ts';
import { wordsTable } from './write-documents.ts';

const section = 'tenders';

describeOnBothEngines('the index', (open) => {
  test('is made of a site that was there before it, and again for other lexemes', async () => {
    const database = await open();
    const { db } = database;
    const content = createContent(db);
    for (let number = 1; number <= 45; number += 1)
      await content.create(section, draft(`Tender ${spelled(number)}`));
    await createContent(db).remove(section, 7);
    // As the version before left it
    await db.deleteFrom('search_document').execute();
    for (const language of languages) await sql`delete from ${wordsTable(language)}`.execute(db);
    expect(await isCurrent(db)).toBe(false);
    expect(await rebuild(db)).toBe(44);
    expect(await isCurrent(db)).toBe(true);
    expect(await indexed(database)).toEqual(await shown(database));
    expect(await withWord(database, 'en', spelled(12))).toEqual([12]);

    // An item that is gone behind the index's back, and a stop in the middle
    await db.deleteFrom('content_item').where('id', '=', 3).execute();
    const stop = async () => {
      throw new Error('stopped');
    };
    await expect(rebuild(db, { pause: stop })).rejects.toThrow('stopped');
    expect(await isCurrent(db)).toBe(false);
    await rebuild(db);
    expect(await indexed(database)).toEqual(await shown(database));
  });

  test('of a new site is complete, and that of an upgraded one once it was made', async () => {
    const database = await open();
    const { db, dataDir, databaseUrl } = database;
    const { searchIndex, content } = createServices({
      db,
      dataDir,
      databaseUrl,
      publicUrl: 'https://new.example',
    });
    const complete = { isCurrent: true, missing: 0, orphans: 0, unlisted: 0 };
    await searchIndex.begin();
    await content.create(section, draft('First'));
    expect(await searchIndex.state()).toEqual(complete);
    // As the version before left it
    for (const table of ['search_document', 'search_state'] as const) await db.deleteFrom(table).execute();
    for (const language of languages) await sql`delete from ${wordsTable(language)}`.execute(db);
    await searchIndex.begin();
    expect(await searchIndex.state()).toMatchObject({ isCurrent: false, missing: 1, orphans: 0 });
    await Promise.all([searchIndex.renew(), searchIndex.renew()]);
    expect(await searchIndex.state()).toEqual(complete);
    await db.deleteFrom('content_item').execute();
    expect(await searchIndex.state()).toMatchObject({ orphans: 2 });
    await searchIndex.maintain();
    expect(await searchIndex.state()).toEqual(complete);

    // As an instance of an earlier version writes beside this one
    const { id } = await content.create(section, draft('Second'));
    const changed = { title_en: 'Changed', updated_at: '2030-01-01T00:00:00.000Z' };
    await db.updateTable('content_item').set(changed).where('id', '=', id).execute();
    expect(await searchIndex.state()).toMatchObject({ missing: 1 });
    await searchIndex.maintain();
    expect(await searchIndex.state()).toEqual(complete);
    expect(await withWord(database, 'en', 'changed')).toEqual([id]);
    await searchIndex.stop();
  });
});

test('words of a removed item leave the file', async () => {
  const { db, dataDir } = await sqliteDatabase();
  const content = createContent(db);
  for (let number = 1; number <= 30; number += 1) await content.create(section, draft(`Tender ${number}`));
  const { id } = await content.create(section, draft('Confidentiallyspelled'));
  await content.remove(section, id);
  const inFile = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    return (await readFile(join(dataDir, 'diwan.sqlite'))).includes('confidentiallyspelled');
  };
  expect(await inFile()).toBe(true);
  await compact(db);
  expect(await inFile()).toBe(false);
});
