import { AppError } from '../errors.ts';

/** Refuses to overwrite what somebody else has changed; the answer carries what is there now. */
export function changed(current: unknown): never {
  throw new AppError('conflict', 'error.changed', { current });
}
