import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../composition.ts';
import { repeatedly } from './repeatedly.ts';

/** Milliseconds between two checks: the log's position, and two walks along indexes. */
const every = 3_000;

/**
 * Sends the mails of subscribers.
 * @returns a function that stops it: mails that the server has already are waited for, the others are for the next start.
 */
export function startSubscriptionSchedule(
  { subscriptions }: Pick<Services, 'subscriptions'>,
  log: FastifyBaseLogger,
): () => Promise<void> {
  if (!subscriptions) return async () => {};
  return repeatedly((signal) => subscriptions.sendDue(signal), {
    every,
    report: (error) => log.error({ err: error }, 'sending mails to subscribers failed'),
  });
}
