import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** The files that are shown in place of pictures, by the paths of these. */
export async function replacedPictures(db: Kysely<Schema>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('media').select(['path', 'file']).where('file', 'is not', null).execute();
  return new Map(rows.flatMap(({ path, file }) => (file ? [[path, file] as const] : [])));
}

/** The stored files, and the paths of the pictures that another one of them is shown for. */
export async function shownPaths(
  db: Kysely<Schema>,
  files: readonly { path: string }[],
): Promise<Set<string>> {
  const shown = new Set(files.map(({ path }) => path));
  for (const [path, file] of await replacedPictures(db)) {
    if (shown.has(file)) shown.add(path);
    else shown.delete(path);
  }
  return shown;
}

/** True for the path of a picture in whose place another file is shown. */
export async function isReplaced(db: Kysely<Schema>, path: string): Promise<boolean> {
  const found = await db
    .selectFrom('media')
    .select('id')
    .where('path', '=', path)
    .where('file', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}
