import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ageIdentity } from '#server/backup/archive/age-keys.ts';
import { readArchive } from '#server/backup/archive/read-archive.ts';
import { createServices } from '#server/composition.ts';
import { recoveryKeyPair } from '#server/crypto/sealing/recovery-words.ts';
import { connect } from '#server/db/connect.ts';
import type { LogEntry } from '#shared/publication-log/log-entry.ts';
import { sqliteDatabase, temporaryFolder } from '#tests/databases/databases.ts';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { backedUpSite } from '#tests/sites/backed-up-site.ts';
import { manage } from '#tests/sites/manage.ts';
import { draft } from '#tests/sites/test-app.ts';

async function linesOf({ publicationLog }: ReturnType<typeof createServices>): Promise<LogEntry[]> {
  const lines: LogEntry[] = [];
  for await (const line of publicationLog.lines()) lines.push(JSON.parse(line) as LogEntry);
  return lines;
}

test('a restored backup is told in the log, which goes on from the state that it names', async () => {
  const database = await sqliteDatabase();
  const site = await backedUpSite(database);
  await site.services.publicationLog.signCheckpoint();
  const file = await site.make();
  await site.services.content.create('articles', draft('later'));
  await site.services.publicationLog.signCheckpoint();
  const before = await linesOf(site.services);

  const to = { ...(await sqliteDatabase({ migrated: false })), dataDir: await temporaryFolder() };
  await cp(join(database.dataDir, 'audit'), join(to.dataDir, 'audit'), { recursive: true });
  expect(await manage(to, ['restore', file], recoveryWords[0].words)).toMatchObject({ code: 0 });
  const verified = await manage(to, ['log', 'verify']);
  expect([verified.errors, verified.code]).toEqual(['', 0]);
  expect(verified.output).toMatch(/^Entry 3 follows the restore of the backup of \S+\.$/m);
  expect(verified.output).toMatch(/lies ahead of the backup that was restored later/);

  const opened = await connect({ dataDir: to.dataDir });
  const services = createServices({ db: opened.db, dataDir: to.dataDir, publicUrl: 'http://localhost' });
  const [, last, restored] = await linesOf(services);
  expect(restored).toMatchObject({ event: 'restore', checkpoint: { seq: 2, hash: last?.hash } });
  expect(restored?.previous).toBe(before[1]?.hash);
  await opened.close();
});

test('a backup names the checkpoint that the site publishes, also after a rotation of its key', async () => {
  const site = await backedUpSite(await sqliteDatabase());
  const { publicationLog } = site.services;
  const { privateKey } = recoveryKeyPair(recoveryWords[0].words) ?? { privateKey: '' };
  const publicationIn = async (file: string) =>
    (await readArchive(file, ageIdentity(privateKey), {})).publication;
  expect(await publicationIn(await site.make())).toEqual(await publicationLog.checkpoint());
  await publicationLog.rotateKey();
  expect(await publicationIn(await site.make('two.tar.age'))).toEqual(await publicationLog.checkpoint());
});

test('a database that was put back by hand is told in the log at the next start', async () => {
  const database = await sqliteDatabase();
  const services = createServices({ ...database, publicUrl: 'http://localhost' });
  await services.openKeys();
  await services.content.create('articles', draft('one'));
  await services.publicationLog.signCheckpoint();
  await services.publicationLog.noteOlderState();
  expect(await linesOf(services)).toHaveLength(2);
  const older = join(await temporaryFolder(), 'diwan.sqlite');
  const { db: behind } = await database.again();

  await sql.raw(`vacuum into '${older}'`).execute(behind);
  await services.content.create('articles', draft('two'));
  await services.publicationLog.signCheckpoint();

  const dataDir = await temporaryFolder();
  for (const part of ['audit', 'keys'])
    await cp(join(database.dataDir, part), join(dataDir, part), { recursive: true });
  await cp(older, join(dataDir, 'diwan.sqlite'));
  const opened = await connect({ dataDir });
  const again = createServices({ db: opened.db, dataDir, publicUrl: 'http://localhost' });
  await again.publicationLog.noteOlderState();
  await again.publicationLog.noteOlderState();
  expect((await linesOf(again)).map(({ event }) => event)).toEqual(['publish', 'publish', 'restore']);
  expect(await again.publicationLog.verify()).toMatchObject({ problems: [] });
  await opened.close();
});
