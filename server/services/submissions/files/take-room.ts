import { AppError } from '../../../errors/app-error.ts';
import type { FileLimiter } from '../../limits/file-limiter.ts';

/**
 * Measures the disk before a transaction, which others wait for.
 * @returns counts bytes that an address is about to send. @throws AppError `too-many` where it has to wait, `unavailable`
 * where the disk has no room.
 */
export async function measuredRoom(limiter: FileLimiter | undefined) {
  const take = await limiter?.measure();
  return (address: string, bytes: number): void => {
    const wait = take?.(address, bytes) ?? 0;
    if (wait === 'full') throw new AppError('unavailable', 'files.noRoom', { retryAfter: 3600 });
    if (wait > 0) {
      const values = { minutes: Math.ceil(wait / 60) };
      throw new AppError('too-many', 'files.wait', { values, retryAfter: wait });
    }
  };
}

/** The same for bytes that are stored at once. @throws AppError `too-many`, `unavailable` */
export async function takeRoom(
  limiter: FileLimiter | undefined,
  address: string,
  bytes: number,
): Promise<void> {
  (await measuredRoom(limiter))(address, bytes);
}
