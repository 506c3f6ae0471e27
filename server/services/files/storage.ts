import { randomUUID } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { access, constants, lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { hideTimes } from './hide-times.ts';
import { inPieces } from './in-pieces.ts';
import { mediaType } from './media-type.ts';

/** Offsets of the first and the last byte, inclusive. */
export type ByteRange = { start: number; end: number };

export type StoredFile = {
  bytes: number;
  type: string;
  modified: Date;
  /** Differs between any two versions of a name. */
  tag: string;
  /**
   * Streams the file, or a range. Nothing is opened before this call; a stream that is not read to its end must be
   * destroyed.
   */
  read(part?: ByteRange): Readable;
};

/** Bytes, or a stream of a known length. */
export type FileData = Uint8Array | { bytes: number; content: AsyncIterable<Uint8Array> };

/**
 * Files by path, such as `covers/desk-960x600.webp`, served below `/storage/`. While a remote store is unavailable,
 * everything but `ready`, reads included, fails with AppError `unavailable`.
 */
export type Storage = {
  /** Undefined if there is no such file, or the name is not allowed. */
  find(path: string): Promise<StoredFile | undefined>;
  /**
   * Stores a file atomically, replacing one of the same name.
   * @throws Error if the name is not allowed, or the size differs from the stated one.
   */
  put(path: string, data: FileData): Promise<void>;
  has(path: string): Promise<boolean>;
  /**
   * Files of a folder, at any depth, with their times of modification; empty if there is no such folder.
   * @param beginning of their paths in the folder.
   */
  list(folder: string, beginning?: string): Promise<{ path: string; modified: Date }[]>;
  /**
   * Writes the files of a folder again that came since the last call, all with the times of this one: none tells when it
   * came. A remote store has times of its own, which stay.
   */
  hideTimes(folder: string, now: number): Promise<void>;
  /** Removes a file unless it was written after `before`; idempotent. */
  remove(path: string, before: Date): Promise<void>;
  /**
   * Checks the storage before its first use.
   * @throws Error with one line for the operator if the configuration is wrong, and AppError `unavailable` if the store
   * is down.
   */
  open(): Promise<void>;
  /** True if files can be read and written. Never throws. */
  ready(): Promise<boolean>;
};

/** Plain ASCII names without leading dots: no path leads outside the folder, or to a hidden file in it. */
const safePath = /^\w[\w.-]*(\/\w[\w.-]*)*$/;

/** Bytes of a stream that are written at once: each write waits for a thread of the pool. */
const writtenBytes = 256 * 1024;

/** Longer names are refused by some file systems and stores. */
const longest = 800;

/** The media type by name; undefined if files of that name may not be stored. */
export function storableType(path: string): string | undefined {
  return path.length <= longest && safePath.test(path) ? mediaType(path) : undefined;
}

/** @throws Error if files of that name may not be stored. */
export function typeToStore(path: string): string {
  const type = storableType(path);
  if (!type) throw new Error(`Not a name for a stored file: ${path}`);
  return type;
}

/** Passes the content through; fails if its length differs from the stated one. */
export async function* counted({ bytes, content }: Exclude<FileData, Uint8Array>) {
  let missing = bytes;
  for await (const chunk of content) {
    missing -= chunk.length;
    if (missing < 0) break;
    yield chunk;
  }
  if (missing !== 0) throw new Error(`A file of ${bytes} bytes was to be stored, and it has another length`);
}

/** Storage in a local folder. */
export function createFileStorage(root: string): Storage {
  /** Symbolic links do not count as files: they could lead anywhere. */
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
      // The leading dot hides a half-written file from requests.
      const half = join(dirname(file), `.${randomUUID()}`);
      try {
        const content = data instanceof Uint8Array ? data : inPieces(counted(data), writtenBytes, true);
        await writeFile(half, content, { flush: true });
        await rename(half, file);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },

    async has(path) {
      return (await statOf(path))?.isFile() ?? false;
    },

    async list(folder, beginning = '') {
      const place = join(root, folder);
      const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(unlessMissing);
      const wanted = folder ? `${folder}/${beginning}` : beginning;
      const found = (entries ?? []).map(async (entry) => {
        const path = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
        if (!path.startsWith(wanted)) return [];
        const stat = await statOf(path);
        return stat?.isFile() ? [{ path, modified: stat.mtime }] : [];
      });
      return (await Promise.all(found)).flat();
    },

    async remove(path, before) {
      const stat = await statOf(path);
      if (stat?.isFile() && stat.mtime < before) await rm(join(root, path), { force: true });
    },

    hideTimes: (folder, now) => hideTimes(join(root, folder), now),

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
