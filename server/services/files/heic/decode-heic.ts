import { totalmem } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../errors/app-error.ts';

export type HeicTask = {
  upload: Uint8Array;
  maxPixels: number;
  /** Bytes of the decoder's memory. */
  maxMemory: number;
};

type Problem = 'image.unreadable' | 'image.tooManyPixels' | 'image.tooComplex';

export type HeicOutcome = { png: Uint8Array<ArrayBuffer> } | { problem: Problem };

type Limits = { maxPixels: number; maxMemory?: number; timeoutMs?: number };

/** A photograph of 50 megapixels takes 400 MB and 5 s. */
const mostMemory = 512 * 1024 * 1024;

/**
 * Decodes the primary image of a HEIC, turned upright, into a PNG with its colour profile and no other metadata. HEVC is
 * decoded in WebAssembly, by a thread of its own for each picture: what a hostile file does ends with it.
 * @throws AppError `invalid` if it cannot be decoded within the limits.
 */
export async function decodeHeic(upload: Buffer, limits: Limits): Promise<Buffer<ArrayBuffer>> {
  const { maxPixels, maxMemory = memoryLimit(), timeoutMs = 60_000 } = limits;
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: { upload, maxPixels, maxMemory } satisfies HeicTask,
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
    env: {},
  });
  const outcome = await outcomeOf(worker, timeoutMs);
  if ('problem' in outcome) throw new AppError('invalid', outcome.problem);
  return Buffer.from(outcome.png.buffer);
}

/** Half of what the machine or its container leaves, since the pixels are copied out of the decoder's memory. */
function memoryLimit(): number {
  const all = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.min(mostMemory, (all - process.memoryUsage.rss()) / 2);
}

async function outcomeOf(worker: Worker, timeoutMs: number): Promise<HeicOutcome> {
  const { promise, resolve } = Promise.withResolvers<HeicOutcome>();
  const timer = setTimeout(() => resolve({ problem: 'image.tooComplex' }), timeoutMs);
  worker.once('message', resolve);
  // Of the thread's own memory limit too
  worker.once('error', () => resolve({ problem: 'image.tooComplex' }));
  worker.once('exit', () => resolve({ problem: 'image.unreadable' }));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
