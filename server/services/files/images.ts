import { createHash } from 'node:crypto';
import { basename, dirname, extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  closedSharePicture,
  pictureOfVariant,
  sharePicture,
  type Variant,
  variantsOf,
} from '#shared/content/images.ts';
import type { Language } from '#shared/languages.ts';
import { createConcurrencyLimiter } from '../../concurrency-limiter.ts';
import type { Storage } from './storage.ts';
import type { VirusScanner } from './uploads/virus-scanner.ts';

/** Folders of the pictures of items: uploads, and the sample's, which a site keeps from the version that loaded it. */
const foldersOfItems = ['images', 'covers'];

/** The image library is loaded on demand: a site without uploads saves its memory. */
const decoder = () => import('./decode-picture.ts');

/** A stored picture: its path below `/storage/`, and its size. */
export type StoredPicture = { file: string; bytes: number; width: number; height: number };

type Options = {
  /** Decoders at a time: a picture of 50 megapixels takes 150 MB. */
  maxConcurrent?: number;
  scanner?: Pick<VirusScanner, 'scan'>;
  /** True for the path of a picture in whose place another file is shown. */
  isReplaced?: (path: string) => Promise<boolean>;
};

type Stored = Awaited<ReturnType<Storage['list']>>[number];

/**
 * Uploaded pictures, each with the variants that pages use.
 */
export function createImages(storage: Storage, { maxConcurrent = 1, scanner, isReplaced }: Options = {}) {
  const decoding = createConcurrencyLimiter({ maxConcurrent, maxQueued: 16 });
  const encoding = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: Number.POSITIVE_INFINITY });
  const unfinished = new Map<string, Promise<void>>();
  /** The picture whose variants are being encoded. */
  let current: { picture: string; work: Promise<void> } | undefined;
  const removed = new Set<string>();
  let stopped = false;

  async function stored(): Promise<Stored[]> {
    return (await Promise.all(foldersOfItems.map((folder) => storage.list(folder)))).flat();
  }

  async function makeVariants(file: string): Promise<void> {
    const path = plainOf(file);
    const found = stopped ? undefined : await storage.find(path);
    if (!found) return;
    const picture = await buffer(found.read());
    for (const variant of inOrder(variantsOf(file))) {
      if (stopped || removed.has(path)) return;
      if (await storage.has(variant.path)) continue;
      const { encodeVariant } = await decoder();
      await storage.put(variant.path, await encodeVariant(picture, variant));
    }
  }

  async function makeClosed(image: string, language: Language, path: string): Promise<void> {
    if (stopped || (await storage.has(path))) return;
    const found = await storage.find(plainOf(image));
    const shared = sharePicture(image);
    if (!found || !shared) return;
    const [{ encodeClosed }, picture] = await Promise.all([decoder(), buffer(found.read())]);
    const crop = { ...shared, focus: image.split('#')[1] };
    const encoded = await encodeClosed(picture, crop, language);
    if (!removed.has(plainOf(image))) await storage.put(path, encoded);
  }

  /** Encodes variants of a picture in the background; on failure pages show the picture itself. */
  function queue(name: string, image: string, make: () => Promise<void>): void {
    const work = encoding(() => {
      const making = make();
      current = { picture: plainOf(image), work: making.catch(() => {}) };
      return making;
    })
      .catch(() => {})
      .finally(() => unfinished.delete(name));
    unfinished.set(name, work);
  }

  const encode = (file: string) => queue(file, file, () => makeVariants(file));

  /** A name by the hash of the content. One that shows another file by now is not given again. */
  async function nameOf(data: Buffer, size: string, instead: string | undefined): Promise<string> {
    const hashed = (salt: string) =>
      createHash('sha256').update(data).update(salt).digest('hex').slice(0, 16);
    if (instead) return `images/${instead}-${hashed('')}-${size}.webp`;
    for (let salt = ''; ; salt += '+') {
      const file = `images/${hashed(salt)}-${size}.webp`;
      if (!(await isReplaced?.(file))) return file;
    }
  }

  return {
    /**
     * Stores a picture, and queues its variants. The name is a hash of the content, so that equal pictures are stored
     * once and a name is immutable.
     * @param instead the id of the picture in whose place it is to be shown.
     * @throws AppError `wrong-type` or `invalid` for an unusable picture, `unavailable` if the queue is full.
     */
    async save(upload: Buffer, instead?: string): Promise<StoredPicture> {
      await scanner?.scan(upload);
      const { decodePicture } = await decoder();
      const { data, width, height } = await decoding(() => decodePicture(upload));
      const file = await nameOf(data, `${width}x${height}`, instead);
      removed.delete(file);
      await storage.put(file, data);
      encode(file);
      return { file, bytes: data.length, width, height };
    },

    /** Encodes the variants of a picture that are missing, by its path with its focal point. */
    encode,

    /** Encodes the picture for shared links of what is closed, if it is missing. */
    encodeClosed(image: string, language: Language): void {
      const { path } = closedSharePicture(image, language) ?? {};
      if (path && !unfinished.has(path)) queue(path, image, () => makeClosed(image, language, path));
    },

    /** Resolves once a picture for shared links is stored, if it is being encoded. */
    ready: async (path: string): Promise<void> => unfinished.get(path),

    /**
     * Encodes variants that an interrupted run, or a version that made fewer of them, left missing.
     * @param focused the pictures with a focal point, which follows each path.
     */
    async resume(focused: readonly string[] = []): Promise<void> {
      const files = new Set((await stored()).map(({ path }) => path));
      for (const file of [...files, ...focused]) {
        const missing = variantsOf(file).some(({ path }) => !files.has(path));
        if (missing && !unfinished.has(file)) encode(file);
      }
    },

    /** The pictures without their variants. */
    async originals(): Promise<Stored[]> {
      return (await stored()).filter(({ path }) => variantsOf(path).length > 0);
    },

    /** Removes a picture with its variants. */
    async remove(file: string): Promise<void> {
      removed.add(file);
      // Else its variant under way would be stored later
      if (current?.picture === file) await current.work;
      const found = await storage.list(dirname(file), basename(file, extname(file)));
      // Stores round their times to seconds
      const before = new Date(Date.now() + 1_000);
      const own = found.filter(({ path }) => path === file || pictureOfVariant(path) === file);
      for (const { path } of own) {
        // The same picture may have been uploaded again
        if (removed.has(file)) await storage.remove(path, before);
      }
    },

    /** Running and queued pictures whose variants are encoded. */
    load: encoding.load,

    /** Resolves once every variant exists. */
    async idle(): Promise<void> {
      await Promise.all(unfinished.values());
    },

    /** Stops after the current variant; `resume` continues later. */
    async stop(): Promise<void> {
      stopped = true;
      await this.idle();
    },
  };
}

/** The path of a picture without its focal point. */
const plainOf = (image: string) => image.split('#')[0] ?? image;

/** A link may be shared at once; then the small ones, which encode fast, and phones request them. */
function inOrder(variants: Variant[]): Variant[] {
  const rank = ({ type, width }: Variant) => (type === 'jpg' ? 0 : width);
  return variants.toSorted((one, other) => rank(one) - rank(other));
}
