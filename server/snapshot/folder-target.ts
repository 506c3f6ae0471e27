import { createReadStream } from 'node:fs';
import { mkdir, readdir, realpath, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { createFolderWriter, readIfThere } from './folder-writer.ts';
import { SnapshotError } from './snapshot-error.ts';
import {
  headName,
  listName,
  noteName,
  ownFiles,
  ownNames,
  readLine,
  unfinishedName,
} from './snapshot-format.ts';
import type { SnapshotTarget } from './snapshot-target.ts';

/**
 * A snapshot in a folder.
 * @throws SnapshotError for a folder that holds something else.
 */
export async function openFolderTarget(path: string): Promise<SnapshotTarget> {
  await refuseOthers(path);
  await mkdir(path, { recursive: true });
  const folder = await realpath(path);
  const former = await formerFiles(folder);
  const writer = createFolderWriter(folder);

  return {
    folder,
    read: (name) => readIfThere(join(folder, name)),
    put: async (file, body) => writer.put([{ file, body }])[0]!,

    async finish(sums, headOf) {
      const stale = [...former].filter((name) => !sums.has(name));
      for (const name of stale) await removeFile(folder, name);
      for await (const [name, body] of ownFiles(sums, headOf)) writer.write(name, body);
      writer.close();
      await rm(join(folder, unfinishedName), { force: true });
      return stale.length;
    },

    abandon: async () => writer.close(),
  };
}

/** An empty folder, or a snapshot, finished or not. */
async function refuseOthers(folder: string): Promise<void> {
  const stats = await stat(folder).catch(() => undefined);
  if (!stats) return;
  if (!stats.isDirectory())
    throw new SnapshotError(
      `${folder} is no folder: give the name of a folder, or of a file that ends with .tar.`,
    );
  const names = await readdir(folder);
  const isOwn = [headName, noteName, unfinishedName].some((name) => names.includes(name));
  if (names.length > 0 && !isOwn)
    throw new SnapshotError(`${folder} holds something else than a snapshot: give an empty or a new folder.`);
}

/** The files that former runs wrote, the last one of which may have been killed. */
async function formerFiles(folder: string): Promise<Set<string>> {
  const files = new Set<string>();
  for await (const line of linesOf(join(folder, listName))) {
    const { path = '' } = readLine(line) ?? {};
    if (isInside(path)) files.add(path);
  }
  for await (const path of linesOf(join(folder, unfinishedName))) if (isInside(path)) files.add(path);
  return files;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  if (!(await stat(file).catch(() => undefined))) return;
  yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
}

/** A list that came from elsewhere must name nothing outside its folder. */
const isInside = (path: string): boolean =>
  path !== '' && !ownNames.includes(path) && !/^[/\\]|\\|(?:^|\/)\.\.(?:\/|$)/.test(path);

/** Removes a file, and the folders that are empty without it; of a folder that is a link nothing. */
async function removeFile(folder: string, path: string): Promise<void> {
  const above = dirname(join(folder, path));
  if ((await realpath(above).catch(() => undefined)) !== above) return;
  await rm(join(folder, path), { force: true });
  await rm(join(folder, `${path}.partial`), { force: true });
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    const isEmpty = await rmdir(join(folder, parent)).then(
      () => true,
      () => false,
    );
    if (!isEmpty) return;
  }
}
