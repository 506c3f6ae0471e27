import type { FastifyRequest } from 'fastify';
import { createCallerLimiter, createConcurrencyLimiter } from '#server/concurrency-limiter.ts';
import { hostOf, networkOf } from '#server/services/limits/network-of.ts';

/** Concurrent renderings of pages, and the queue for a second or two of them: a later client better comes again. */
export const pageLimits = { maxConcurrent: 4, maxQueued: 100 };

const formLimits = { maxConcurrent: 2, maxQueued: 100 };
/** The share of one host, and of one network, at a time: no client fills the queue alone. */
const formShare = { host: 20, network: 50 };

type Queue = <Result>(work: () => Promise<Result>, address: string) => Promise<Result>;

export type QueueName = 'page' | 'form' | 'post';

/** The queues of page requests: those for a form, and those that send one, have queues of their own, which no other can fill. */
export function createPageQueues(): Record<QueueName, Queue> {
  const pages = createConcurrencyLimiter(pageLimits);
  return { page: (work) => pages(work), form: queueOfForms(), post: queueOfForms() };
}

function queueOfForms(): Queue {
  const limiter = createConcurrencyLimiter(formLimits);
  const [ofHost, ofNetwork] = [createCallerLimiter(formShare.host), createCallerLimiter(formShare.network)];
  return (work, address) => ofNetwork(networkOf(address), () => ofHost(hostOf(address), () => limiter(work)));
}

export function queueOf({ method, routeOptions }: FastifyRequest): QueueName {
  if (method === 'POST') return 'post';
  return routeOptions.config.unlogged ? 'form' : 'page';
}
