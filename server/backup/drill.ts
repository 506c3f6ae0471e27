import { rm } from 'node:fs/promises';
import { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { nodeSqliteDialect } from '../db/sqlite/node-sqlite.ts';
import {
  type ArchiveManifest,
  type Counts,
  countsOf,
  databaseFolder,
  storageFolder,
} from './archive/archive-format.ts';
import { damaged } from './archive/open-archive.ts';
import { readArchive } from './archive/read-archive.ts';
import { rowLoader } from './archive/row-loader.ts';
import { makeScratch } from './scratch.ts';

/**
 * Restores a backup into a scratch database, whatever the site's engine, and compares the row counts with the manifest;
 * every byte of each file is read and hashed. Leaves nothing behind.
 * @throws BackupError as `readArchive` does.
 */
export async function drill(file: string, identity: string, dataDir: string): Promise<Counts> {
  const { folder, database } = await makeScratch(dataDir);
  try {
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
    if (files !== manifest.files) throw damaged(`it has ${files} files instead of ${manifest.files}`);
    return manifest;
  });
}
