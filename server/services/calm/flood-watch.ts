import { dailyKeys } from '../limits/daily-keys.ts';
import { createDecayingCounters } from '../limits/decaying-counters.ts';
import { hostOf, networkOf } from '../limits/network-of.ts';

const second = 1_000;

/**
 * The cost of requests within about ten seconds, in forms: with which a flood begins (some ten a second), and above which
 * it goes on.
 */
const begins = 150;
const goesOn = 75;

/** The largest part of it that a host, and a network, count for: one sender alone, however busy, makes no flood. */
const most = { host: 15, network: 50 };

/** Milliseconds from the end of a flood to the end of calm mode. */
const quietFor = 180 * second;

/**
 * The cost of a request that no cache serves: a form or a sign-in, and a page that is rendered. And of a rendering in a full
 * queue, for each that is refused because of it.
 */
export const requestCost = { write: 1, read: 0.2, refused: 1 };

/** Notices a flood of requests that cost work, from many places. In memory only, under daily keys. */
export function createFloodWatch(now: () => number) {
  const counters = () => createDecayingCounters({ halfLife: 10 * second, now });
  const site = counters();
  const senders = counters();
  const nameOf = dailyKeys(now);
  let lastBusy: number | undefined;

  return {
    /** @param address of the client; requests of the site itself have none. */
    count(this: void, cost: number, address = ''): void {
      const [host, network] = [nameOf(`host ${hostOf(address)}`), nameOf(`network ${networkOf(address)}`)];
      if (senders.of(host) >= most.host || senders.of(network) >= most.network) return;
      senders.add(host, cost);
      senders.add(network, cost);
      const sum = site.add('site', cost);
      if (sum >= begins || (lastBusy !== undefined && sum >= goesOn)) lastBusy = now();
    },

    /** True from its begin until some quiet minutes after it. */
    isFlooded(this: void): boolean {
      if (lastBusy !== undefined && now() - lastBusy >= quietFor) lastBusy = undefined;
      return lastBusy !== undefined;
    },
  };
}
