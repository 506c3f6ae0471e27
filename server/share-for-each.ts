import { AppError } from './errors.ts';

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
