import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { connect, type Database } from '../db/connect.ts';
import { createTrail } from '../services/audit/trail.ts';
import type { Storage } from '../services/files/storage.ts';
import { appendRestore } from '../services/publication-log/append-entries.ts';
import {
  type Counts,
  countsOf,
  databaseFolder,
  pepperName,
  storageFolder,
} from './archive/archive-format.ts';
import { BackupError } from './archive/backup-error.ts';
import { readArchive } from './archive/read-archive.ts';
import { countRows, rowLoader } from './archive/row-loader.ts';
import { backedUpTables } from './archive/tables.ts';
import type { SiteLocation } from './make-backup.ts';

export type Target = { place: SiteLocation; storage: Storage };

export type Restored = Counts & {
  /** Timestamp of the backup. */
  made_at: string;
};

const notEmpty = (what: string) =>
  new BackupError('not-empty', `${what}: a backup is only restored into an empty site. Nothing was changed.`);

/** @throws BackupError `not-empty` if the database or the storage holds anything. */
export async function refuseUnlessEmpty({ place, storage }: Target): Promise<void> {
  if (place.databaseUrl || (await exists(sqliteFile(place)))) {
    const database = await connect(place);
    try {
      const rows = await rowsOf(database);
      if (rows) throw notEmpty(`The database has rows already, in ${rows}`);
    } finally {
      await database.close();
    }
  }
  if (await exists(marker(place))) await removeFiles(storage);
  const [first] = await storage.list('');
  if (first) throw notEmpty(`The storage has files already, such as ${first.path}`);
}

/**
 * Restores a backup into a place for which `refuseUnlessEmpty` returned. Every byte is verified before anything is
 * written; if writing fails after that, everything written is removed.
 * @param identity of the recovery key, in age's notation.
 * @throws BackupError as `readArchive`, or `not-empty` if there is another key file.
 */
export async function restoreBackup(target: Target, file: string, identity: string): Promise<Restored> {
  const { place, storage } = target;
  const pepper = join(place.dataDir, pepperName);
  const present = await readFile(pepper).catch(unlessMissing);
  await readArchive(file, identity, {
    async entry({ name, content }) {
      if (name !== pepperName || !present) return;
      if (!present.equals(await buffer(content)))
        throw notEmpty(`There is another site's key file, ${pepper}`);
    },
  });
  const fresh = !place.databaseUrl && !(await exists(sqliteFile(place)));
  await mkdir(place.dataDir, { recursive: true });
  await writeFile(marker(place), '');
  try {
    return await write(target, file, identity);
  } catch (error) {
    await removeFiles(storage);
    if (!present) await rm(pepper, { force: true });
    if (fresh)
      for (const end of ['', '-wal', '-shm']) await rm(`${sqliteFile(place)}${end}`, { force: true });
    throw error;
  } finally {
    await rm(marker(place), { force: true });
  }
}

async function write({ place, storage }: Target, file: string, identity: string): Promise<Restored> {
  const database = await connect(place);
  try {
    return await database.db.transaction().execute(async (transaction) => {
      const rows = rowLoader(transaction);
      let made_at = '';
      const manifest = await readArchive(file, identity, {
        async head(head) {
          made_at = head.made_at;
          await rows.begin(head);
        },
        async entry(entry) {
          const { name, content } = entry;
          if (name.startsWith(databaseFolder)) await rows.entry(entry);
          else if (name.startsWith(storageFolder)) await storage.put(name.slice(storageFolder.length), entry);
          else if (name === pepperName) await writeKey(join(place.dataDir, name), await buffer(content));
        },
      });
      await rows.finish(manifest);
      const event = { action: 'backup.restored', subject: made_at } as const;
      await createTrail(database.db, Date.now).append(transaction, [event], 'operator');
      await appendRestore(transaction, made_at);
      return { ...countsOf(manifest), made_at };
    });
  } finally {
    await database.close();
  }
}

/**
 * Exists from before the first file is written until after the last: until then the storage holds only files of the
 * backup.
 */
const marker = ({ dataDir }: SiteLocation) => join(dataDir, 'restoring');

const sqliteFile = ({ dataDir }: SiteLocation) => join(dataDir, 'diwan.sqlite');

async function writeKey(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, content, { mode: 0o600, flush: true });
}

async function removeFiles(storage: Storage): Promise<void> {
  const later = new Date(Date.now() + 24 * 60 * 60 * 1000);
  for (const { path } of await storage.list('')) await storage.remove(path, later);
}

/** The first table with rows. */
async function rowsOf({ db }: Database): Promise<string | undefined> {
  const present = new Set((await db.introspection.getTables()).map(({ name }) => name));
  for (const table of backedUpTables) {
    if (present.has(table) && (await countRows(db, table)) > 0) return table;
  }
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(unlessMissing)) !== undefined;
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
