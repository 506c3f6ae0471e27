import { AppError } from '../../../errors/app-error.ts';
import type { FileLimiter } from '../../limits/file-limiter.ts';

/**
 * Counts bytes that an address is about to send.
 * @throws AppError `too-many` where it has to wait, `unavailable` where the disk has no room.
 */
export async function takeRoom(
  limiter: FileLimiter | undefined,
  address: string,
  bytes: number,
): Promise<void> {
  const wait = (await limiter?.take(address, bytes)) ?? 0;
  if (wait === 'full') throw new AppError('unavailable', 'files.noRoom', { retryAfter: 3600 });
  if (wait > 0) {
    const values = { minutes: Math.ceil(wait / 60) };
    throw new AppError('too-many', 'files.wait', { values, retryAfter: wait });
  }
}
