import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds of work after which it pauses, and of the pause: half of the processor stays free. */
const share = 4;

/** Thrown to stop long work: the site is stopping. */
export class Stopped extends Error {}

/**
 * Divides long work into parts between which requests are handled.
 * @returns to be called after each small step. @throws Stopped once the site stops.
 */
export function createPace(stopping?: AbortSignal): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (stopping?.aborted) throw new Stopped();
    if (performance.now() - began < share) return;
    await delay(share);
    began = performance.now();
  };
}
