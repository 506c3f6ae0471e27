import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../composition.ts';
import { repeatedly } from './repeatedly.ts';

/** Milliseconds between two checks: three short walks along indexes. */
const every = 400;

/**
 * Invalidates what is cached of announcements when they open, are about to close and close, and everything when an alert
 * begins or ends: on each instance by itself, since nothing is written. Pages end with the day in any case (`response-cache.ts`), for they count the days.
 * @returns a function that stops it, and waits for the check under way.
 */
export function startDeadlineSchedule(
  {
    deadlines,
    standingAlerts,
    invalidation,
  }: Pick<Services, 'deadlines' | 'standingAlerts' | 'invalidation'>,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let checked = deadlines.now();

  async function check(): Promise<void> {
    const now = deadlines.now();
    const alerts = standingAlerts.changedBetween(checked, now);
    const changed = [...alerts, ...(await deadlines.changedBetween(checked, now))];
    checked = now;
    if (changed.length > 0) await invalidation.invalidate(changed);
  }

  return repeatedly(check, {
    every,
    report: (error) => log.error({ err: error }, 'checking for deadlines failed'),
  });
}
