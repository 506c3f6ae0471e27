import { RateLimiterMemory } from 'rate-limiter-flexible';
import { consume } from './consume.ts';
import { dailyKeys } from './daily-keys.ts';
import { networkOf } from './network-of.ts';

const duration = 60 * 60;

/** Submissions of one network in an hour; telephones share a network's address, so it is the share of many people. */
const submissions = 120;

/** From so many challenges of one network in an hour on, each is so many times harder. */
const steps = [
  { challenges: 300, harder: 8 },
  { challenges: 60, harder: 3 },
];

export type SubmissionLimiter = ReturnType<typeof createSubmissionLimiter>;

/** Holds floods back: a harder challenge first, refusal last. Kept in memory alone, under names of the day. */
export function createSubmissionLimiter(now: () => number) {
  const sent = new RateLimiterMemory({ keyPrefix: 'sent', points: submissions, duration });
  const asked = new RateLimiterMemory({ keyPrefix: 'asked', points: Number.MAX_SAFE_INTEGER, duration });
  const nameOf = dailyKeys(now);

  return {
    /** How many times harder than usual the next challenge of this address is. */
    async difficulty(address: string): Promise<number> {
      const { consumedPoints } = await asked.consume(nameOf(networkOf(address)));
      return steps.find(({ challenges }) => consumedPoints > challenges)?.harder ?? 1;
    },

    /** Counts a submission. @throws AppError `too-many` */
    count: (address: string) => consume(sent, nameOf(networkOf(address)), 'form.tooMany'),
  };
}
