import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type Variant, variantsOf } from '#shared/content/images.ts';
import { createConcurrencyLimiter } from '../../concurrency-limiter.ts';
import type { Storage } from './storage.ts';

/** The library that reads pictures is loaded with the first one: a site that is only read does without its memory. */
const decoder = () => import('./decode-picture.ts');

/** A stored picture: its path below `/storage/`, and its size. */
export type StoredPicture = { file: string; bytes: number; width: number; height: number };

/**
 * Pictures that were uploaded, each with the variants that pages ask for.
 * @param maxConcurrent decoders at once: a picture of 50 megapixels takes 150 MB.
 */
export function createImages(storage: Storage, { maxConcurrent = 1 } = {}) {
  const decoding = createConcurrencyLimiter({ maxConcurrent, maxQueued: 16 });
  const encoding = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: Number.POSITIVE_INFINITY });
  const unfinished = new Map<string, Promise<void>>();
  let stopped = false;

  async function makeVariants(file: string): Promise<void> {
    const stored = stopped ? undefined : await storage.find(file);
    if (!stored) return;
    const picture = await buffer(stored.read());
    for (const { path, type, width } of smallFirst(variantsOf(file))) {
      if (stopped) return;
      if (await storage.has(path)) continue;
      const { encodeVariant } = await decoder();
      await storage.put(path, await encodeVariant(picture, type, width));
    }
  }

  /** Makes the variants in the background; one that cannot be made leaves pages with the picture itself. */
  function queue(file: string): void {
    const work = encoding(() => makeVariants(file))
      .catch(() => {})
      .finally(() => unfinished.delete(file));
    unfinished.set(file, work);
  }

  return {
    /**
     * Stores a picture; its variants follow. The name comes from the content, so that the same picture is kept once
     * and a name never shows another one.
     * @throws AppError `wrong-type` or `invalid` for what is no picture, `unavailable` where too many are being read.
     */
    async save(upload: Buffer): Promise<StoredPicture> {
      const { decodePicture } = await decoder();
      const { data, width, height } = await decoding(() => decodePicture(upload));
      const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
      const file = `images/${hash}-${width}x${height}.webp`;
      await storage.put(file, data);
      queue(file);
      return { file, bytes: data.length, width, height };
    },

    /** Makes what an earlier run left undone. */
    async resume(): Promise<void> {
      const files = new Set((await storage.list('images')).map(({ path }) => path));
      for (const file of files) {
        const missing = variantsOf(file).some(({ path }) => !files.has(path));
        if (missing && !unfinished.has(file)) queue(file);
      }
    },

    /** Whether the variants of a picture are being made, and how many pictures wait for their turn. */
    load: encoding.load,

    /** When every variant is there. */
    async idle(): Promise<void> {
      await Promise.all(unfinished.values());
    },

    /** Ends after the variant that is being made; `resume` goes on another time. */
    async stop(): Promise<void> {
      stopped = true;
      await this.idle();
    },
  };
}

/** They are quick, and phones ask for them. */
function smallFirst(variants: Variant[]): Variant[] {
  return variants.toSorted((one, other) => one.width - other.width);
}
