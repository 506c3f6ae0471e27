import { AppError } from './errors.ts';

/**
 * Lets at most `atOnce` pieces of work run and `waiting` more wait, in order of arrival.
 * Whoever finds no place is told so at once, by AppError `unavailable`.
 */
export function places({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new AppError('unavailable', 'error.unavailable', { retryAfter: 5 });
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed to the next in line, so that nobody slips in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  }

  /** How much is being done at this moment. */
  const load = () => ({ running, waiting: queue.length });
  return Object.assign(inTurn, { load });
}
