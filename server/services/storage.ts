import { randomUUID } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { access, constants, lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { mediaType } from './media-type.ts';

/** The first and the last byte of a part, both counted in. */
export type Part = { start: number; end: number };

export type StoredFile = {
  bytes: number;
  type: string;
  modified: Date;
  /** The file, or a part of it. Nothing is opened before this is called; what is not read to its end is to be destroyed. */
  read(part?: Part): Readable;
};

/** Files by path, such as `covers/desk-960x600.webp`: what is served below `/storage/`. */
export type Storage = {
  /** Undefined where there is no such file, or where no file could have that name. */
  find(path: string): Promise<StoredFile | undefined>;
  /** Stores a file whole or not at all; one of the same name is replaced. @throws Error where no file can have that name. */
  put(path: string, data: Uint8Array): Promise<void>;
  /** Whether there is such a file. */
  has(path: string): Promise<boolean>;
  /** The files of a folder, at any depth, and when each was last written; none where there is no such folder. */
  list(folder: string): Promise<{ path: string; modified: Date }[]>;
  /** Removes a file unless it was written after `before`; whether it is there makes no difference. */
  remove(path: string, before: Date): Promise<void>;
  /** Whether files can be read and written. */
  ready(): Promise<boolean>;
};

/** Plain ASCII names, none of which begins with a dot: nothing leads out of the folder, or to a hidden file in it. */
const safePath = /^\w[\w.-]*(\/\w[\w.-]*)*$/;

/** Keeps the files in a folder. */
export function createFileStorage(root: string): Storage {
  /** A link is no file: it could lead anywhere. */
  async function statOf(path: string): Promise<Stats | undefined> {
    if (!mediaType(path) || !safePath.test(path)) return undefined;
    return lstat(join(root, path)).catch(unlessMissing);
  }

  return {
    async find(path) {
      const type = mediaType(path);
      const found = await statOf(path);
      if (!type || !found?.isFile()) return undefined;
      const read = (part?: Part) => createReadStream(join(root, path), part);
      return { bytes: found.size, type, modified: found.mtime, read };
    },

    async put(path, data) {
      if (!mediaType(path) || !safePath.test(path)) throw new Error(`Not a name for a stored file: ${path}`);
      const file = join(root, path);
      await mkdir(dirname(file), { recursive: true });
      // Its name begins with a dot, so nobody can ask for a half-written file.
      const half = join(dirname(file), `.${randomUUID()}`);
      try {
        await writeFile(half, data, { flush: true });
        await rename(half, file);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },

    async has(path) {
      return (await statOf(path))?.isFile() ?? false;
    },

    async list(folder) {
      const place = join(root, folder);
      const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(unlessMissing);
      const found = (entries ?? []).map(async (entry) => {
        const path = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
        const stat = await statOf(path);
        return stat?.isFile() ? [{ path, modified: stat.mtime }] : [];
      });
      return (await Promise.all(found)).flat();
    },

    async remove(path, before) {
      const stat = await statOf(path);
      if (stat?.isFile() && stat.mtime < before) await rm(join(root, path), { force: true });
    },

    async ready() {
      try {
        await mkdir(root, { recursive: true });
        await access(root, constants.R_OK | constants.W_OK);
        return true;
      } catch {
        return false;
      }
    },
  };
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (!['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(error.code ?? '')) throw error;
}
