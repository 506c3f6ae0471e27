import { AppError } from '#server/errors/app-error.ts';
import { dailyKeys } from '#server/services/limits/daily-keys.ts';
import { hostOf } from '#server/services/limits/network-of.ts';
import { createWindowCounter } from '#server/services/limits/window-counter.ts';
import * as limits from '#shared/limits.ts';

/**
 * Slows down a host that follows every filter of the search: only URLs with more than a query count, so that people who share an
 * address can search. In memory alone, under keys that say nothing of an address.
 */
export function createSearchLimiter(now: () => number) {
  const keyOf = dailyKeys(now);
  const counter = createWindowCounter({ points: limits.filteredSearches, duration: 60_000, now });
  return {
    /** @throws AppError `too-many` */
    count(url: string, address: string): void {
      if (!/[?&](?:section|year|open|sort|page)=/.test(url)) return;
      const wait = counter.take(keyOf(hostOf(address)));
      if (wait === undefined) return;
      throw new AppError('too-many', 'error.tooMany', { retryAfter: Math.ceil(wait / 1000) });
    },
  };
}
