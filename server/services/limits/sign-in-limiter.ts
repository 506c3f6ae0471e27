import * as limits from '#shared/limits.ts';
import { AppError } from '../../errors/app-error.ts';
import { dailyKeys } from './daily-keys.ts';
import { networkOf } from './network-of.ts';
import { createWindowCounter } from './window-counter.ts';

/** Length of a window in milliseconds. */
const duration = limits.signInWindowMinutes * 60 * 1000;

/**
 * Failed attempts per window. A known browser has a budget of its own, which nobody else can use up; all others share
 * one by e-mail and network, one by network and a wide one by e-mail. At the code step the client knows the password,
 * and codes are short: without a known browser all attempts on an account count together.
 */
const points = {
  'device': 10,
  'email and network': 10,
  'network': 60,
  'email': 100,
  'codes of a device': 10,
  'codes': 10,
};

type Budget = keyof typeof points;

export type SignInTry = {
  address: string;
  email: string;
  /** Thumbprint of the browser's key, if this browser signed in before with this e-mail. */
  device: string | undefined;
  step: 'password' | 'code';
};

/** Budgets of one person: a success shows that the earlier failures were no guesses. */
const personal: ReadonlySet<Budget> = new Set(['device', 'email and network', 'codes of a device', 'codes']);

export type SignInLimiter = ReturnType<typeof createSignInLimiter>;

/**
 * Slows down the guessing of passwords and codes. Kept in memory alone, under keys that say nothing of an address, an
 * e-mail or a browser.
 */
export function createSignInLimiter(now: () => number) {
  const keyOf = dailyKeys(now);
  const counterOf = (budget: Budget) => createWindowCounter({ points: points[budget], duration, now });
  const counters = Object.fromEntries(
    (Object.keys(points) as Budget[]).map((budget) => [budget, counterOf(budget)]),
  ) as Record<Budget, ReturnType<typeof counterOf>>;

  /** Budgets that an attempt counts in, each with its key. */
  function budgetsOf({ address, email, device, step }: SignInTry): [Budget, string][] {
    const network = networkOf(address);
    if (step === 'code') {
      return device ? [['codes of a device', keyOf(`${email} ${device}`)]] : [['codes', keyOf(email)]];
    }
    if (device) return [['device', keyOf(`${email} ${device}`)]];
    return [
      ['network', keyOf(network)],
      ['email and network', keyOf(`${email} ${network}`)],
      ['email', keyOf(email)],
    ];
  }

  /**
   * Counts an attempt in all of its budgets, or in none.
   * @throws AppError `too-many`
   */
  function count(tried: SignInTry): void {
    const counted: [Budget, string][] = [];
    for (const [budget, name] of budgetsOf(tried)) {
      const wait = counters[budget].take(name);
      if (wait === undefined) {
        counted.push([budget, name]);
        continue;
      }
      for (const [each, taken] of counted) counters[each].giveBack(taken, 1);
      throw new AppError('too-many', 'error.tooMany', { retryAfter: Math.ceil(wait / 1000) });
    }
  }

  return {
    /**
     * Counts an attempt around the work that verifies it. Only a failure, and a success that needs another step, stays
     * counted: other errors, such as a full queue, are not attempts.
     * @throws AppError `too-many` above the limit, or the error of the work.
     */
    async attempt<Result>(tried: SignInTry, work: () => Promise<Result>): Promise<Result> {
      count(tried);
      try {
        return await work();
      } catch (error) {
        const isWrong = error instanceof AppError && ['unauthorised', 'invalid'].includes(error.code);
        if (!isWrong) for (const [budget, name] of budgetsOf(tried)) counters[budget].giveBack(name, 1);
        throw error;
      }
    },

    /** Clears the personal budgets after a success: the earlier failures of the same person were no guesses. */
    discard(tried: SignInTry): void {
      for (const [budget, name] of budgetsOf(tried)) {
        if (personal.has(budget)) counters[budget].discard(name);
        else counters[budget].giveBack(name, 1);
      }
    },
  };
}
