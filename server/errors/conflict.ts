import { AppError } from './app-error.ts';

/** Refuses to overwrite what somebody else has changed; the answer carries what is there now. */
export function changed(current: unknown): never {
  throw new AppError('conflict', 'error.changed', { current });
}
