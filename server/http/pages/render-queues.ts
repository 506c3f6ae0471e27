import type { FastifyRequest } from 'fastify';
import { createCallerLimiter, createConcurrencyLimiter } from '#server/concurrency-limiter.ts';
import { hostOf, networkOf } from '#server/services/limits/network-of.ts';

/** Concurrent renderings of pages, and the queue for a second or two of them: a later client better comes again. */
export const pageLimits = { maxConcurrent: 4, maxQueued: 100 };

/** The queues of forms and of the search: the share of one host, and of one network, at a time, so that no client fills one alone. */
const sharedLimits = { maxConcurrent: 2, maxQueued: 100 };
const share = { host: 20, network: 50 };

type Queue = <Result>(work: () => Promise<Result>, address: string) => Promise<Result>;

export type QueueName = 'page' | 'form' | 'post' | 'search';

/**
 * The queues of page requests: those for a form, those that send one, and those that search have queues of their own, which no
 * other can fill.
 */
export function createPageQueues(): Record<QueueName, Queue> {
  const pages = createConcurrencyLimiter(pageLimits);
  return { page: (work) => pages(work), form: sharedQueue(), post: sharedQueue(), search: sharedQueue() };
}

function sharedQueue(): Queue {
  const limiter = createConcurrencyLimiter(sharedLimits);
  const [ofHost, ofNetwork] = [createCallerLimiter(share.host), createCallerLimiter(share.network)];
  return (work, address) => ofNetwork(networkOf(address), () => ofHost(hostOf(address), () => limiter(work)));
}

export function queueOf({ method, routeOptions }: FastifyRequest): QueueName {
  if (method === 'POST') return 'post';
  if (routeOptions.config.search) return 'search';
  return routeOptions.config.unlogged ? 'form' : 'page';
}
