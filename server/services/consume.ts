import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';

type Refusal = ConstructorParameters<typeof AppError>[1];

/** Counts one more under a name. @throws AppError `too-many` with the sentence where there were too many. */
export async function consume(limiter: RateLimiterMemory, name: string, refusal: Refusal): Promise<void> {
  try {
    await limiter.consume(name);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new AppError('too-many', refusal, { retryAfter: Math.ceil(error.msBeforeNext / 1000) });
  }
}
