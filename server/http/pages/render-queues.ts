import type { FastifyRequest } from 'fastify';
import { createCallerLimiter, createConcurrencyLimiter } from '#server/concurrency-limiter.ts';
import { hostOf, networkOf } from '#server/services/limits/network-of.ts';

/**
 * So many pages are made side by side, and so many more are waited for, a second or two at most: whoever comes then is
 * better told to come again.
 */
export const making = { maxConcurrent: 4, maxQueued: 100 };

const makingForms = { maxConcurrent: 2, maxQueued: 100 };
/** How many of these are for one host, and for one network, at a time: nobody fills the queue alone. */
const formsOfOne = { host: 20, network: 50 };

type Queue = <Result>(work: () => Promise<Result>, address: string) => Promise<Result>;

export type QueueName = 'page' | 'form' | 'post';

/** Where a request for a page waits: those with a form, and what is posted to them, have queues that no other can fill. */
export function createPageQueues(): Record<QueueName, Queue> {
  const pages = createConcurrencyLimiter(making);
  return { page: (work) => pages(work), form: queueOfForms(), post: queueOfForms() };
}

function queueOfForms(): Queue {
  const limiter = createConcurrencyLimiter(makingForms);
  const [ofHost, ofNetwork] = [createCallerLimiter(formsOfOne.host), createCallerLimiter(formsOfOne.network)];
  return (work, address) => ofNetwork(networkOf(address), () => ofHost(hostOf(address), () => limiter(work)));
}

export function queueOf({ method, routeOptions }: FastifyRequest): QueueName {
  if (method === 'POST') return 'post';
  return routeOptions.config.unlogged ? 'form' : 'page';
}
