import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import {
  describeOnBothEngines,
  describeOnPostgres,
  sqliteDatabase,
  type TestDatabase,
  temporaryFolder,
} from '#tests/databases/databases.ts';
import { environmentOf, type TestStore, testStore } from '#tests/databases/object-store.ts';
import { filesBelow, searchFor } from '#tests/databases/search-for.ts';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { backedUpSite, marker } from '#tests/sites/backed-up-site.ts';
import { keySite, one, read, two } from '#tests/sites/key-site.ts';
import { manage } from '#tests/sites/manage.ts';
import { draft } from '#tests/sites/test-app.ts';
import type { Services } from '../composition.ts';
import { recoveryKeyPair } from '../crypto/sealing/recovery-words.ts';
import { createStorage } from '../services/files/create-storage.ts';
import { ageIdentity } from './archive/age-keys.ts';
import { refuseUnlessEmpty, restoreBackup } from './restore.ts';
import { makeScratch } from './scratch.ts';

const [{ words }] = recoveryWords;
const day = 24 * 60 * 60 * 1000;

type Open = (state: { migrated: boolean }) => Promise<TestDatabase>;

const longText = 'نصّ طويل '.repeat(500);

/** An item in each state: changed and not published again, scheduled, withdrawn, deleted. */
async function writeDocuments({ attachments, gallery, publishing, trash }: Services): Promise<void> {
  const author = one.email;
  for (const title of ['changed', 'scheduled', 'withdrawn', 'deleted'])
    await publishing.create('studies', { ...draft(title), description_ar: longText }, { author });
  await publishing.save('studies', 1, { title_en: 'Not yet public' }, { author });
  const at = new Date(Date.now() + 400 * day).toISOString();
  await publishing.publish('studies', 2, { sides: { en: { at } } }, author);
  await publishing.withdraw('studies', 3, { reason_ar: 'سبب', reason_en: 'Why' }, author);
  await trash.put('studies', 4, author);
  const attached = await attachments.store('studies', 1, new File([`a,${longText}\n`], ''));
  await attachments.add(
    'studies',
    1,
    attached,
    { name_ar: 'جدول', name_en: 'Table', language: 'ar' },
    author,
  );
  await publishing.create('sports-news', draft('with a gallery'), { author });
  const texts = { alt_ar: 'كأس', alt_en: '', decorative: false, caption_ar: '', caption_en: 'The cup' };
  await gallery.add('sports-news', 1, { image: 'images/a-9x9.webp', ...texts }, author);
}

async function documentsOf({ db }: Pick<TestDatabase, 'db'>): Promise<string[]> {
  const tables = [
    'item_document',
    'item_side',
    'item_revision',
    'item_event',
    'item_chunk',
    'item_attachment',
    'item_picture',
  ] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  // The engines list columns and rows in orders of their own
  return rows
    .flat()
    .map((row) => JSON.stringify(row, Object.keys(row).toSorted()))
    .toSorted();
}

/** Makes a backup of a site on one database and restores it on another, by the operator's commands. */
async function expectToMove(from: TestDatabase, open: Open, stores?: [TestStore, TestStore]): Promise<void> {
  const [store, emptyStore] = stores ?? [];
  const site = await backedUpSite(from, undefined, { store });
  await writeDocuments(site.services);
  const documents = await documentsOf(from);
  const file = await site.make();
  const bytes = await readFile(file);
  expect(searchFor([marker, 'documents/marked', one.email], [{ name: file, bytes }])).toEqual([]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const to = await open({ migrated: false });
  const place = { ...to, environment: emptyStore ? environmentOf(emptyStore) : {} };
  const { output, errors, code } = await manage(place, ['restore', file], words);
  expect([errors, code]).toEqual(['', 0]);
  expect(output).toMatch(/^The site is as it was on \S+: \d+ rows and 2 files\.\n/);
  const elsewhere = await keySite(to, site.clock, { store: emptyStore });
  expect((await elsewhere.callerWith(site.caller.token).get('contacts')).statusCode).toBe(401);
  expect(await read(await elsewhere.signIn(one))).toEqual([`${marker} one`, `${marker} two`]);
  const stored = await elsewhere.services.storage.find('documents/marked.pdf');
  expect(stored && (await buffer(stored.read()))).toEqual(site.file);
  expect(await elsewhere.services.content.find('articles', 1)).toMatchObject({ title_en: marker });
  expect(await documentsOf(to)).toEqual(documents);
  const download = await elsewhere.request('/files/studies/1/1/table.csv');
  expect([download.statusCode, download.body]).toEqual([200, `a,${longText}\n`]);
  await elsewhere.services.trash.restore('studies', 4, '');
  expect((await elsewhere.services.publishing.find('studies', 4)).description_ar).toBe(longText);
  // Ids continue, so earlier items are not overwritten
  expect((await elsewhere.services.content.create('articles', draft('another'))).id).toBe(2);
  await elsewhere.receive('three');
  expect(await read(await elsewhere.signIn(one))).toEqual([`${marker} one`, `${marker} two`, 'three']);

  const recovered = await manage(place, ['recover', two.email], words, two.password);
  expect(recovered.code).toBe(0);
  const again = await keySite(to, site.clock);
  expect(await read(await again.signIn(two))).toEqual([`${marker} one`, `${marker} two`, 'three']);
}

describeOnBothEngines('a backup', (open) => {
  test('is restored on SQLite, complete and closed to other users', async () => {
    await expectToMove(await open(), sqliteDatabase);
  });
});

describeOnPostgres('a backup of SQLite', (open) => {
  test('is restored there', async () => {
    await expectToMove(await sqliteDatabase(), open);
  });
});

describeOnPostgres('a backup of PostgreSQL and a store', (open, openOther) => {
  test('is restored on others', async () => {
    await expectToMove(await open(), openOther, [testStore(), testStore()]);
  });
});

test('the daily backup is made, tested and recorded; the next one a day later', async () => {
  const database = await sqliteDatabase();
  const site = await backedUpSite(database);
  const { backups } = site.services;
  const folder = join(database.dataDir, 'backups');
  await backups.daily();
  await backups.daily();
  expect(await readdir(folder)).toHaveLength(1);
  const { backup, drill, warnings } = await backups.state();
  expect(warnings).toEqual([]);
  expect(backup).toMatchObject({ ok: true, good: { files: 1 } });
  expect(drill?.good?.rows).toBe(backup?.good?.rows);
  expect(await readdir(join(database.dataDir, 'scratch'))).toEqual([]);

  site.clock.at += 1.2 * day;
  await backups.daily();
  expect(await readdir(folder)).toHaveLength(2);
  // A search of the whole data folder finds no submission in clear
  const outsideStorage = (await filesBelow(database.dataDir)).filter(
    ({ name }) => !name.includes('/storage/'),
  );
  expect(searchFor([`${marker} one`], outsideStorage)).toEqual([]);
});

test('messages past their retention are not restored', async () => {
  const clock = { at: Date.now() - 100 * day };
  const site = await backedUpSite(await sqliteDatabase(), clock);
  await site.caller.remove('contact/1/soft-delete');
  const file = await site.make();
  const to = await sqliteDatabase({ migrated: false });
  const { output } = await manage(to, ['restore', file], words);
  expect(output).toContain('Messages removed that have expired since then: 1.');
  const elsewhere = await keySite(to, clock);
  expect(await read(await elsewhere.signIn(one))).toEqual([`${marker} two`]);
});

test('the files of a store are in a backup, and are restored into another store', async () => {
  const store = testStore();
  const site = await backedUpSite(await sqliteDatabase(), undefined, { store });
  const file = await site.make();
  const place = { dataDir: await temporaryFolder(), store: testStore() };
  const target = { place, storage: createStorage(place) };
  await refuseUnlessEmpty(target);
  const { privateKey } = recoveryKeyPair(words) ?? { privateKey: '' };
  expect(await restoreBackup(target, file, ageIdentity(privateKey))).toMatchObject({ files: 1 });
  const stored = await target.storage.find('documents/marked.pdf');
  expect(stored && (await buffer(stored.read()))).toEqual(site.file);
  const full = { place: { dataDir: await temporaryFolder() }, storage: createStorage({ ...place, store }) };
  await expect(refuseUnlessEmpty(full)).rejects.toThrow(/^The storage has files already/);
});

test('without recovery words there is no backup, and the command reports why', async () => {
  const database = await sqliteDatabase();
  const { errors, code } = await manage(database, ['backup']);
  expect([errors, code]).toEqual([
    expect.stringMatching(/^There are no recovery words to seal .*first\.\n$/),
    1,
  ]);
  expect(await readdir(database.dataDir)).not.toContain('backups');
});

test('a site that ends in the middle of a backup leaves nothing of it', async () => {
  const database = await sqliteDatabase();
  const { services } = await backedUpSite(database);
  // Large enough to keep the worker busy
  await services.storage.put('documents/large.pdf', Buffer.alloc(96 * 1024 * 1024));
  const made = services.backups.make();
  await expect.poll(async () => readdir(join(database.dataDir, 'backups'))).toHaveLength(1);
  await Promise.all([services.backups.stop(), expect(made).rejects.toThrow('aborted')]);
  expect(await readdir(join(database.dataDir, 'backups'))).toEqual([]);
  expect(await services.backups.state()).toMatchObject({ running: false, warnings: ['none'] });
});

test('leftovers of an interrupted backup are removed at the next start', async () => {
  const database = await sqliteDatabase();
  const { services } = await backedUpSite(database);
  const started_at = '2026-11-01T09:00:00.000Z';
  const details = { problem: null, good: null };
  await services.maintenanceRuns.note('backup', { started_at, finished_at: null, ok: null, details });
  await mkdir(join(database.dataDir, 'scratch/drill-left'), { recursive: true });
  // Another instance on the same folder runs a drill
  const other = await makeScratch(database.dataDir);
  expect(await services.backups.state()).toMatchObject({ running: true });
  await services.backups.daily();
  expect(await readdir(join(database.dataDir, 'scratch'))).toEqual([basename(other.folder)]);
  other.database.close();
  expect(await services.backups.state()).toMatchObject({ running: false, warnings: [] });
});
