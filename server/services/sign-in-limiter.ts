import { RateLimiterMemory } from 'rate-limiter-flexible';
import { consume } from './consume.ts';
import { dailyKeys } from './daily-keys.ts';
import { networkOf } from './network-of.ts';

const duration = 15 * 60;

/** Tries in a quarter of an hour. Phone users share a network's address, so a network has more than one person's. */
const triesOfNetwork = 60;
const triesOfEmail = 10;

type Try = { address: string; email: string };

/**
 * Slows down the guessing of passwords. Kept in memory alone, under keys that say nothing of an address or an e-mail.
 */
export function createSignInLimiter(now: () => number) {
  const networks = new RateLimiterMemory({ keyPrefix: 'network', points: triesOfNetwork, duration });
  const emails = new RateLimiterMemory({ keyPrefix: 'email', points: triesOfEmail, duration });
  const keyOf = dailyKeys(now);

  return {
    /** Counts a try. @throws AppError `too-many` where there were too many. */
    async count({ address, email }: Try): Promise<void> {
      await consume(networks, keyOf(networkOf(address)), 'error.tooMany');
      await consume(emails, keyOf(email), 'error.tooMany');
    },

    /** A try that succeeded was no guess, nor were those steps that led to it. */
    async forget({ address, email }: Try, steps = 1): Promise<void> {
      await Promise.all([networks.reward(keyOf(networkOf(address)), steps), emails.delete(keyOf(email))]);
    },
  };
}
