import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { createStorage } from '../services/files/create-storage.ts';
import { namedImages } from '../services/files/named-images.ts';
import { shownPaths } from '../services/files/replaced-pictures.ts';
import type { Storage } from '../services/files/storage.ts';
import { type Finding, failure, ok } from './finding.ts';
import type { InspectedSite } from './inspected-site.ts';

/** Checks that files can be written, read and removed, and that the files referenced by content exist. */
export async function checkStorage({ config, database, services }: InspectedSite): Promise<Finding[]> {
  if (!database && !config.store) return [];
  const storage = createStorage(config);
  const where = config.store ? 'the store' : `${config.dataDir}/storage`;
  const trouble = await tryOut(storage).catch((error: unknown) => reasonOf(error));
  if (trouble) {
    const toDo = config.store
      ? 'check that it runs, and that STORAGE_URL and the key are right'
      : 'give this user write access to it';
    return [failure(`${where} cannot be used (${trouble})`, toDo)];
  }
  const lost = database && services ? await missingFiles(database.db, storage) : [];
  if (lost.length > 0) {
    return [
      failure(
        `${where} lacks files that pages show (${lost.length}), such as ${lost[0]}`,
        'restore the last backup elsewhere and copy them',
      ),
    ];
  }
  return [ok(`${where} writes, reads and removes files`)];
}

/** Returns the problem, or undefined. */
async function tryOut(storage: Storage): Promise<string | undefined> {
  const path = `doctor/${randomUUID()}.pdf`;
  await storage.put(path, Buffer.from('%PDF-'));
  const file = await storage.find(path);
  const read = file && (await text(file.read()));
  await storage.remove(path, new Date(Date.now() + 60_000));
  if (read !== '%PDF-') return 'a written file cannot be read';
  return (await storage.has(path)) ? 'a removed file is still there' : undefined;
}

/** Paths of pictures and files that rows refer to and the storage lacks. */
async function missingFiles(db: Kysely<Schema>, storage: Storage): Promise<string[]> {
  const attached = await db.selectFrom('item_attachment').select('file').distinct().execute();
  const named = [...(await namedImages(db)), ...attached.map(({ file }) => file)];
  const there = await shownPaths(db, await storage.list(''));
  return named.filter((path) => !path.startsWith('http') && !there.has(path));
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it does not respond';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
