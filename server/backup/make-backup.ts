import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { cardAt } from '../services/cards/card.ts';
import { createStorage } from '../services/files/create-storage.ts';
import type { Store } from '../services/files/s3-client.ts';
import type { Storage } from '../services/files/storage.ts';
import { archivedCheckpoint } from '../services/publication-log/archived-checkpoint.ts';
import { ageRecipient } from './archive/age-keys.ts';
import {
  type ArchiveHead,
  type Counts,
  countsOf,
  databaseFolder,
  headName,
  pepperName,
  storageFolder,
} from './archive/archive-format.ts';
import { lineOf } from './archive/row-lines.ts';
import { openSnapshot, type Snapshot } from './archive/snapshot.ts';
import { backedUpTables } from './archive/tables.ts';
import { type ArchiveWriter, writeArchive } from './archive/write-archive.ts';

/** Locations of the site's data. */
export type SiteLocation = { dataDir: string; databaseUrl?: string | undefined; store?: Store | undefined };

type Wanted = {
  /** Path of the backup; an existing file is replaced atomically. */
  file: string;
  /** The public half of the recovery key. */
  recoveryKey: string;
  /** Another recipient, as age writes it. */
  drillRecipient: string;
  /** Milliseconds since 1970. */
  now: number;
};

export type Backup = Counts & { bytes: number };

/** Temporary name until the backup is complete. */
export const partialOf = (file: string) => join(dirname(file), `.${basename(file)}.partial`);

/** Approximate size of one part of a table: each is held in memory when written and when read. */
const partBytes = 1024 * 1024;

/** Makes a backup of a site, running or not. The file appears complete or not at all. */
export async function makeBackup(place: SiteLocation, wanted: Wanted): Promise<Backup> {
  const { file } = wanted;
  const folder = dirname(file);
  const partial = partialOf(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await rm(partial, { force: true });
  const recipients = [ageRecipient(wanted.recoveryKey), wanted.drillRecipient];
  try {
    const manifest = await writeArchive(partial, recipients, (archive) =>
      compose(archive, place, wanted.now),
    );
    await rename(partial, file);
    await syncFolder(folder);
    return { ...countsOf(manifest), bytes: (await stat(file)).size };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function compose(archive: ArchiveWriter, place: SiteLocation, now: number) {
  const storage = createStorage(place);
  await storage.open();
  const snapshot = await openSnapshot(place);
  try {
    const head: ArchiveHead = {
      diwan: 'backup',
      version: 1,
      migration: await snapshot.migration(),
      made_at: new Date(now).toISOString(),
    };
    await addBytes(archive, headName, Buffer.from(JSON.stringify(head)));
    const pepper = await readFile(join(place.dataDir, pepperName)).catch(unlessMissing);
    if (pepper) await addBytes(archive, pepperName, pepper);
    const tables: Record<string, number> = {};
    for (const table of backedUpTables) tables[table] = await addTable(archive, snapshot, table);
    // After the rows: the files they refer to were stored before them
    const files = await addFiles(archive, storage);
    const newest = await snapshot.publication();
    return { tables, files, ...(newest && { publication: archivedCheckpoint(newest, pepper) }) };
  } finally {
    await snapshot.close();
  }
}

/** @returns the number of rows. */
async function addTable(archive: ArchiveWriter, snapshot: Snapshot, table: string): Promise<number> {
  let rows = 0;
  let part = 0;
  let lines: string[] = [];
  let length = 0;
  const flush = async () => {
    part += 1;
    const name = `${databaseFolder}${table}/${String(part).padStart(6, '0')}.jsonl`;
    await addBytes(archive, name, Buffer.from(lines.join('')));
    lines = [];
    length = 0;
  };
  for await (const row of snapshot.rows(table)) {
    const line = lineOf(row);
    rows += 1;
    length += line.length;
    lines.push(line);
    if (length >= partBytes) await flush();
  }
  if (lines.length > 0) await flush();
  return rows;
}

/** @returns the number of files. */
async function addFiles(archive: ArchiveWriter, storage: Storage): Promise<number> {
  let files = 0;
  for (const { path } of await storage.list('')) {
    // Drawn again where they are wanted
    if (cardAt(path)) continue;
    const file = await storage.find(path);
    // Possibly removed since it was listed
    if (!file) continue;
    await archive.add(`${storageFolder}${path}`, file.bytes, file.read());
    files += 1;
  }
  return files;
}

function addBytes(archive: ArchiveWriter, name: string, content: Uint8Array): Promise<void> {
  return archive.add(name, content.length, [content]);
}

/** A rename is durable once its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder);
  await handle.sync();
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
