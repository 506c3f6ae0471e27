import { AppError } from '#server/errors/app-error.ts';
import { dailyKeys } from '#server/services/limits/daily-keys.ts';
import { hostOf } from '#server/services/limits/network-of.ts';
import { createWindowCounter } from '#server/services/limits/window-counter.ts';
import * as limits from '#shared/limits.ts';

export type GuessLimiter = ReturnType<typeof createGuessLimiter>;

/** Slows down a host that tries links that are none. In memory alone, under keys that say nothing of an address. */
export function createGuessLimiter(now: () => number) {
  const keyOf = dailyKeys(now);
  const counter = createWindowCounter({ points: limits.previewGuesses, duration: 60_000, now });
  return {
    /** @throws AppError `too-many` */
    count(address: string): void {
      const wait = counter.take(keyOf(hostOf(address)));
      if (wait === undefined) return;
      throw new AppError('too-many', 'error.tooMany', { retryAfter: Math.ceil(wait / 1000) });
    },
  };
}
