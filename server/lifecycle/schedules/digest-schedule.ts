import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../composition.ts';

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
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function next(): Promise<void> {
    await digest
      ?.sendDue(stopping.signal)
      .catch((error: unknown) => log.error({ err: error }, 'checking for the daily reminder failed'));
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      running = next();
    }, every);
  }

  let running = digest ? next() : undefined;
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}
