import { randomUUID } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { access, constants, lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { mediaType } from './media-type.ts';

/** The first and the last byte of a part, both counted in. */
export type ByteRange = { start: number; end: number };

export type StoredFile = {
  bytes: number;
  type: string;
  modified: Date;
  /** Differs between any two contents of a name. */
  tag: string;
  /** The file, or a part of it. Nothing is opened before this is called; what is not read to its end is to be destroyed. */
  read(part?: ByteRange): Readable;
};

/** Bytes, or so many of them one after another. */
export type FileData = Uint8Array | { bytes: number; content: AsyncIterable<Uint8Array> };

/**
 * Files by path, such as `covers/desk-960x600.webp`: what is served below `/storage/`. Where they are kept elsewhere and
 * that place does not answer, everything but `ready` fails with AppError `unavailable`, and so does a read.
 */
export type Storage = {
  /** Undefined where there is no such file, or where no file could have that name. */
  find(path: string): Promise<StoredFile | undefined>;
  /** Stores a file whole or not at all; one of the same name is replaced. @throws Error where no file can have that name, or where it has more or fewer bytes than it says. */
  put(path: string, data: FileData): Promise<void>;
  /** Whether there is such a file. */
  has(path: string): Promise<boolean>;
  /** The files of a folder, at any depth, and when each was last written; none where there is no such folder. */
  list(folder: string): Promise<{ path: string; modified: Date }[]>;
  /** Removes a file unless it was written after `before`; whether it is there makes no difference. */
  remove(path: string, before: Date): Promise<void>;
  /**
   * Is asked before the first use.
   * @throws Error in a line for whoever runs the site where waiting does not help, and AppError `unavailable` where the store is down.
   */
  open(): Promise<void>;
  /** Whether files can be read and written. Never throws. */
  ready(): Promise<boolean>;
};

/** Plain ASCII names, none of which begins with a dot: nothing leads out of the folder, or to a hidden file in it. */
const safePath = /^\w[\w.-]*(\/\w[\w.-]*)*$/;

/** What no folder and no store takes for a name. */
const longest = 800;

/** The media type of a file of that name; undefined where none can have it. */
export function storableType(path: string): string | undefined {
  return path.length <= longest && safePath.test(path) ? mediaType(path) : undefined;
}

/** @throws Error where no file can have that name. */
export function typeToStore(path: string): string {
  const type = storableType(path);
  if (!type) throw new Error(`Not a name for a stored file: ${path}`);
  return type;
}

/** The content as it is read; its reader fails where that is more or less than was said. */
export async function* counted({ bytes, content }: Exclude<FileData, Uint8Array>) {
  let missing = bytes;
  for await (const chunk of content) {
    missing -= chunk.length;
    if (missing < 0) break;
    yield chunk;
  }
  if (missing !== 0) throw new Error(`A file of ${bytes} bytes was to be stored, and it has another length`);
}

/** Keeps the files in a folder. */
export function createFileStorage(root: string): Storage {
  /** A link is no file: it could lead anywhere. */
  async function statOf(path: string): Promise<Stats | undefined> {
    if (!storableType(path)) return undefined;
    return lstat(join(root, path)).catch(unlessMissing);
  }

  async function open(): Promise<void> {
    await mkdir(root, { recursive: true });
    await access(root, constants.R_OK | constants.W_OK);
  }

  return {
    async find(path) {
      const type = storableType(path);
      const found = await statOf(path);
      if (!type || !found?.isFile()) return undefined;
      const read = (part?: ByteRange) => createReadStream(join(root, path), part);
      const tag = `${found.size.toString(36)}-${found.mtime.getTime().toString(36)}`;
      return { bytes: found.size, type, modified: found.mtime, tag, read };
    },

    async put(path, data) {
      typeToStore(path);
      const file = join(root, path);
      await mkdir(dirname(file), { recursive: true });
      // Its name begins with a dot, so nobody can ask for a half-written file.
      const half = join(dirname(file), `.${randomUUID()}`);
      try {
        await writeFile(half, data instanceof Uint8Array ? data : counted(data), { flush: true });
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

    open,

    async ready() {
      return open().then(
        () => true,
        () => false,
      );
    },
  };
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (!['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(error.code ?? '')) throw error;
}
