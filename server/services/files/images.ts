import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
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
};

type Stored = Awaited<ReturnType<Storage['list']>>[number];

/**
 * Uploaded pictures, each with the variants that pages use.
 */
export function createImages(storage: Storage, { maxConcurrent = 1, scanner }: Options = {}) {
  const decoding = createConcurrencyLimiter({ maxConcurrent, maxQueued: 16 });
  const encoding = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: Number.POSITIVE_INFINITY });
  const unfinished = new Map<string, Promise<void>>();
  let stopped = false;

  async function stored(): Promise<Stored[]> {
    return (await Promise.all(foldersOfItems.map((folder) => storage.list(folder)))).flat();
  }

  async function makeVariants(file: string): Promise<void> {
    const found = stopped ? undefined : await storage.find(file.split('#')[0] ?? file);
    if (!found) return;
    const picture = await buffer(found.read());
    for (const variant of inOrder(variantsOf(file))) {
      if (stopped) return;
      if (await storage.has(variant.path)) continue;
      const { encodeVariant } = await decoder();
      await storage.put(variant.path, await encodeVariant(picture, variant));
    }
  }

  async function makeClosed(image: string, language: Language, path: string): Promise<void> {
    if (stopped || (await storage.has(path))) return;
    const found = await storage.find(image.split('#')[0] ?? image);
    const shared = sharePicture(image);
    if (!found || !shared) return;
    const [{ encodeClosed }, picture] = await Promise.all([decoder(), buffer(found.read())]);
    const crop = { ...shared, focus: image.split('#')[1] };
    await storage.put(path, await encodeClosed(picture, crop, language));
  }

  /** Does work in the background; on failure pages show the picture itself. */
  function queue(name: string, make: () => Promise<void>): void {
    const work = encoding(make)
      .catch(() => {})
      .finally(() => unfinished.delete(name));
    unfinished.set(name, work);
  }

  const encode = (file: string) => queue(file, () => makeVariants(file));

  return {
    /**
     * Stores a picture, and queues its variants. The name is a hash of the content, so that equal pictures are stored
     * once and a name is immutable.
     * @throws AppError `wrong-type` or `invalid` for an unusable picture, `unavailable` if the queue is full.
     */
    async save(upload: Buffer): Promise<StoredPicture> {
      await scanner?.scan(upload);
      const { decodePicture } = await decoder();
      const { data, width, height } = await decoding(() => decodePicture(upload));
      const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
      const file = `images/${hash}-${width}x${height}.webp`;
      await storage.put(file, data);
      encode(file);
      return { file, bytes: data.length, width, height };
    },

    /** Encodes the variants of a picture that are missing, by its path with its focal point. */
    encode,

    /** Encodes the picture for shared links of what is closed, if it is missing. */
    encodeClosed(image: string, language: Language): void {
      const { path } = closedSharePicture(image, language) ?? {};
      if (path && !unfinished.has(path)) queue(path, () => makeClosed(image, language, path));
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

    /** Removes a picture with its variants, unless it was stored again after `before`. */
    async remove(file: string, before: Date): Promise<void> {
      const stem = file.replace(/\.[^.]+$/, '');
      const found = await storage.list(dirname(file), basename(stem));
      for (const { path } of found) {
        if (path === file || pictureOfVariant(path) === file) await storage.remove(path, before);
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

/** A link may be shared at once; then the small ones, which encode fast, and phones request them. */
function inOrder(variants: Variant[]): Variant[] {
  const rank = ({ type, width }: Variant) => (type === 'jpg' ? 0 : width);
  return variants.toSorted((one, other) => rank(one) - rank(other));
}
