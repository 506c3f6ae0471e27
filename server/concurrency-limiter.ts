import { AppError } from './errors/app-error.ts';

type Limits = {
  maxConcurrent: number;
  maxQueued: number;
  /** Length of the queue for preferred work, which runs before the ordinary queue. */
  reserved?: number;
};

/**
 * A concurrency limiter: at most `maxConcurrent` calls run, `maxQueued` more wait in order of arrival.
 * @throws AppError `unavailable` where the queue is full.
 */
export function createConcurrencyLimiter({ maxConcurrent, maxQueued, reserved = 0 }: Limits) {
  const ordinary: (() => void)[] = [];
  const preferred: (() => void)[] = [];
  let running = 0;
  /** True where a call that is not preferred is refused. */
  const isFull = () => running >= maxConcurrent && ordinary.length >= maxQueued;

  async function limiter<Result>(work: () => Promise<Result>, isPreferred = false): Promise<Result> {
    if (running >= maxConcurrent) {
      // A full preferred queue overflows into the ordinary one
      const queue = isPreferred && preferred.length < reserved ? preferred : ordinary;
      if (queue === ordinary && isFull())
        throw new AppError('unavailable', 'error.unavailable', { retryAfter: 5 });
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The slot goes straight to the next in the queue, so a new call cannot overtake it
      const next = preferred.shift() ?? ordinary.shift();
      if (next) next();
      else running -= 1;
    }
  }

  /** Calls that run, and calls in the queues. */
  const load = () => ({ running, waiting: preferred.length + ordinary.length });
  return Object.assign(limiter, { load, isFull });
}

/**
 * A concurrency limiter per caller, without a queue.
 * @throws AppError `unavailable` above `most`.
 */
export function createCallerLimiter(most: number) {
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
