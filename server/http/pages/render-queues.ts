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
 * @param onFull is given the address of a rendering in the queue of pages, for each that is refused
 */
export function createPageQueues(
  charged: Charged,
  onFull: (address: string) => void,
): Record<QueueName, Queue> {
  return {
    page: createReportedQueue(onFull),
    form: createSharedQueue(),
    post: createSharedQueue(),
    search: createSharedQueue(charged),
  };
}

/**
 * A queue that reports who fills it: of one that a single host has filled, those who are refused are others, and each of many.
 */
function createReportedQueue(onFull: (address: string) => void): Queue {
  const limiter = createConcurrencyLimiter(pageLimits);
  const places = new Set<{ address: string }>();
  let refused = 0;
  return async (work, address) => {
    const place = { address };
    if (limiter.isFull()) {
      refused += 1;
      onFull([...places][refused % places.size]?.address ?? '');
    } else places.add(place);
    try {
      return await limiter(work);
    } finally {
      places.delete(place);
    }
  };
}

export function queueOf({ method, routeOptions }: FastifyRequest): QueueName {
  if (method === 'POST') return 'post';
  if (routeOptions.config.search) return 'search';
  return routeOptions.config.unlogged ? 'form' : 'page';
}
