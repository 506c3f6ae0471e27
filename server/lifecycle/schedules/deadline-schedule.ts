import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../composition.ts';

/** Milliseconds between two checks: three short walks along indexes. */
const every = 400;

/**
 * Invalidates what is cached of announcements when they open, are about to close and close: on each instance by itself,
 * since nothing is written. Pages end with the day in any case (`response-cache.ts`), for they count the days.
 * @returns a function that stops it, and waits for the check under way.
 */
export function startDeadlineSchedule(
  { deadlines, invalidation }: Pick<Services, 'deadlines' | 'invalidation'>,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let checked = deadlines.now();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    const now = deadlines.now();
    const changed = await deadlines.changedBetween(checked, now);
    checked = now;
    if (changed.length > 0) await invalidation.invalidate(changed);
  }

  async function next(): Promise<void> {
    await check().catch((error: unknown) => log.error({ err: error }, 'checking for deadlines failed'));
    if (isStopped) return;
    timer = setTimeout(() => {
      running = next();
    }, every);
  }

  let running = next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
