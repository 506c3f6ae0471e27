import { AppError } from './errors/app-error.ts';

type Limits = {
  atOnce: number;
  waiting: number;
  /** Places in a queue of their own, for work that goes before what waits in the other. */
  reserved?: number;
};

/**
 * Lets at most `atOnce` pieces of work run and `waiting` more wait, in order of arrival.
 * Whoever finds no place is told so at once, by AppError `unavailable`.
 */
export function places({ atOnce, waiting, reserved = 0 }: Limits) {
  const ordinary: (() => void)[] = [];
  const preferred: (() => void)[] = [];
  let running = 0;

  async function inTurn<Result>(work: () => Promise<Result>, isPreferred = false): Promise<Result> {
    if (running >= atOnce) {
      // Where those reserved are taken, it waits with all others
      const queue = isPreferred && preferred.length < reserved ? preferred : ordinary;
      if (queue === ordinary && queue.length >= waiting)
        throw new AppError('unavailable', 'error.unavailable', { retryAfter: 5 });
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed to the next in line, so that nobody slips in between.
      const next = preferred.shift() ?? ordinary.shift();
      if (next) next();
      else running -= 1;
    }
  }

  /** How much is being done at this moment. */
  const load = () => ({ running, waiting: preferred.length + ordinary.length });
  return Object.assign(inTurn, { load });
}

/** Lets each caller have at most so many pieces of work under way; whoever has more is told so by AppError `unavailable`. */
export function shareForEach(most: number) {
  const underWay = new Map<string, number>();

  return async <Result>(caller: string, work: () => Promise<Result>): Promise<Result> => {
    const before = underWay.get(caller) ?? 0;
    if (before >= most) throw new AppError('unavailable', 'error.unavailable', { retryAfter: 5 });
    underWay.set(caller, before + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(caller) ?? 1) - 1;
      if (left > 0) underWay.set(caller, left);
      else underWay.delete(caller);
    }
  };
}
