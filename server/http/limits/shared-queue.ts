import { createCallerLimiter, createConcurrencyLimiter } from '#server/concurrency-limiter.ts';
import { hostOf, networkOf } from '#server/services/limits/network-of.ts';

/** The share of one host, and of one network, at a time, so that no client fills a queue alone. */
const sharedLimits = { maxConcurrent: 2, maxQueued: 100 };
const share = { host: 20, network: 50 };

export type Queue = <Result>(work: () => Promise<Result>, address: string) => Promise<Result>;

/** Does work on the account of an address. */
export type Charged = <Result>(address: string, work: () => Promise<Result>) => Promise<Result>;

/** A queue of which a host and a network have a share; the time of the work itself is charged to who asked for it. */
export function createSharedQueue(charged: Charged = (_address, work) => work()): Queue {
  const limiter = createConcurrencyLimiter(sharedLimits);
  const [ofHost, ofNetwork] = [createCallerLimiter(share.host), createCallerLimiter(share.network)];
  return (work, address) =>
    ofNetwork(networkOf(address), () => ofHost(hostOf(address), () => limiter(() => charged(address, work))));
}
