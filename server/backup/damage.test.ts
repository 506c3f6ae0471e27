import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { sqliteDatabase, temporaryFolder } from '#tests/databases/databases.ts';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { backedUpSite } from '#tests/sites/backed-up-site.ts';
import { manage } from '#tests/sites/manage.ts';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { writeArchive } from './archive/write-archive.ts';
import { drill } from './drill.ts';
import { makeBackup } from './make-backup.ts';

const [{ words, publicKey }, other] = recoveryWords;

const head = { diwan: 'backup', version: 1, migration: '0001-content', made_at: '2026-11-21T03:00:00.000Z' };

/** A backup, and the identity that opens it beside the words. */
async function made() {
  const database = await sqliteDatabase();
  await backedUpSite(database);
  const identity = await generateX25519Identity();
  const file = join(await temporaryFolder(), 'whole.tar.age');
  const drillRecipient = await identityToRecipient(identity);
  await makeBackup(database, { file, recoveryKey: publicKey, drillRecipient, now: Date.now() });
  return { database, file, identity, bytes: await readFile(file) };
}

/** A copy of a backup with other bytes. */
async function changed(bytes: Uint8Array): Promise<string> {
  const file = join(await temporaryFolder(), 'changed.tar.age');
  await writeFile(file, bytes);
  return file;
}

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

test('a drill restores an intact backup, and detects every kind of damage', async () => {
  const { bytes, identity, file } = await made();
  const dataDir = await temporaryFolder();
  expect(await drill(file, identity, dataDir)).toMatchObject({ files: 1 });
  const length = bytes.length;
  const damages = {
    ...Object.fromEntries(
      [0, 21, 100, 300, 1_000, 65_536, length - 17, length - 1].map((end) => [
        `cut at ${end}`,
        bytes.subarray(0, end),
      ]),
    ),
    ...Object.fromEntries(
      [40, 350, 1_000, 70_000, length >> 1, length - 5].map((at) => [
        `a bit flipped at ${at}`,
        flipped(bytes, at),
      ]),
    ),
    'more at its end': Buffer.concat([bytes, Buffer.alloc(100)]),
    'two in one': Buffer.concat([bytes, bytes]),
  };
  for (const [damage, content] of Object.entries(damages)) {
    const trial = drill(await changed(content), identity, dataDir);
    await expect(trial, damage).rejects.toThrow(/damaged or incomplete|do not open this backup/);
  }
  expect(await readdir(join(dataDir, 'scratch'))).toEqual([]);
});

test('a drill detects missing rows and files in a correctly sealed archive', async () => {
  const { identity } = await made();
  const file = join(await temporaryFolder(), 'lacking.tar.age');
  const recipient = await identityToRecipient(identity);
  const cases = {
    'site_setting has 0 rows instead of 1': { tables: { site_setting: 1 }, files: 0 },
    'it has 0 files instead of 1': { tables: {}, files: 1 },
  };
  for (const [reason, manifest] of Object.entries(cases)) {
    await rm(file, { force: true });
    await writeArchive(file, [recipient], async ({ add }) => {
      const text = Buffer.from(JSON.stringify(head));
      await add('diwan.json', text.length, [text]);
      return manifest;
    });
    await expect(drill(file, identity, await temporaryFolder())).rejects.toThrow(reason);
  }
});

test('a restore is refused in one line, and changes nothing', async () => {
  const { file, bytes } = await made();
  const cases: Refusal[] = [
    ['no words', file, 'one two three', /^These are not 24 recovery words/],
    ['words of another site', file, other.words, /^These words do not open this backup/],
    ['no file', join(await temporaryFolder(), 'none'), words, /ENOENT/],
    ['no backup', join(import.meta.dirname, '../../README.md'), words, /does not begin as a backup does/],
    ['half a backup', await changed(bytes.subarray(0, bytes.length >> 1)), words, /damaged or incomplete/],
    ['a row in the database', file, words, /^The database has rows already, in administrator/, occupy],
    ['a file in the storage', file, words, /^The storage has files already, such as documents/, store],
    ["another site's key", file, words, /^There is another site's key file/, keep],
  ];
  for (const [what, from, typed, reason, fill] of cases) {
    const dataDir = await temporaryFolder();
    await fill?.(dataDir);
    const before = await contents(dataDir);
    const { errors, output, code } = await manage({ dataDir }, ['restore', from], typed);
    expect([output, code], what).toEqual(['', 1]);
    expect(errors, what).toMatch(reason);
    expect(errors.trim().split('\n'), what).toHaveLength(1);
    expect(await contents(dataDir), what).toEqual(before);
  }
});

test('an interrupted restore starts over', async () => {
  const { file } = await made();
  const dataDir = await temporaryFolder();
  await store(dataDir);
  await writeFile(join(dataDir, 'restoring'), '');
  const { code } = await manage({ dataDir }, ['restore', file], words);
  expect(code).toBe(0);
  expect(await readdir(join(dataDir, 'storage/documents'))).toEqual(['marked.pdf']);
  expect(await readdir(dataDir)).not.toContain('restoring');
});

test('restored files are readable by their owner only', async () => {
  const { file } = await made();
  const dataDir = join(await temporaryFolder(), 'new');
  expect((await manage({ dataDir }, ['restore', file], words)).code).toBe(0);
  const names = ['', ...(await readdir(dataDir, { recursive: true }))];
  expect(names).toEqual(
    expect.arrayContaining(['diwan.sqlite', 'keys/pepper', 'storage/documents/marked.pdf']),
  );
  for (const name of names) expect([name, (await stat(join(dataDir, name))).mode & 0o077]).toEqual([name, 0]);
});

test('a backup of a newer version is refused', async () => {
  const identity = await generateX25519Identity();
  const file = join(await temporaryFolder(), 'newer.tar.age');
  await writeArchive(file, [await identityToRecipient(identity)], async ({ add }) => {
    const text = Buffer.from(JSON.stringify({ ...head, migration: '9999-later' }));
    await add('diwan.json', text.length, [text]);
    return { tables: {}, files: 0 };
  });
  await expect(drill(file, identity, await temporaryFolder())).rejects.toThrow(
    /newer version of Diwan \(it has "9999-later"\)/,
  );
});

type Refusal = [
  what: string,
  file: string,
  typed: string,
  reason: RegExp,
  fill?: (dataDir: string) => Promise<unknown>,
];

async function occupy(dataDir: string): Promise<void> {
  const database = await connect({ dataDir });
  await migrate(database.db);
  await database.close();
  await manage({ dataDir }, ['admin', 'add', 'one@example.org'], '');
}

async function store(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'storage/documents'), { recursive: true });
  await writeFile(join(dataDir, 'storage/documents/other.pdf'), 'other');
}

async function keep(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'keys'));
  await writeFile(join(dataDir, 'keys/pepper'), 'another');
}

async function contents(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'base64')])),
  );
}
