import { AppError } from './app-error.ts';

/** Refuses to overwrite another user's change; the response carries the stored state. */
export function changed(current: unknown): never {
  throw new AppError('conflict', 'error.changed', { current });
}
