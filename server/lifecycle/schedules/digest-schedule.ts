import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../composition.ts';
import { repeatedly } from './repeatedly.ts';

/** Milliseconds between two checks: the settings, and one row. */
const every = 20_000;

/**
 * Sends the daily reminders at their time, and makes up for those of a day on which the site was stopped then.
 * @returns a function that stops it, and waits for the mail under way.
 */
export function startDigestSchedule(
  { digest }: Pick<Services, 'digest'>,
  log: FastifyBaseLogger,
): () => Promise<void> {
  if (!digest) return async () => {};
  return repeatedly((signal) => digest.sendDue(signal), {
    every,
    report: (error) => log.error({ err: error }, 'checking for the daily reminder failed'),
  });
}
