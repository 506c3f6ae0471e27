import { cp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { entryHash, noEntry } from '#server/crypto/entry-hash.ts';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import { createLeader } from '#server/services/maintenance/leader.ts';
import {
  describeOnBothEngines,
  describeOnPostgres,
  sqliteDatabase,
  type TestDatabase,
  temporaryFolder,
} from '#tests/databases/databases.ts';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { backedUpSite } from '#tests/sites/backed-up-site.ts';
import { manage } from '#tests/sites/manage.ts';
import { createAudit } from './audit.ts';
import { createTrail } from './trail.ts';

const checkpointsOf = ({ dataDir }: TestDatabase) => join(dataDir, 'audit/checkpoints.jsonl');

/** A trail of eight entries, of which checkpoints vouch for the first four and for all. */
async function signedTrail(database: TestDatabase) {
  const { db, dataDir } = database;
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const audit = createAudit(db, { dataDir, leader: createLeader(db), now: Date.now, report });
  const trail = createTrail(db, Date.now);
  const add = async (count: number) => {
    for (let index = 1; index <= count; index += 1) {
      await trail.add({ action: 'content.changed', subject: `articles/${index}` }, 'operator');
    }
    await audit.checkpoint();
  };
  await add(4);
  await add(4);
  return { audit, add, reported };
}

/** Writes to the table as an attacker who has removed its triggers. */
async function behind(database: TestDatabase, work: (db: Kysely<Schema>) => Promise<unknown>) {
  const { db } = await database.again();
  if (isPostgres(db)) await sql`alter table audit_entry disable trigger user`.execute(db);
  else
    for (const what of ['update', 'delete']) await sql.raw(`drop trigger audit_entry_no_${what}`).execute(db);
  await work(db);
}

const run =
  (...statements: string[]) =>
  async (db: Kysely<Schema>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };

/** Changes an entry, and recomputes the chain from there up to an entry. */
const rewrite = (from: number, to: number) => async (db: Kysely<Schema>) => {
  const rows = await db.selectFrom('audit_entry').selectAll().orderBy('seq').execute();
  let before = noEntry;
  for (const { hash, ...entry } of rows) {
    const subject = entry.seq === from ? 'articles/99' : entry.subject;
    const isRewritten = entry.seq >= from && entry.seq <= to;
    before = isRewritten ? entryHash(before, { ...entry, subject }) : hash;
    if (!isRewritten) continue;
    await db.updateTable('audit_entry').set({ subject, hash: before }).where('seq', '=', entry.seq).execute();
  }
};

/** Changes behind the back of the site, and the problems reported. */
const tampering: Record<string, [work: (db: Kysely<Schema>) => Promise<unknown>, ...reports: RegExp[]]> = {
  'a changed entry': [run("update audit_entry set actor = 'nobody' where seq = 3"), /^Entry 3 was changed/],
  'a changed entry with a hash that fits': [rewrite(3, 3), /^Entry 4 was changed, or the one before it/],
  'a removed entry': [run('delete from audit_entry where seq = 6'), /^Entry 6 is missing/],
  'the first entries removed': [
    run('delete from audit_entry where seq < 3'),
    /^The entries 1 to 2 are missing/,
  ],
  'entries in another order': [
    run(
      'update audit_entry set seq = 99 where seq = 6',
      'update audit_entry set seq = 6 where seq = 7',
      'update audit_entry set seq = 7 where seq = 99',
    ),
    /^Entry 6 was changed/,
    /^Entry 7 was changed/,
    /^Entry 8 was changed/,
  ],
  'the end cut off': [
    run('delete from audit_entry where seq > 6'),
    /^The checkpoint in line 2 .* knows entry 8, and the trail ends with entry 6/,
  ],
  'all rewritten from an entry on': [
    rewrite(6, 8),
    /^The checkpoint in line 2 .* knows another entry 8: something up to it was rewritten/,
  ],
};

describeOnBothEngines('tampering with the audit trail', (open) => {
  test('is not reported without any', async () => {
    const { audit } = await signedTrail(await open());
    expect(await audit.verify()).toEqual({ entries: 8, agreeing: 2, problems: [], notes: [] });
  });

  test.each(Object.entries(tampering))('is found: %s', async (_name, [work, ...text]) => {
    const database = await open();
    const { audit } = await signedTrail(database);
    await behind(database, work);
    const { problems } = await audit.verify();
    expect(problems).toEqual(text.map((each) => expect.stringMatching(each)));
  });

  test('is noticed when it is next signed', async () => {
    const database = await open();
    const { add, reported } = await signedTrail(database);
    await add(1);
    expect(reported).toEqual([]);
    await behind(database, rewrite(2, 9));
    await add(1);
    expect(reported).toEqual([
      expect.objectContaining({ message: 'The audit trail is not what was signed.' }),
    ]);
  });
});

test('a checkpoint that was changed or made up is none; both files are for their owner alone', async () => {
  const database = await sqliteDatabase();
  const { audit } = await signedTrail(database);
  const file = checkpointsOf(database);
  for (const path of [file, join(database.dataDir, 'keys/audit')]) {
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  }
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  const later = lines.map((line) => line.replace(/"at":"\d+/, '"at":"3026'));
  await writeFile(file, [...lines, ...later, 'nonsense', ''].join('\n'));
  const { problems, agreeing } = await audit.verify();
  const damaged = [5, 4, 3].map((line) =>
    expect.stringContaining(`in line ${line} is damaged, or was not signed`),
  );
  expect([agreeing, problems]).toEqual([2, damaged]);
});

test('a line that a power cut left without its end is no checkpoint, and the next one takes its place', async () => {
  const database = await sqliteDatabase();
  const { audit, add } = await signedTrail(database);
  const file = checkpointsOf(database);
  const complete = await readFile(file, 'utf8');
  await writeFile(file, `${complete}{"seq":9,"ha`);
  expect(await audit.verify()).toMatchObject({ agreeing: 2, problems: [] });
  await add(1);
  expect((await readFile(file, 'utf8')).startsWith(`${complete}{"seq":9,"hash":"`)).toBe(true);
  expect(await audit.verify()).toEqual({ entries: 9, agreeing: 3, problems: [], notes: [] });
});

describeOnPostgres('instances with a DATA_DIR each', (open) => {
  /** One of them, which signs in its own folder. */
  async function instance(database: TestDatabase) {
    const dataDir = await temporaryFolder();
    const { db } = await database.again();
    const reported: unknown[] = [];
    const report = (error: unknown) => reported.push(error);
    const audit = createAudit(db, { dataDir, leader: createLeader(db), now: Date.now, report });
    return { audit, reported, dataDir };
  }

  test('sign the same trail, each with its own key, and take nothing of another for wrong', async () => {
    const database = await open();
    const both = [await instance(database), await instance(database)];
    const trail = createTrail(database.db, Date.now);
    const add = () => trail.add({ action: 'content.changed', subject: 'articles/1' }, 'operator');
    for (const { audit } of [...both, ...both]) {
      await add();
      expect(await audit.checkpoint()).toMatchObject({ seq: expect.any(Number) });
    }
    await Promise.all(both.map(({ audit }) => audit.checkpoint()));
    for (const { audit, reported } of both) {
      const { problems, agreeing } = await audit.verify();
      expect([problems, reported, agreeing >= 2]).toEqual([[], [], true]);
    }
  });

  test('get a hint when the restore was signed with the DATA_DIR of another', async () => {
    const database = await open();
    const [here, there] = [await instance(database), await instance(database)];
    const trail = createTrail(database.db, Date.now);
    for (const _ of [1, 2, 3]) await trail.add({ action: 'content.changed' }, 'operator');
    await here.audit.checkpoint();
    await there.audit.checkpoint();
    await behind(database, run('delete from audit_entry where seq > 1'));
    await trail.add({ action: 'backup.restored' }, 'operator');
    await there.audit.signRestore('2026-11-01T03:00:00.000Z');
    expect((await there.audit.verify()).problems).toEqual([]);
    const { problems, notes } = await here.audit.verify();
    expect(problems).toEqual([expect.stringContaining('the trail ends with entry 2')]);
    expect(notes).toContainEqual(
      expect.stringMatching(/^Entry 2 tells of a restore that was not signed here/),
    );
  });
});

test('a restore is recorded, and explains checkpoints later than the backup; nothing else does', async () => {
  const database = await sqliteDatabase();
  const site = await backedUpSite(database);
  const { audit, content } = site.services;
  await audit.checkpoint();
  const file = await site.make();
  for (const id of [1, 1, 1]) await content.update('articles', id, { title_en: 'Changed' });
  await audit.checkpoint();

  const to = await sqliteDatabase({ migrated: false });
  for (const folder of ['audit', 'keys']) {
    await cp(join(database.dataDir, folder), join(to.dataDir, folder), { recursive: true });
  }
  expect((await manage(to, ['restore', file], recoveryWords[0].words)).code).toBe(0);
  const verified = await manage(to, ['audit', 'verify']);
  expect([verified.errors, verified.code]).toEqual(['', 0]);
  expect(verified.output).toMatch(/^Entry \d+ follows the restore of the backup of 2026-11-01T\S+\.$/m);
  expect(verified.output).toMatch(
    /^The checkpoint in line 2 .* lies ahead of the backup that was restored later\.$/m,
  );
  expect(verified.output).toMatch(
    /^The audit trail is intact\. Entries: \d+\. Matching signed checkpoints: 2\.$/m,
  );
  const { output } = await manage(to, ['audit', 'list', '--since', '2026-11-02']);
  expect(output).toMatch(/^\d+ {2}\S+ {2}operator {2}backup\.restored {2}2026-11-01T\S+\n$/);

  const signed = await readFile(checkpointsOf(to), 'utf8');
  await writeFile(checkpointsOf(to), `${signed.split('\n').slice(0, 2).join('\n')}\n`);
  const unexplained = await manage(to, ['audit', 'verify']);
  expect(unexplained.code).toBe(1);
  expect(unexplained.output).toMatch(/^! The checkpoint in line 2 /m);
  expect(unexplained.errors).toBe('The audit trail was changed.\n');
});
