import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3 } from '@aws-sdk/client-s3';
import { AppError } from '../../errors/app-error.ts';
import { connectS3, hasChanged, mistakeOf, type Store, unlessMissing } from './s3-client.ts';
import { type ByteRange, counted, type Storage, storableType, typeToStore } from './storage.ts';

/** Timeout in milliseconds of the readiness check. */
const readyMs = 1_500;

/** Timeout of saving a file: a minimum in milliseconds, plus one per this many bytes. */
const saving = { atLeast: 15_000, bytesEach: 1_000 };

/** For other readers of the bucket; this site sets its own header on each response. */
const CacheControl = 'public, max-age=86400';

/** Storage in a bucket of an S3-compatible store, hidden from visitors. */
export function createS3Storage(store: Store, report: (error: unknown) => void): Storage {
  let client: Promise<S3> | undefined;
  let isDown = false;

  const bucket = { Bucket: store.bucket };
  const place = (path: string) => ({ ...bucket, Key: store.prefix + path });

  /** Requests to the store. Aborted ones are not reported; of other failures the first one is. */
  async function request<StoreResponse>(
    question: (s3: S3) => Promise<StoreResponse>,
    givenUp?: AbortSignal,
  ): Promise<StoreResponse> {
    try {
      client ??= connectS3(store);
      const response = await question(await client);
      isDown = false;
      return response;
    } catch (error) {
      if (givenUp?.aborted) throw givenUp.reason;
      if (!isDown && !hasChanged(error)) report(error);
      isDown ||= !hasChanged(error);
      throw new AppError('unavailable', 'error.unavailable', { retryAfter: 5, cause: error });
    }
  }

  /** Metadata of a file; undefined if it does not exist, or cannot. */
  async function check(path: string) {
    if (!storableType(path)) return undefined;
    return request((s3) => s3.headObject(place(path)).catch(unlessMissing));
  }

  /** Reads a file or a range, of the version with this tag: never a mixture of two. */
  function read(path: string, tag: string | undefined, part?: ByteRange): Readable {
    const leaving = new AbortController();
    const file = new PassThrough();
    file.once('close', () => {
      if (!file.writableFinished) leaving.abort();
    });
    const wanted = {
      ...place(path),
      ...(tag && { IfMatch: tag }),
      ...(part && { Range: `bytes=${part.start}-${part.end}` }),
    };
    request((s3) => s3.getObject(wanted, { abortSignal: leaving.signal }), leaving.signal)
      .then(({ Body }) => pipeline(Body as Readable, file))
      .catch((error: Error) => file.destroy(error));
    return file;
  }

  async function open(): Promise<void> {
    const soon = () => ({ abortSignal: AbortSignal.timeout(readyMs) });
    await request((s3) => s3.headBucket(bucket, soon())).catch((error: AppError) => {
      throw mistakeOf(error.cause, store) ?? error;
    });
  }

  return {
    async find(path) {
      const type = storableType(path);
      const found = await check(path);
      if (!type || !found) return undefined;
      const { ContentLength: bytes = 0, LastModified: modified = new Date(0), ETag = '' } = found;
      return { bytes, type, modified, tag: ETag.replaceAll('"', ''), read: (part) => read(path, ETag, part) };
    },

    async put(path, data) {
      const ContentType = typeToStore(path);
      const complete = data instanceof Uint8Array;
      const Body = complete ? data : Readable.from(counted(data), { objectMode: false });
      const ContentLength = complete ? data.length : data.bytes;
      const stream = Body instanceof Readable ? Body : undefined;
      const broken = new AbortController();
      stream?.once('error', (error) => broken.abort(error));
      const late = AbortSignal.timeout(saving.atLeast + Math.ceil(ContentLength / saving.bytesEach));
      const how = { abortSignal: AbortSignal.any([broken.signal, late]), requestTimeout: 0 };
      const file = { ...place(path), Body, ContentLength, ContentType, CacheControl };
      try {
        await request((s3) => s3.putObject(file, how), broken.signal);
      } finally {
        stream?.destroy();
      }
    },

    async has(path) {
      return (await check(path)) !== undefined;
    },

    async list(folder, beginning = '') {
      const Prefix = store.prefix + (folder && `${folder}/`) + beginning;
      return request(async (s3) => {
        const found: { path: string; modified: Date }[] = [];
        for await (const { Contents = [] } of s3.paginateListObjectsV2({ ...bucket, Prefix })) {
          for (const { Key = '', LastModified: modified } of Contents) {
            const path = Key.slice(store.prefix.length);
            if (modified && storableType(path)) found.push({ path, modified });
          }
        }
        return found;
      });
    },

    async remove(path, before) {
      const { LastModified: modified } = (await check(path)) ?? {};
      if (modified && modified < before) await request((s3) => s3.deleteObject(place(path)));
    },

    // The store states its own times
    hideTimes: async () => {},

    open,

    async ready() {
      return open().then(
        () => true,
        () => false,
      );
    },
  };
}
