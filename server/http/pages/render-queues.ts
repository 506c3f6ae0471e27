import type { FastifyRequest } from 'fastify';
import { createConcurrencyLimiter } from '#server/concurrency-limiter.ts';
import { type Charged, createSharedQueue, type Queue } from '../limits/shared-queue.ts';

/** Concurrent renderings of pages, and the queue for a second or two of them: a later client better comes again. */
export const pageLimits = { maxConcurrent: 4, maxQueued: 100 };

export type QueueName = 'page' | 'form' | 'post' | 'search';

/**
 * The queues of page requests: those for a form, those that send one, and those that search have queues of their own, which no
 * other can fill.
 * @param charged charges the time of a search to its host
 */
export function createPageQueues(charged: Charged): Record<QueueName, Queue> {
  const pages = createConcurrencyLimiter(pageLimits);
  return {
    page: (work) => pages(work),
    form: createSharedQueue(),
    post: createSharedQueue(),
    search: createSharedQueue(charged),
  };
}

export function queueOf({ method, routeOptions }: FastifyRequest): QueueName {
  if (method === 'POST') return 'post';
  if (routeOptions.config.search) return 'search';
  return routeOptions.config.unlogged ? 'form' : 'page';
}
