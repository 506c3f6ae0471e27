import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { nodeSqliteDialect } from '../db/node-sqlite.ts';
import type { Schema } from '../db/schema.ts';
import {
  type ArchiveManifest,
  type Counts,
  countsOf,
  databaseFolder,
  storageFolder,
} from './archive-format.ts';
import { damaged } from './open-archive.ts';
import { readArchive } from './read-archive.ts';
import { rowLoader } from './row-loader.ts';

/** Below the data folder: what a drill writes, and an earlier one left where the machine stopped. */
const scratchFolder = (dataDir: string) => join(dataDir, 'scratch');

/**
 * Restores a backup into a database of its own, whatever the site's is, and counts what came of it against the
 * manifest; of each file every byte is read and hashed. Nothing stays.
 * @throws BackupError as `readArchive` does.
 */
export async function drill(file: string, identity: string, dataDir: string): Promise<Counts> {
  const scratch = scratchFolder(dataDir);
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(scratch, 'drill-'));
  const database = new DatabaseSync(join(folder, 'diwan.sqlite'));
  try {
    // It is thrown away, so nothing has to outlast anything
    database.exec('pragma journal_mode = off; pragma synchronous = off; pragma foreign_keys = on');
    const dialect = nodeSqliteDialect({ writer: database, reader: database });
    const manifest = await restoreRows(new Kysely<Schema>({ dialect }), file, identity);
    const [check] = Object.values(database.prepare('pragma quick_check(1)').get() ?? {});
    if (check !== 'ok') throw damaged(String(check));
    return countsOf(manifest);
  } finally {
    database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what a drill left that was cut short. */
export async function removeScratch(dataDir: string): Promise<void> {
  await rm(scratchFolder(dataDir), { recursive: true, force: true });
}

async function restoreRows(db: Kysely<Schema>, file: string, identity: string): Promise<ArchiveManifest> {
  return db.transaction().execute(async (transaction) => {
    const rows = rowLoader(transaction);
    let files = 0;
    const manifest = await readArchive(file, identity, {
      head: (head) => rows.begin(head),
      async entry(entry) {
        if (entry.name.startsWith(databaseFolder)) await rows.entry(entry);
        if (entry.name.startsWith(storageFolder)) files += 1;
      },
    });
    await rows.finish(manifest);
    if (files !== manifest.files) throw damaged(`it has ${files} files in place of ${manifest.files}`);
    return manifest;
  });
}
